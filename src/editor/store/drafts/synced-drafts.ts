import { Observable } from '../observable.ts';
import {
  ACCESS_TIMEOUT,
  applyEdits,
  type Draft,
  type DraftEntries,
  type DraftStore,
  type Edit,
  inTime,
} from './draft-store.ts';

const byPath = (drafts: readonly Draft[]) => new Map(drafts.map((draft) => [draft.path, draft]));

/**
 * The drafts in memory, kept in sync with the store. An edit takes effect at once, and stays in a
 * queue until the device has stored it.
 */
export class SyncedDrafts extends Observable {
  readonly #store: DraftStore;
  /** The stored drafts with all unsaved edits applied. */
  #drafts: ReadonlyMap<string, Draft> = new Map();
  /** The edits that are not stored yet, by the paths of their files. */
  readonly #unsaved = new Map<string, readonly Edit[]>();
  /**
   * Settles after the last access to the store; accesses run one after the other. Never rejects.
   */
  #accesses: Promise<unknown> = Promise.resolve();
  /** Whether every stored draft was shown before its file was edited: otherwise nothing is stored. */
  #isRead = false;
  /** Whether the device has refused to store an edit, or is taking very long. */
  #cannotStore = false;

  constructor(store: DraftStore) {
    super();
    this.#store = store;
  }

  /** All drafts by their paths; a new map after every change. */
  get all(): ReadonlyMap<string, Draft> {
    return this.#drafts;
  }

  /** Whether the device has stored every edit, so that closing the tab loses nothing. */
  get status(): 'saved' | 'saving' | 'failed' {
    if (this.#unsaved.size === 0) return 'saved';
    return this.#cannotStore ? 'failed' : 'saving';
  }

  /** Reads the stored drafts, however long it takes: typing without them would overwrite them. */
  async open(): Promise<void> {
    const stored = await this.#read();
    if (stored) this.#show(stored);
    this.notify();
  }

  /**
   * Takes over the changes of other tabs.
   * @param readPublished called before drafts disappear because another tab has published or
   *   discarded them, so that the next edit is based on the published file
   */
  async refresh(readPublished: () => Promise<void>): Promise<void> {
    const stored = await inTime(this.#read());
    if (!stored) return;
    // Before reading, which fails offline: the next letter would overwrite the text of another tab.
    this.takeOver(stored);
    const gone = [...this.#drafts.keys()].filter(
      (path) => !stored.has(path) && !this.#unsaved.has(path),
    );
    if (gone.length === 0) return;
    await readPublished();
    const latest = await inTime(this.#read());
    if (!latest) return;
    const paths = new Set([...latest.keys(), ...gone]);
    this.takeOver([...paths].map((path) => [path, latest.get(path)]));
  }

  /** Resolves when every edit is stored, or the device has refused to store it or hangs. */
  async settled(): Promise<void> {
    const accesses = this.#accesses;
    await inTime(accesses);
    if (accesses !== this.#accesses) await this.settled();
  }

  /** Replaces the map by an equal one, so that listeners read the published files again. */
  renew(): void {
    this.#drafts = new Map(this.#drafts);
    this.notify();
  }

  /** The drafts with those of some files replaced. */
  protected with(entries: DraftEntries): Map<string, Draft> {
    const drafts = new Map(this.#drafts);
    for (const [path, draft] of entries)
      if (draft) drafts.set(path, draft);
      else drafts.delete(path);
    return drafts;
  }

  /** Edits drafts in memory at once, and in the store soon. */
  protected edit(edits: readonly (readonly [path: string, edit: Edit])[]): void {
    for (const [path, edit] of edits)
      this.#unsaved.set(path, [...(this.#unsaved.get(path) ?? []), edit]);
    this.#drafts = this.with(edits.map(([path, edit]) => [path, edit(this.#drafts.get(path))]));
    this.notify();
    void this.#access(() => this.#save());
  }

  /** Takes over drafts that were not shown yet. @returns whether any draft has changed */
  protected takeOver(stored: DraftEntries): boolean {
    return this.#show(stored);
  }

  /** Shows stored drafts with unsaved edits applied. @returns whether any draft has changed */
  #show(stored: DraftEntries): boolean {
    const entries = [...stored];
    this.#isRead ||= entries.every(([path, draft]) => !draft || !this.#unsaved.has(path));
    const changes = entries
      .map(([path, draft]) => [path, applyEdits(draft, this.#unsaved.get(path))] as const)
      .filter(([path, draft]) => this.#drafts.get(path)?.at !== draft?.at);
    if (changes.length === 0) return false;
    this.#drafts = this.with(changes);
    this.notify();
    return true;
  }

  #access<Result>(access: () => Promise<Result>): Promise<Result> {
    const result = this.#accesses.then(access);
    this.#accesses = result.catch(() => undefined);
    return result;
  }

  /** Reads the stored drafts; resolves to undefined if the store cannot be read. */
  async #read(): Promise<Map<string, Draft> | undefined> {
    const drafts = await this.#access(() => this.#store.read()).catch(() => undefined);
    return drafts && byPath(drafts);
  }

  /** Stores all unsaved edits. */
  async #save(): Promise<void> {
    const edits = new Map(this.#unsaved);
    if (edits.size === 0) return;
    const setCannotStore = (cannotStore: boolean) => {
      this.#cannotStore = cannotStore;
      this.notify();
    };
    const timer = setTimeout(() => setCannotStore(true), ACCESS_TIMEOUT);
    try {
      if (!this.#isRead) this.takeOver(byPath(await this.#store.read()));
      if (!this.#isRead) throw new Error('This would overwrite a draft that was never shown.');
      const stored = await this.#store.edit(edits);
      for (const [path, { length }] of edits) {
        const newer = this.#unsaved.get(path)?.slice(length) ?? [];
        if (newer.length > 0) this.#unsaved.set(path, newer);
        else this.#unsaved.delete(path);
      }
      this.#show(stored);
      setCannotStore(false);
    } catch {
      // The next edit will store the drafts as they are shown, if the device can store then.
      for (const path of this.#unsaved.keys()) {
        const draft = this.#drafts.get(path);
        this.#unsaved.set(path, [() => draft]);
      }
      setCannotStore(true);
    } finally {
      clearTimeout(timer);
    }
  }
}
