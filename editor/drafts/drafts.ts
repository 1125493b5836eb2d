import { Watched } from '../app/watched.ts';
import type { Change, ProjectState } from '../repositories/repository.ts';

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

/** Where drafts are stored on this device, for all tabs. Rejects where nothing can be stored. */
export interface DraftStore {
  read: () => Promise<readonly Draft[]>;
  /**
   * Edits the drafts of some files in one transaction.
   * @param edits by the paths of the files, in their order
   * @returns these drafts as they are stored now
   */
  edit: (
    edits: ReadonlyMap<string, readonly Edit[]>,
  ) => Promise<readonly (readonly [path: string, draft: Draft | undefined])[]>;
  /** Runs a task while no other tab runs one. */
  lock: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

/** Applies edits one after the other. */
export const applyEdits = (draft: Draft | undefined, edits: readonly Edit[] = []) =>
  edits.reduce((edited, edit) => edit(edited), draft);

/** A step that can be undone. */
interface Step {
  /** Steps with the same name that follow one another at once are one. */
  name: string;
  at: number;
  /** The drafts before it. */
  before: ReadonlyMap<string, Draft>;
}

/** In ms: typing without a longer pause is one step. */
const PAUSE = 1500;
/** So many steps can be undone. */
const MOST_STEPS = 200;
/** In ms: a device that has not stored a change until then is told of as one that stores nothing. */
const PATIENCE = 3000;

/** Whether two files hold the same. */
export const isSameContent = (a: FileContent, b: FileContent): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a.length === b.length &&
    a.every((byte, index) => byte === b[index]));

const textOf = (content: FileContent) => (typeof content === 'string' ? content : undefined);

