import type { Change, ProjectState } from '../../publish/repositories/repository.ts';
import {
  StoredDrafts,
  type Draft,
  type DraftStore,
  type Edit,
  type FileContent,
} from './stored-drafts.ts';

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

/** Whether two files hold the same. */
const isSameContent = (a: FileContent, b: FileContent): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a.length === b.length &&
    a.every((byte, index) => byte === b[index]));

/** A file as it is published: its version, and its text unless it is a picture or music. */
export interface PublishedFile {
  version: string | undefined;
  text: string | undefined;
}

/** What files hold, by their paths; undefined deletes a file. */
type FileContents = Iterable<readonly [path: string, content: FileContent]>;

/** Changes as a repository takes them. */
export const changesOf = (drafts: Iterable<Draft>): Change[] =>
  [...drafts].map(({ path, from, content }) => ({
    path,
    from,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));

const textOf = (content: FileContent) => (typeof content === 'string' ? content : undefined);

/** The draft that makes a published file hold something; undefined where it does already. */
function draftOf(
  path: string,
  { version: from, text: before }: PublishedFile,
  content: FileContent,
  at: number,
): Draft | undefined {
  const isPublished = content === undefined ? from === undefined : content === before;
  return isPublished ? undefined : { path, from, before, content, at };
}

/**
 * The draft that takes a published one back; undefined where nobody knows what there was before: a
 * picture in the place of another.
 * @param version that it has become
 */
function reversed(draft: Draft, version: string | undefined, at: number): Draft | undefined {
  const { path, from, before, content } = draft;
  if (from !== undefined && before === undefined) return undefined;
  return draftOf(path, { version, text: textOf(content) }, before, at);
}

/** The changes of this device that are not published yet, of all files together. */
export class Drafts extends StoredDrafts {
  readonly #published: (path: string) => PublishedFile;
  readonly #now: () => number;
  #done: Step[] = [];
  /** The drafts after each step that was undone. */
  #undone: ReadonlyMap<string, Draft>[] = [];

  /** @param published a file as it was read last */
  constructor(
    store: DraftStore,
    published: (path: string) => PublishedFile,
    now: () => number = Date.now,
  ) {
    super(store);
    this.#published = published;
    this.#now = now;
  }

  override async refresh(readPublished: () => Promise<void>): Promise<boolean> {
    const isChanged = await super.refresh(readPublished);
    if (isChanged) this.#forgetSteps();
    return isChanged;
  }

  /** Puts other drafts in the place of these. */
  #set(drafts: ReadonlyMap<string, Draft>): void {
    const at = this.#now();
    const edits = [...new Set([...this.all.keys(), ...drafts.keys()])].flatMap((path) => {
      const [was, draft] = [this.all.get(path), drafts.get(path)];
      if (was === draft) return [];
      // What another tab has published meanwhile is taken back by a change of that.
      const removed: Edit = (stored) => (stored || !was ? undefined : reversed(was, was.from, at));
      return [[path, draft ? () => draft : removed] as const];
    });
    this.edit(edits);
  }

  /** Puts drafts in the place of these, as a step that can be undone. */
  #step(drafts: ReadonlyMap<string, Draft>, name: string): void {
    const at = this.#now();
    const last = this.#done.at(-1);
    if (last && name !== '' && last.name === name && at - last.at < PAUSE) last.at = at;
    else this.#done = [...this.#done, { name, at, before: this.all }].slice(-MOST_STEPS);
    this.#undone = [];
    this.#set(drafts);
  }

  /** A step before would bring back what the files were before. */
  #forgetSteps(): void {
    [this.#done, this.#undone] = [[], []];
  }

  /**
   * Changes files as one step.
   * @param name of the step: typing in one field is one step until there is a pause
   */
  change(contents: FileContents, name = ''): void {
    const changes = [...contents].flatMap(([path, content]) => {
      const was = this.all.get(path);
      const file = was ? { version: was.from, text: was.before } : this.#published(path);
      const draft = draftOf(path, file, content, this.#now());
      const isSame = !was === !draft && isSameContent(was?.content, draft?.content);
      return isSame ? [] : [[path, draft] as const];
    });
    if (changes.length > 0) this.#step(this.with(changes), name);
  }

  /** Gives up changes, as a step. @param paths without them all */
  discard(paths: Iterable<string> = this.all.keys()): void {
    const drafts = this.with([...paths].map((path) => [path, undefined]));
    if (drafts.size < this.all.size) this.#step(drafts, '');
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
    this.#undone.push(this.all);
    // The next letter begins a step of its own.
    const previous = this.#done.at(-1);
    if (previous) previous.name = '';
    this.#set(step.before);
  }

  /** Does a step again that was undone. */
  redo(): void {
    const after = this.#undone.pop();
    if (!after) return;
    this.#done.push({ name: '', at: this.#now(), before: this.all });
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
    const edits = [...sent].map((published) => {
      const { path, content } = published;
      const file = { version: state.files.get(path), text: textOf(content) };
      const edit: Edit = (draft) => {
        if (!draft) return reversed(published, file.version, at);
        const isSame = isSameContent(draft.content, content);
        return isSame ? undefined : draftOf(path, file, draft.content, at);
      };
      return [path, edit] as const;
    });
    this.edit(edits);
  }

  /**
   * Puts a draft on top of what somebody else has published meanwhile.
   * @param theirs the file as it is now
   * @param content with their changes in it
   */
  rebase(path: string, theirs: PublishedFile, content: FileContent): void {
    const known = this.all.get(path);
    const rebased = draftOf(path, theirs, content, this.#now());
    this.#forgetSteps();
    // What another tab has changed meanwhile is not in it.
    this.edit([[path, (stored) => (stored?.at === known?.at ? rebased : stored)]]);
  }
}
