import { createStore, promisifyRequest, values, type UseStore } from 'idb-keyval';
import { applyEdits, type Draft, type DraftStore } from './stored-drafts.ts';

const STORE = 'drafts';
/** In ms: waiting longer for another tab, which the device may have put to sleep, is given up. */
const LONGEST = 60_000;

/** Drafts in a browser, which other tabs of it change too. */
export interface KeptDrafts extends DraftStore {
  /** Calls after another tab has changed drafts, or may have. */
  follow: (listener: () => void) => void;
  /** Leaves nothing of them. */
  remove: () => Promise<void>;
}

/**
 * Stores drafts in this browser until they are published.
 * @param project where they belong: a service and its repository, or this computer
 */
export function draftStore(project: string): KeptDrafts {
  const name = `editor: ${project}`;
  let opened: UseStore | undefined;
  let channel: BroadcastChannel | undefined;
  // Some browsers throw already here in a private window.
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
        // Nothing else may be waited for: the transaction would end.
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
      // A tab that slept has missed what others said meanwhile.
      document.addEventListener('visibilitychange', listener);
      // WebKit keeps a page that somebody has left, for whose connection the next one would wait.
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