/** Changes as a repository takes them. */
export const changesOf = (drafts: Iterable<Draft>): Change[] =>
  [...drafts].map(({ path, from, content }) => ({
    path,
    from,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));

/**
 * The change that takes a published draft back; undefined where nobody knows what there was before:
 * a picture in the place of another.
 * @param version that it has become
 */
function reversed(draft: Draft, version: string | undefined, at: number): Draft | undefined {
  const { path, from, before, content } = draft;
  const isUnknown = from !== undefined && before === undefined;
  if (isUnknown || isSameContent(before, content)) return undefined;
  return { path, from: version, before: textOf(content), content: before, at };
}

/** A file as it is published: its version, and its text unless it is a picture or music. */
export interface PublishedFile {
  version: string | undefined;
  text: string | undefined;
}

/**
 * The changes of this device that are not published yet, of all files together. Every change is
 * shown at once and stored as soon as the device can, so that closing the tab or a crash loses none.
 */
export class Drafts extends Watched {
  readonly #store: DraftStore;
  readonly #published: (path: string) => PublishedFile;
  readonly #now: () => number;
  /** As stored, with the edits that are not stored yet. */
  #drafts: ReadonlyMap<string, Draft> = new Map();
  /** The edits that are not stored yet, by the paths of their files. */
  readonly #unsaved = new Map<string, readonly Edit[]>();
  /** Ends with the last access to the store: they follow one another. Never rejects. */
  #accesses: Promise<unknown> = Promise.resolve();
  /** Whether the device has refused to store a change, or takes very long. */
  #isRefused = false;
  #done: Step[] = [];
  /** The drafts after each step that was undone. */
  #undone: ReadonlyMap<string, Draft>[] = [];

  /** @param published a file as it was read last */
  constructor(
    store: DraftStore,
    published: (path: string) => PublishedFile,
    now: () => number = Date.now,
  ) {
    super();
    this.#store = store;
    this.#published = published;
    this.#now = now;
  }

  /** Shows what was stored before. */
  async open(): Promise<void> {
    const stored = await this.#read().catch(() => []);
    this.#show(stored);
    this.changed();
  }

  /**
   * Shows what other tabs of this browser have changed.
   * @param readPublished called before drafts are gone that were published in another tab, or given
   *   up: what somebody types next is a change of what is published then
   */
  async refresh(readPublished: () => Promise<void>): Promise<void> {
    const goneIn = (stored: ReadonlyMap<string, Draft>) =>
      [...this.#drafts.keys()].filter((path) => !stored.has(path) && !this.#unsaved.has(path));
    const read = () => this.#read().catch(() => undefined);
    let stored = await read();
    const gone = stored ? goneIn(stored) : [];
    if (gone.length > 0) {
      await readPublished();
      stored = await read();
    }
    if (!stored) return;
    const paths = new Set([...stored.keys(), ...gone]);
    if (this.#show([...paths].map((path) => [path, stored.get(path)]))) this.#forgetSteps();
  }

  /** Whether the device has stored every change: leaving the page loses nothing. */
  get status(): 'saved' | 'saving' | 'failed' {
    if (this.#unsaved.size === 0) return 'saved';
    return this.#isRefused ? 'failed' : 'saving';
  }

  /** All drafts by their paths: another map after every change. */
  get all(): ReadonlyMap<string, Draft> {
    return this.#drafts;
  }

  /** Calls listeners also where what is published has changed. */
  tell(): void {
    this.#drafts = new Map(this.#drafts);
    this.changed();
  }

  #access<Result>(access: () => Promise<Result>): Promise<Result> {
    const result = this.#accesses.then(access);
    this.#accesses = result.catch(() => undefined);
    return result;
  }

  #read(): Promise<Map<string, Draft>> {
    return this.#access(async () => {
      const drafts = await this.#store.read();
      return new Map(drafts.map((draft) => [draft.path, draft]));
    });
  }

  /** The drafts with others of some files. */
  #with(changes: Iterable<readonly [string, Draft | undefined]>): Map<string, Draft> {
    const drafts = new Map(this.#drafts);
    for (const [path, draft] of changes)
      if (draft) drafts.set(path, draft);
      else drafts.delete(path);
    return drafts;
  }

  /** Shows drafts as they are stored, with the edits since. @returns whether any is another one */
  #show(stored: Iterable<readonly [string, Draft | undefined]>): boolean {
    const changes = [...stored]
      .map(([path, draft]) => [path, applyEdits(draft, this.#unsaved.get(path))] as const)
      .filter(([path, draft]) => this.#drafts.get(path)?.at !== draft?.at);
    if (changes.length === 0) return false;
    this.#drafts = this.#with(changes);
    this.changed();
    return true;
  }

  /** Edits drafts: as they are shown at once, as they are stored soon. */
  #edit(edits: Iterable<readonly [string, Edit]>): void {
    const all = [...edits];
    for (const [path, edit] of all)
      this.#unsaved.set(path, [...(this.#unsaved.get(path) ?? []), edit]);
    this.#drafts = this.#with(all.map(([path, edit]) => [path, edit(this.#drafts.get(path))]));
    this.changed();
    void this.#access(() => this.#save());
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
      // What is shown is stored with the next change, if the device can then.
      for (const path of this.#unsaved.keys()) {
        const draft = this.#drafts.get(path);
        this.#unsaved.set(path, [() => draft]);
      }
      note(true);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends once every change is stored, or the device has refused to. */
  async settled(): Promise<void> {
    const accesses = this.#accesses;
    await accesses;
    if (accesses !== this.#accesses) await this.settled();
  }

  /** Puts other drafts in the place of these. */
  #set(drafts: ReadonlyMap<string, Draft>): void {
    const at = this.#now();
    const paths = new Set([...this.#drafts.keys(), ...drafts.keys()]);
    const edits = [...paths].flatMap((path) => {
      const [was, draft] = [this.#drafts.get(path), drafts.get(path)];
      const edit: Edit = (stored) => {
        // What another tab has published meanwhile is taken back by a change of that.
        return draft ?? (stored || !was ? undefined : reversed(was, was.from, at));
      };
      return was === draft ? [] : [[path, edit] as const];
    });
    this.#edit(edits);
  }

  /** The same as a step that can be undone. */
  #step(drafts: ReadonlyMap<string, Draft>, name = ''): void {
    const at = this.#now();
    const last = this.#done.at(-1);
    if (last && name !== '' && last.name === name && at - last.at < PAUSE) last.at = at;
    else this.#done = [...this.#done, { name, at, before: this.#drafts }].slice(-MOST_STEPS);
    this.#undone = [];
    this.#set(drafts);
  }

  /** A step before would bring back what the files were before. */
  #forgetSteps(): void {
    [this.#done, this.#undone] = [[], []];
  }

  /** The draft that makes a file hold something; undefined where it is published so. */
  #draftOf(path: string, content: FileContent): Draft | undefined {
    const known = this.#drafts.get(path);
    const { version, text } = this.#published(path);
    const { from = version, before = text } = known ?? {};
    const isPublished = typeof content === 'object' ? false : content === before;
    const isNothing = content === undefined && from === undefined;
    if (isNothing || (isPublished && (content !== undefined || from === undefined)))
      return undefined;
    return { path, from, before, content, at: this.#now() };
  }

  /** The drafts once files hold something else; undefined where they hold it already. */
  #draftsWith(
    contents: Iterable<readonly [string, FileContent]>,
  ): ReadonlyMap<string, Draft> | undefined {
    const changes = [...contents].flatMap(([path, content]) => {
      const was = this.#drafts.get(path);
      const is = this.#draftOf(path, content);
      const isSame = was ? is !== undefined && isSameContent(was.content, is.content) : !is;
      return isSame ? [] : [[path, is] as const];
    });
    return changes.length > 0 ? this.#with(changes) : undefined;
  }

  /**
   * Changes files as one step.
   * @param contents by their paths; undefined deletes a file
   * @param name of the step: typing in one field is one step until there is a pause
   */
  change(contents: Iterable<readonly [path: string, content: FileContent]>, name = ''): void {
    const drafts = this.#draftsWith(contents);
    if (drafts) this.#step(drafts, name);
  }

  /** Changes files as a part of the step before: undoing that step takes this back too. */
  amend(contents: Iterable<readonly [path: string, content: FileContent]>): void {
    const drafts = this.#draftsWith(contents);
    if (drafts) this.#set(drafts);
  }

  #without(paths: Iterable<string>): Map<string, Draft> {
    return this.#with([...paths].map((path) => [path, undefined]));
  }

  /** Gives up changes, as a step. @param paths without them all @param name see {@link change} */
  discard(paths: Iterable<string> = this.#drafts.keys(), name = ''): void {
    const drafts = this.#without(paths);
    if (drafts.size < this.#drafts.size) this.#step(drafts, name);
  }

  /** Gives up changes as a part of the step before. */
  drop(paths: Iterable<string>): void {
    this.#set(this.#without(paths));
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Undoes the last step. */
  undo(): void {
    const step = this.#done.pop();
    if (!step) return;
    this.#undone.push(this.#drafts);
    // The next letter begins a step of its own.
    const previous = this.#done.at(-1);
    if (previous) previous.name = '';
    this.#set(step.before);
  }

  /** Does a step again that was undone. */
  redo(): void {
    const after = this.#undone.pop();
    if (!after) return;
    this.#done.push({ name: '', at: this.#now(), before: this.#drafts });
    this.#set(after);
  }

  /**
   * Notes that drafts are published. What somebody has typed, undone or given up since, in any tab,
   * is a change of that: nothing else removes a draft while {@link DraftStore.lock} is held.
   * @param sent the drafts as they were published
   * @param state the project afterwards
   */
  published(sent: Iterable<Draft>, state: ProjectState): void {
    const at = this.#now();
    this.#forgetSteps();
    this.#edit(
      [...sent].map((published) => {
        const version = state.files.get(published.path);
        const edit: Edit = (draft) => {
          if (!draft) return reversed(published, version, at);
          if (isSameContent(draft.content, published.content)) return undefined;
          return { ...draft, from: version, before: textOf(published.content), at };
        };
        return [published.path, edit] as const;
      }),
    );
  }

  /**
   * Puts a draft on top of what somebody else has published meanwhile.
   * @param theirs the file as it is now
   * @param content with their changes in it
   */
  rebase(path: string, theirs: PublishedFile, content: FileContent): void {
    const isTheirs = typeof content === 'string' && content === theirs.text;
    const isGone = content === undefined && theirs.version === undefined;
    const { version: from, text: before } = theirs;
    const draft = { path, from, before, content, at: this.#now() };
    this.#forgetSteps();
    const rebased = isGone || isTheirs ? undefined : draft;
    const known = this.#drafts.get(path);
    // What another tab has changed meanwhile is not in it.
    this.#edit([[path, (stored) => (stored?.at === known?.at ? rebased : stored)]]);
  }
}
