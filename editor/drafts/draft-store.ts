import { createStore, promisifyRequest, values, type UseStore } from 'idb-keyval';
import type { Draft, DraftStore } from './drafts.ts';

const databaseOf = (project: string) => `editor: ${project}`;
const STORE = 'drafts';

/** Drafts in a browser, which other tabs of it change too. */
export interface KeptDrafts extends DraftStore {
  /** Calls after another tab has changed drafts, or may have. */
  follow: (listener: () => void) => void;
  /** Leaves nothing of them. */
  remove: () => Promise<void>;
}

/**
 * Keeps drafts in this browser until they are published.
 * @param project where they belong: a service and its repository, or this computer
 */
export function draftStore(project: string): KeptDrafts {
  let opened: UseStore | undefined;
  let channel: BroadcastChannel | undefined;
  // Some browsers throw already here in a private window.
  const store = () => (opened ??= createStore(databaseOf(project), STORE));
  const close = async () => {
    const left = opened;
    opened = undefined;
    await left?.('readonly', ({ transaction }) => transaction.db.close());
  };
  return {
    read: async () => values<Draft>(store()),
    write: async (set, removed) =>
      store()('readwrite', (drafts) => {
        for (const draft of set) drafts.put(draft, draft.path);
        for (const path of removed) drafts.delete(path);
        return promisifyRequest(drafts.transaction);
      }).then(() => channel?.postMessage('')),
    follow: (listener) => {
      channel ??= new BroadcastChannel(databaseOf(project));
      channel.addEventListener('message', listener);
      // A tab that slept has missed what others said meanwhile.
      document.addEventListener('visibilitychange', listener);
      // WebKit keeps a page that somebody has left, for whose connection the next one would wait.
      addEventListener('pagehide', ({ persisted }) => void (persisted && close()));
    },
    remove: async () => {
      await close();
      const request = indexedDB.deleteDatabase(databaseOf(project));
      await new Promise((resolve) => {
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
      });
    },
  };
}
