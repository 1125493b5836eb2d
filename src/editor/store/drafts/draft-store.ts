import { clear, createStore, promisifyRequest, values, type UseStore } from 'idb-keyval';

/** The content of a file: a text, or the bytes of a picture or music; undefined if deleted. */
export type FileContent = string | Uint8Array<ArrayBuffer> | undefined;

/** A change of a file that is not published yet. Not to be confused with a draft page. */
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
  /** The version that was sent in a commit whose outcome is unknown. */
  sent?: { version: string | undefined };
}

/** Drafts by the paths of their files; undefined for a file without a draft. */
export type DraftEntries = Iterable<readonly [path: string, draft: Draft | undefined]>;

/** The storage for the drafts of one tab. Each method rejects if the device cannot store. */
export interface DraftStore {
  /** Claims the store for this tab, and reads the drafts. */
  open: () => Promise<readonly Draft[]>;
  /** Stores drafts in one transaction. Rejects if another tab has opened the store since. */
  save: (drafts: DraftEntries) => Promise<void>;
  /** Closes the connection until the next access. */
  close: () => Promise<void>;
  /** Deletes all drafts. */
  remove: () => Promise<void>;
}

/** In ms: an access to the store that takes longer counts as refused. */
export const ACCESS_TIMEOUT = 3000;

/** Waits for an access to the store, for `ACCESS_TIMEOUT` at most. */
export async function inTime(access: Promise<unknown>): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ACCESS_TIMEOUT);
  await Promise.race([access, timeout]).finally(() => clearTimeout(timer));
}

const STORE = 'drafts';
/** The key of the entry that names the tab with write access. */
const OWNER = 'owner';
const nameOf = (project: string) => `editor: ${project}`;

const draftsIn = (entries: readonly (Draft | string)[]) =>
  entries.filter((entry) => typeof entry === 'object');

const closeStore = async (store: UseStore | undefined) =>
  store?.('readonly', ({ transaction }) => transaction.db.close());

/**
 * Stores drafts in IndexedDB until they are published.
 * @param project the name of the project: its repository and branch, or its folder
 * @param formerName a name under which its drafts were stored earlier: they are taken over once
 */
export function draftStore(project: string, formerName?: string): DraftStore {
  const tab = crypto.randomUUID();
  let opened: UseStore | undefined;
  // In a private window some browsers throw here: then the first access fails, not the start.
  const store = () => (opened ??= createStore(nameOf(project), STORE));
  const close = async () => {
    const left = opened;
    opened = undefined;
    await closeStore(left);
  };
  return {
    open: async () => {
      const former = formerName === undefined ? undefined : createStore(nameOf(formerName), STORE);
      const earlier = former ? draftsIn(await values<Draft | string>(former)) : [];
      const all = await store()('readwrite', async (entries) => {
        for (const draft of earlier) entries.put(draft, draft.path);
        entries.put(tab, OWNER);
        // Await only requests of this transaction, or it commits itself too early.
        const stored = await promisifyRequest<(Draft | string)[]>(entries.getAll());
        await promisifyRequest(entries.transaction);
        return stored;
      });
      if (former) {
        // An earlier version may be open in another tab: it would block the deletion of the database.
        await clear(former);
        await closeStore(former);
      }
      return draftsIn(all);
    },
    save: async (drafts) =>
      store()('readwrite', async (entries) => {
        if ((await promisifyRequest<unknown>(entries.get(OWNER))) !== tab)
          throw new Error('Another tab has opened the project.');
        for (const [path, draft] of drafts)
          if (draft) entries.put(draft, path);
          else entries.delete(path);
        await promisifyRequest(entries.transaction);
      }),
    close,
    remove: async () => {
      await inTime(close());
      const request = indexedDB.deleteDatabase(nameOf(project));
      const removed = new Promise((resolve) => {
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
      });
      await inTime(removed);
    },
  };
}
