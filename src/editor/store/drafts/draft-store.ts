import { createStore, promisifyRequest, values, type UseStore } from 'idb-keyval';
import { applyEdits, type Draft, type DraftStore } from './stored-drafts.ts';

const STORE = 'drafts';
/** How long, in ms, to wait for the lock of another tab, which the device may have suspended. */
const LONGEST = 60_000;

/** Drafts in this browser, which other tabs change too. */
export interface KeptDrafts extends DraftStore {
  /** Calls the listener when another tab has changed drafts, or may have. */
  follow: (listener: () => void) => void;
  /** Deletes all drafts. */
  remove: () => Promise<void>;
}

/**
 * Stores drafts in IndexedDB until they are published.
 * @param project the name of the project: its repository and branch, or this computer
 */
export function draftStore(project: string): KeptDrafts {
  const name = `editor: ${project}`;
  let opened: UseStore | undefined;
  let channel: BroadcastChannel | undefined;
  // In a private window some browsers throw here: then the first access fails, not the start.
  const store = () => (opened ??= createStore(name, STORE));
  const close = async () => {
    const left = opened;
    opened = undefined;
    await left?.('readonly', ({ transaction }) => transaction.db.close());
  };
  return {
    read: async () => values<Draft>(store()),
    edit: async (edits) => {
      const edited = await store()('readwrite', async (drafts) => {
        const stored = [...edits].map(async ([path, all]) => {
          const draft = applyEdits(
            await promisifyRequest<Draft | undefined>(drafts.get(path)),
            all,
          );
          if (draft) drafts.put(draft, path);
          else drafts.delete(path);
          return [path, draft] as const;
        });
        // Await nothing but requests of this transaction: it would commit itself before.
        const all = await Promise.all(stored);
        await promisifyRequest(drafts.transaction);
        return all;
      });
      channel?.postMessage('');
      return edited;
    },
    lock: async (task) =>
      navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST) }, task),
    follow: (listener) => {
      channel ??= new BroadcastChannel(name);
      channel.addEventListener('message', listener);
      // A suspended tab receives no messages.
      document.addEventListener('visibilitychange', listener);
      // WebKit keeps the connection of a page in its back/forward cache, and the next page waits
      // for it.
      addEventListener('pagehide', ({ persisted }) => void (persisted && close()));
    },
    remove: async () => {
      await close();
      const request = indexedDB.deleteDatabase(name);
      await new Promise((resolve) => {
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
      });
    },
  };
}
