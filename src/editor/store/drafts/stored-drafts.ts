import { Observable } from '../../app/observable.ts';

/** What a file holds: a text, or the bytes of a picture or of music; undefined where there is none. */
export type FileContent = string | Uint8Array<ArrayBuffer> | undefined;

/** A change of a file that is not published yet. */
export interface Draft {
  /** From the project's root. */
  path: string;
  /** The version that was changed; undefined for a new file. */
  from: string | undefined;
  /** What that version held, for merging; undefined for a new file, a picture and music. */
  before: string | undefined;
  content: FileContent;
  /** When it was changed last, in ms since 1970. */
  at: number;
}

/** Makes of the draft of a file, as it is stored, the next one; undefined is no draft. */
export type Edit = (draft: Draft | undefined) => Draft | undefined;

/** Files by their paths, each with its draft or without one. */
type DraftEntries = Iterable<readonly [path: string, draft: Draft | undefined]>;

/** Where drafts are stored on this device, for all tabs. Rejects where nothing can be stored. */
export interface DraftStore {
  read: () => Promise<readonly Draft[]>;
  /**
   * Edits the drafts of some files in one transaction.
   * @param edits by the paths of the files, in their order
   * @returns these drafts as they are stored now
   */
  edit: (edits: ReadonlyMap<string, readonly Edit[]>) => Promise<DraftEntries>;
  /** Runs a task while no other tab runs one. */
  lock: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

/** Applies edits one after the other. */
export const applyEdits = (draft: Draft | undefined, edits: readonly Edit[] = []) =>
  edits.reduce((edited, edit) => edit(edited), draft);

/** In ms: a device that takes longer to store a change is told of as one that stores nothing. */
const PATIENCE = 3000;

/**
 * Drafts by the paths of their files. An edit is shown at once, and waits in a list until the device
 * has stored it, so that closing the tab or a crash loses none.
 */
export class StoredDrafts extends Observable {
  readonly #store: DraftStore;
  /** As stored, with the edits that are not stored yet. */
  #drafts: ReadonlyMap<string, Draft> = new Map();
  /** The edits that are not stored yet, by the paths of their files. */
  readonly #unsaved = new Map<string, readonly Edit[]>();
  /** Ends with the last access to the store: they follow one another. Never rejects. */
  #accesses: Promise<unknown> = Promise.resolve();
  /** Whether the device has refused to store an edit, or takes very long. */
  #isRefused = false;

  constructor(store: DraftStore) {
    super();
    this.#store = store;
  }

  /** All drafts by their paths: another map after every change. */
  get all(): ReadonlyMap<string, Draft> {
    return this.#drafts;
  }

  /** Whether the device has stored every edit: leaving the page loses nothing. */
  get status(): 'saved' | 'saving' | 'failed' {
    if (this.#unsaved.size === 0) return 'saved';
    return this.#isRefused ? 'failed' : 'saving';
  }

  /** Shows what was stored before. */
  async open(): Promise<void> {
    const stored = (await this.#read()) ?? [];
    this.#show(stored);
    this.changed();
  }

  /**
   * Shows what other tabs of this browser have changed.
   * @param readPublished called before drafts are gone that were published in another tab, or given
   *   up: what somebody types next is a change of what is published then
   * @returns whether that was anything
   */
  async refresh(readPublished: () => Promise<void>): Promise<boolean> {
    let stored = await this.#read();
    const gone = [...this.#drafts.keys()].filter(
      (path) => stored && !stored.has(path) && !this.#unsaved.has(path),
    );
    if (gone.length > 0) {
      await readPublished();
      stored = await this.#read();
    }
    if (!stored) return false;
    const paths = new Set([...stored.keys(), ...gone]);
    return this.#show([...paths].map((path) => [path, stored.get(path)]));
  }

  /** Ends once every edit is stored, or the device has refused to. */
  async settled(): Promise<void> {
    const accesses = this.#accesses;
    await accesses;
    if (accesses !== this.#accesses) await this.settled();
  }

  /** Calls listeners also where what is published has changed. */
  tell(): void {
    this.#drafts = new Map(this.#drafts);
    this.changed();
  }

  /** The drafts with others of some files. */
  protected with(entries: DraftEntries): Map<string, Draft> {
    const drafts = new Map(this.#drafts);
    for (const [path, draft] of entries)
      if (draft) drafts.set(path, draft);
      else drafts.delete(path);
    return drafts;
  }

  /** Edits drafts: as they are shown at once, as they are stored soon. */
  protected edit(edits: readonly (readonly [path: string, edit: Edit])[]): void {
    for (const [path, edit] of edits)
      this.#unsaved.set(path, [...(this.#unsaved.get(path) ?? []), edit]);
    this.#drafts = this.with(edits.map(([path, edit]) => [path, edit(this.#drafts.get(path))]));
    this.changed();
    void this.#access(() => this.#save());
  }

  /** Shows drafts as they are stored, with the edits since. @returns whether any is another one */
  #show(stored: DraftEntries): boolean {
    const changes = [...stored]
      .map(([path, draft]) => [path, applyEdits(draft, this.#unsaved.get(path))] as const)
      .filter(([path, draft]) => this.#drafts.get(path)?.at !== draft?.at);
    if (changes.length === 0) return false;
    this.#drafts = this.with(changes);
    this.changed();
    return true;
  }

  #access<Result>(access: () => Promise<Result>): Promise<Result> {
    const result = this.#accesses.then(access);
    this.#accesses = result.catch(() => undefined);
    return result;
  }

  /** The stored drafts by their paths; undefined where the device has none for us. */
  async #read(): Promise<Map<string, Draft> | undefined> {
    const drafts = await this.#access(() => this.#store.read()).catch(() => undefined);
    return drafts && new Map(drafts.map((draft) => [draft.path, draft]));
  }

  /** Stores all edits that are not stored yet. */
  async #save(): Promise<void> {
    const edits = new Map(this.#unsaved);
    if (edits.size === 0) return;
    const note = (isRefused: boolean) => {
      this.#isRefused = isRefused;
      this.changed();
    };
    const timer = setTimeout(() => note(true), PATIENCE);
    try {
      const stored = await this.#store.edit(edits);
      for (const [path, { length }] of edits) {
        const since = this.#unsaved.get(path)?.slice(length) ?? [];
        if (since.length > 0) this.#unsaved.set(path, since);
        else this.#unsaved.delete(path);
      }
      this.#show(stored);
      note(false);
    } catch {
      // What is shown is stored with the next edit, if the device can then.
      for (const path of this.#unsaved.keys()) {
        const draft = this.#drafts.get(path);
        this.#unsaved.set(path, [() => draft]);
      }
      note(true);
    } finally {
      clearTimeout(timer);
    }
  }
}
