import { Watched } from '../app/watched.ts';
import type { Change, ProjectState } from '../repositories/repository.ts';

/** What a file holds: a text, or the bytes of a picture or of music; undefined where there is none. */
export type Content = string | Uint8Array<ArrayBuffer> | undefined;

/** A change of a file that is not published yet. */
export interface Draft {
  /** From the project's root. */
  path: string;
  /** The version that was changed; undefined for a new file. */
  from: string | undefined;
  /** What that version held, for merging; undefined for a new file, a picture and music. */
  before: string | undefined;
  content: Content;
  /** When it was changed last, in ms since 1970. */
  at: number;
}

/** Where drafts are kept. Each method is refused where the device keeps nothing. */
export interface DraftStore {
  read: () => Promise<readonly Draft[]>;
  /** Sets drafts and removes others, all or none. */
  write: (set: readonly Draft[], removed: readonly string[]) => Promise<void>;
}

/** A step that can be taken back. */
interface Step {
  /** Steps with the same name that follow one another at once are one. */
  name: string;
  at: number;
  /** The drafts before it. */
  before: ReadonlyMap<string, Draft>;
}

/** In ms: typing without a longer pause is one step. */
const PAUSE = 1500;
/** So many steps can be taken back. */
const MOST_STEPS = 200;

/** Whether two files hold the same. */
export const isSameContent = (one: Content, other: Content): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.length === other.length &&
    one.every((byte, index) => byte === other[index]));

/** A file as it is published: its version, and its text unless it is a picture or music. */
export interface Published {
  version: string | undefined;
  text: string | undefined;
}

/**
 * The changes of this device that are not published yet, of all files together. Every change is
 * kept at once, so that closing the tab or a crash loses none.
 */
export class Drafts extends Watched {
  readonly #store: DraftStore;
  readonly #published: (path: string) => Published;
  readonly #now: () => number;
  #drafts: ReadonlyMap<string, Draft> = new Map();
  #done: Step[] = [];
  /** The drafts after each step that was taken back. */
  #undone: ReadonlyMap<string, Draft>[] = [];
  /** Paths of drafts that are not kept as they are now. */
  readonly #unkept = new Set<string>();
  #work: Promise<void> | undefined;
  /** Whether the device keeps what is changed: without it, leaving the page loses it. */
  isKept = true;

  /** @param published a file as it was read last */
  constructor(
    store: DraftStore,
    published: (path: string) => Published,
    now: () => number = Date.now,
  ) {
    super();
    this.#store = store;
    this.#published = published;
    this.#now = now;
  }

  /** Takes up what was kept before. */
  async open(): Promise<void> {
    try {
      const kept = await this.#store.read();
      this.#drafts = new Map([...kept.map((one) => [one.path, one] as const), ...this.#drafts]);
    } catch {
      this.isKept = false;
    }
    this.changed();
  }

