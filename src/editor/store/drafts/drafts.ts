import { Observable } from '../observable.ts';
import {
  ACCESS_TIMEOUT,
  inTime,
  type Draft,
  type DraftEntries,
  type DraftStore,
  type FileContent,
} from './draft-store.ts';
import { SEPARATE_STEP, UndoHistory } from './undo-history.ts';

/** Whether two files have the same content. */
const isSameContent = (a: FileContent, b: FileContent): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a.length === b.length &&
    a.every((byte, index) => byte === b[index]));

/** A published file: its version, and its text unless it is a picture or music. */
export interface PublishedFile {
  version: string | undefined;
  text: string | undefined;
}

/** The contents of files by their paths; undefined deletes a file. */
type FileContents = Iterable<readonly [path: string, content: FileContent]>;

/** Creates the draft that gives a published file new content; undefined if it has it already. */
export function draftOf(
  path: string,
  { version: from, text: before }: PublishedFile,
  content: FileContent,
): Draft | undefined {
  const isPublished = content === undefined ? from === undefined : content === before;
  return isPublished ? undefined : { path, from, before, content, at: Date.now() };
}

/**
 * All changes of this device that are not published yet. A change takes effect at once; the device
 * stores it soon after.
 */
export class Drafts extends Observable {
  readonly #store: DraftStore;
  readonly #publishedFile: (path: string) => PublishedFile;
  /** Each of its states is the map of all drafts. */
  readonly #history: UndoHistory<ReadonlyMap<string, Draft>>;
  #all: ReadonlyMap<string, Draft> = new Map();
  /** The paths of the drafts that are not stored as they are now. */
  readonly #unsaved = new Set<string>();
  /** Settles after the last access to the store; accesses run one after the other. */
  #accesses: Promise<void> = Promise.resolve();
  /**
   * Whether the stored drafts were read. Until then nothing is stored, so as not to overwrite them.
   */
  #isRead = false;
  /** Whether the device has refused to store a draft, or is taking very long. */
  #cannotStore = false;

  /**
   * @param publishedFile returns a file as it was last read from the repository
   * @param now a clock for pauses in typing, in ms
   */
  constructor(
    store: DraftStore,
    publishedFile: (path: string) => PublishedFile,
    now: () => number = () => performance.now(),
  ) {
    super();
    this.#store = store;
    this.#publishedFile = publishedFile;
    this.#history = new UndoHistory(now);
  }

  /** All drafts by their paths; a new map after every change. */
  get all(): ReadonlyMap<string, Draft> {
    return this.#all;
  }

  /** Whether the device has stored every draft, so that closing the tab loses nothing. */
  get status(): 'saved' | 'saving' | 'failed' {
    if (this.#unsaved.size === 0) return 'saved';
    return this.#cannotStore ? 'failed' : 'saving';
  }

  /** The paths of the drafts that are not stored yet. */
  get unsaved(): ReadonlySet<string> {
    return this.#unsaved;
  }

  /** Whether some drafts were sent in a commit whose outcome is unknown. */
  get isUnconfirmed(): boolean {
    return [...this.#all.values()].some(({ sent }) => sent);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Claims the store for this tab, and reads the stored drafts, however long that takes. */
  async open(): Promise<void> {
    this.#isRead = false;
    const stored = await this.#store.open().catch(() => undefined);
    this.#isRead = stored !== undefined;
    this.#unsaved.clear();
    this.#history.clear();
    this.#all = new Map(stored?.map((draft) => [draft.path, draft]));
    this.notify();
  }

  /**
   * Changes files as one undo step.
   * @param name changes of the same name without a pause are one step, such as typing in one field
   */
  change(contents: FileContents, name = SEPARATE_STEP): void {
    const changes = [...contents].flatMap(([path, content]) => {
      const was = this.#all.get(path);
      const file = was ? { version: was.from, text: was.before } : this.#publishedFile(path);
      // What was sent may be online, so going back to the earlier words is a change, too.
      const draft = was?.sent ? { ...was, content, at: Date.now() } : draftOf(path, file, content);
      const isSame = !was === !draft && isSameContent(was?.content, draft?.content);
      return isSame ? [] : [[path, draft] as const];
    });
    if (changes.length > 0) this.#step(this.#with(changes), name);
  }

  /** Discards drafts as an undo step. @param paths by default all */
  discard(paths: Iterable<string> = this.#all.keys()): void {
    const drafts = this.#with([...paths].map((path) => [path, undefined]));
    if (drafts.size < this.#all.size) this.#step(drafts, SEPARATE_STEP);
  }

  /** Undoes the last step. */
  undo(): void {
    const before = this.#history.undo(this.#all);
    if (before) this.#set(before);
  }

  /** Redoes the last undone step. */
  redo(): void {
    const after = this.#history.redo(this.#all);
    if (after) this.#set(after);
  }

  /**
   * Replaces drafts when published files change. Clears the undo history, which has older files.
   */
  replace(drafts: DraftEntries): void {
    this.#history.clear();
    this.#set(this.#with(drafts));
  }

  /** Replaces the map by an equal one, so that listeners read the published files again. */
  renew(): void {
    this.#all = new Map(this.#all);
    this.notify();
  }

  /** Resolves when every draft is stored, or when the device refuses to store or hangs. */
  async settled(): Promise<void> {
    const accesses = this.#accesses;
    await inTime(accesses);
    if (accesses !== this.#accesses) await this.settled();
  }

  #with(entries: DraftEntries): Map<string, Draft> {
    const drafts = new Map(this.#all);
    for (const [path, draft] of entries)
      if (draft) drafts.set(path, draft);
      else drafts.delete(path);
    return drafts;
  }

  #step(drafts: ReadonlyMap<string, Draft>, name: string): void {
    this.#history.add(name, this.#all);
    this.#set(drafts);
  }

  #set(drafts: ReadonlyMap<string, Draft>): void {
    for (const path of [...this.#all.keys(), ...drafts.keys()])
      if (this.#all.get(path) !== drafts.get(path)) this.#unsaved.add(path);
    this.#all = drafts;
    this.notify();
    this.#accesses = this.#accesses.then(() => this.#save());
  }

  /** Stores what is not stored yet. Never rejects. */
  async #save(): Promise<void> {
    const entries = [...this.#unsaved].map((path) => [path, this.#all.get(path)] as const);
    if (entries.length === 0) return;
    const setCannotStore = (cannotStore: boolean) => {
      this.#cannotStore = cannotStore;
      this.notify();
    };
    const timer = setTimeout(() => setCannotStore(true), ACCESS_TIMEOUT);
    try {
      if (!this.#isRead) throw new Error('This would overwrite drafts that were never shown.');
      await this.#store.save(entries);
      for (const [path, draft] of entries)
        if (this.#all.get(path) === draft) this.#unsaved.delete(path);
      setCannotStore(false);
    } catch {
      // The next change stores these too, if the device can store then.
      setCannotStore(true);
    } finally {
      clearTimeout(timer);
    }
  }
}
