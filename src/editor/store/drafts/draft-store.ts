import { createStore, promisifyRequest, values, type UseStore } from 'idb-keyval';

/** The content of a file: a text, or the bytes of a picture or music; undefined if deleted. */
export type FileContent = string | Uint8Array<ArrayBuffer> | undefined;

/** A change of a file that is not published yet. `isDraft` is of pages: it means `publish: false`. */
export interface Draft {
  /** From the project's root. */
  path: string;
  /** The published version that was changed; undefined for a new file. */
  from: string | undefined;
  /** The text of that version, for merging; undefined for a new file, a picture and music. */
  before: string | undefined;
  content: FileContent;
  /** When it was last changed, in ms since 1970. */
  at: number;
}

/** Computes the next draft of a file from the stored one; undefined means no draft. */
export type Edit = (draft: Draft | undefined) => Draft | undefined;

/** Drafts by the paths of their files; undefined for a file without a draft. */
export type DraftEntries = Iterable<readonly [path: string, draft: Draft | undefined]>;

/** The storage for drafts, shared by all tabs. Rejects if the device cannot store. */
export interface DraftStore {
  read: () => Promise<readonly Draft[]>;
  /**
   * Edits drafts in one transaction.
   * @param edits the edits of each file, in their order
   * @returns the drafts as they are stored now
   */
  edit: (edits: ReadonlyMap<string, readonly Edit[]>) => Promise<DraftEntries>;
  /** Runs a task while holding a lock that only one tab can hold. */
  lock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Calls the listener when another tab has changed drafts, or may have. */
  subscribe: (listener: () => void) => void;
  /** Deletes all drafts. */
  remove: () => Promise<void>;
}

/** After how long, in ms, an unfinished access to the store counts as refused. */
export const ACCESS_TIMEOUT = 3000;

/** Waits for an access to the store; resolves to undefined if it hangs. */
export async function inTime<Result>(access: Promise<Result>): Promise<Result | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ACCESS_TIMEOUT);
  return Promise.race([access, timeout]).finally(() => clearTimeout(timer));
}

/** Applies edits one after the other. */
export const applyEdits = (draft: Draft | undefined, edits: readonly Edit[] = []) =>
  edits.reduce((edited, edit) => edit(edited), draft);

const STORE = 'drafts';
/** How long, in ms, to wait for the lock of another tab, which the device may have suspended. */
const LOCK_TIMEOUT = 60_000;

/**
 * Stores drafts in IndexedDB until they are published.
 * @param project the name of the project: its repository and branch, or this computer
 */
export function draftStore(project: string): DraftStore {
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
      const result = await store()('readwrite', async (drafts) => {
        const edited = [...edits].map(async ([path, fileEdits]) => {
          const stored = await promisifyRequest<Draft | undefined>(drafts.get(path));
          const draft = applyEdits(stored, fileEdits);
          if (draft) drafts.put(draft, path);
          else drafts.delete(path);
          return [path, draft] as const;
        });
        // Await only requests of this transaction, or it commits itself too early.
        const entries = await Promise.all(edited);
        await promisifyRequest(drafts.transaction);
        return entries;
      });
      channel?.postMessage('');
      return result;
    },
    lock: async (task) =>
      navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, task),
    subscribe: (listener) => {
      channel ??= new BroadcastChannel(name);
      channel.addEventListener('message', listener);
      // A suspended tab receives no messages.
      document.addEventListener('visibilitychange', listener);
      // WebKit keeps the connection of a page in its back/forward cache, and the next page waits
      // for it.
      addEventListener('pagehide', ({ persisted }) => void (persisted && close()));
    },
    remove: async () => {
      await inTime(close());
      const request = indexedDB.deleteDatabase(name);
      const removed = new Promise((resolve) => {
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
      });
      await inTime(removed);
    },
  };
}