  /**
   * Takes up what another tab of this browser has changed.
   * @param readPublished called where drafts are gone, because there they were published or given
   *   up: what somebody types next is a change of what is published then
   */
  async readAgain(readPublished: () => Promise<void>): Promise<void> {
    await this.settled();
    const kept = await this.#store.read().catch(() => undefined);
    if (!kept || !this.isKept) return;
    const theirs = new Map(kept.map((one) => [one.path, one]));
    const changed = () =>
      [...new Set([...theirs.keys(), ...this.#drafts.keys()])].filter(
        (path) => !this.#unkept.has(path) && theirs.get(path)?.at !== this.#drafts.get(path)?.at,
      );
    if (changed().some((path) => !theirs.has(path))) await readPublished();
    if (changed().length === 0) return;
    // A step before would bring back what the files were before.
    [this.#done, this.#undone] = [[], []];
    this.#drafts = this.#with(changed().map((path) => [path, theirs.get(path)]));
    this.changed();
  }

  /** Whether something is not kept yet: leaving the page now would lose it. */
  get isPending(): boolean {
    return this.#unkept.size > 0 || this.#work !== undefined;
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

  /** The drafts with others of some files; undefined where a file is as it is published. */
  #with(changes: Iterable<readonly [string, Draft | undefined]>): Map<string, Draft> {
    const drafts = new Map(this.#drafts);
    for (const [path, draft] of changes)
      if (draft) drafts.set(path, draft);
      else drafts.delete(path);
    return drafts;
  }

  /** Puts other drafts in the place of these, and keeps those that differ. */
  #set(drafts: ReadonlyMap<string, Draft>): void {
    for (const path of new Set([...this.#drafts.keys(), ...drafts.keys()]))
      if (this.#drafts.get(path) !== drafts.get(path)) this.#unkept.add(path);
    this.#drafts = drafts;
    this.changed();
    this.#work ??= this.#keep();
  }

  /** The same as a step that can be taken back. */
  #step(drafts: ReadonlyMap<string, Draft>, name = ''): void {
    const at = this.#now();
    const last = this.#done.at(-1);
    if (last && name !== '' && last.name === name && at - last.at < PAUSE) last.at = at;
    else this.#done = [...this.#done, { name, at, before: this.#drafts }].slice(-MOST_STEPS);
    this.#undone = [];
    this.#set(drafts);
  }

  /** Keeps what is not kept yet, and what changes meanwhile. */
  async #keep(): Promise<void> {
    while (this.#unkept.size > 0) {
      const paths = [...this.#unkept];
      this.#unkept.clear();
      const set = paths.flatMap((path) => this.#drafts.get(path) ?? []);
      const removed = paths.filter((path) => !this.#drafts.has(path));
      this.isKept = await this.#store.write(set, removed).then(
        () => true,
        () => false,
      );
      if (this.isKept) continue;
      for (const path of paths) this.#unkept.add(path);
      break;
    }
    this.#work = undefined;
    this.changed();
  }

  /** Ends once everything is kept, as far as the device can. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  /** The draft that makes a file hold something; undefined where it is published so. */
  #draftOf(path: string, content: Content): Draft | undefined {
    const known = this.#drafts.get(path);
    const { version, text } = this.#published(path);
    const { from = version, before = text } = known ?? {};
    const isPublished = typeof content === 'object' ? false : content === before;
    const isNothing = content === undefined && from === undefined;
    if (isNothing || (isPublished && (content !== undefined || from === undefined)))
      return undefined;
    return { path, from, before, content, at: this.#now() };
  }

  /**
   * Changes files as one step.
   * @param contents by their paths; undefined deletes a file
   * @param name of the step: typing in one field is one step until there is a pause
   */
  change(contents: Iterable<readonly [path: string, content: Content]>, name = ''): void {
    const changes = [...contents].flatMap(([path, content]) => {
      const was = this.#drafts.get(path);
      const is = this.#draftOf(path, content);
      const isSame = was ? is !== undefined && isSameContent(was.content, is.content) : !is;
      return isSame ? [] : [[path, is] as const];
    });
    if (changes.length > 0) this.#step(this.#with(changes), name);
  }

  /** Gives up changes, as a step. @param paths without them all @param name see {@link change} */
  discard(paths: Iterable<string> = this.#drafts.keys(), name = ''): void {
    const drafts = new Map(this.#drafts);
    for (const path of paths) drafts.delete(path);
    if (drafts.size < this.#drafts.size) this.#step(drafts, name);
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Takes the last step back. */
  undo(): void {
    const step = this.#done.pop();
    if (!step) return;
    this.#undone.push(this.#drafts);
    // The next letter begins a step of its own.
    const previous = this.#done.at(-1);
    if (previous) previous.name = '';
    this.#set(step.before);
  }

  /** Takes a step again that was taken back. */
  redo(): void {
    const after = this.#undone.pop();
    if (!after) return;
    this.#done.push({ name: '', at: this.#now(), before: this.#drafts });
    this.#set(after);
  }

  /** The changes as a repository takes them. */
  changes(): Change[] {
    return [...this.#drafts.values()].map(({ path, from, content }) => ({
      path,
      from,
      content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    }));
  }

  /**
   * Notes that drafts are published. What somebody has typed since is a change of that.
   * @param sent the drafts as they were published
   * @param state the project afterwards
   */
  published(sent: Iterable<Draft>, state: ProjectState): void {
    const changes = [...sent].map(({ path, content }) => {
      const now = this.#drafts.get(path);
      const before = typeof content === 'string' ? content : undefined;
      const isSame = !now || isSameContent(now.content, content);
      const draft = isSame ? undefined : { ...now, from: state.files.get(path), before };
      return [path, draft] as const;
    });
    // A step before would bring back what the files were before.
    [this.#done, this.#undone] = [[], []];
    this.#set(this.#with(changes));
  }

  /**
   * Puts a draft on top of what somebody else has published meanwhile.
   * @param theirs the file as it is now
   * @param content with their changes in it
   */
  rebase(path: string, theirs: Published, content: Content): void {
    const isTheirs = typeof content === 'string' && content === theirs.text;
    const isGone = content === undefined && theirs.version === undefined;
    const { version: from, text: before } = theirs;
    const draft = { path, from, before, content, at: this.#now() };
    [this.#done, this.#undone] = [[], []];
    this.#set(this.#with([[path, isGone || isTheirs ? undefined : draft]]));
  }
}
