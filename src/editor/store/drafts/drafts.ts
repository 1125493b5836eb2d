import type { Change } from '../../repositories/repository.ts';
import type { Draft, DraftEntries, DraftStore, Edit, FileContent } from './draft-store.ts';
import { SyncedDrafts } from './synced-drafts.ts';
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

/** Converts drafts to changes for a repository. */
export const changesOf = (drafts: Iterable<Draft>): Change[] =>
  [...drafts].map(({ path, from, content }) => ({
    path,
    from,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));

const textIn = (content: FileContent) => (typeof content === 'string' ? content : undefined);

/** Creates the draft that gives a published file new content; undefined if it has it already. */
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
 * Creates the draft that reverts a published one; undefined if the previous content is unknown, as
 * of a replaced picture.
 * @param version the version that was published
 */
function revertDraft(draft: Draft, version: string | undefined, at: number): Draft | undefined {
  const { path, from, before, content } = draft;
  if (from !== undefined && before === undefined) return undefined;
  return draftOf(path, { version, text: textIn(content) }, before, at);
}

/**
 * All changes of this device that are not published yet. {@link DraftStore} stores them for all
 * tabs, {@link SyncedDrafts} holds them in memory, and this adds publishing, undo and redo.
 */
export class Drafts extends SyncedDrafts {
  readonly #publishedFile: (path: string) => PublishedFile;
  readonly #now: () => number;
  /** Each of its states is the map of all drafts. */
  readonly #history: UndoHistory<ReadonlyMap<string, Draft>>;

  /** @param publishedFile returns a file as it was last read from the repository */
  constructor(
    store: DraftStore,
    publishedFile: (path: string) => PublishedFile,
    now: () => number = Date.now,
  ) {
    super(store);
    this.#publishedFile = publishedFile;
    this.#now = now;
    this.#history = new UndoHistory(now);
  }

  protected override takeOver(stored: DraftEntries): boolean {
    const isChanged = super.takeOver(stored);
    if (isChanged) this.#history.clear();
    return isChanged;
  }

  /** Replaces all drafts. */
  #set(drafts: ReadonlyMap<string, Draft>): void {
    const at = this.#now();
    const edits = [...new Set([...this.all.keys(), ...drafts.keys()])].flatMap((path) => {
      const [was, draft] = [this.all.get(path), drafts.get(path)];
      if (was === draft) return [];
      const edit: Edit = (stored) => {
        const isPublished = was && !draft && !stored;
        // Another tab has published the draft since: revert what it published.
        return isPublished ? revertDraft(was, was.from, at) : draft;
      };
      return [[path, edit] as const];
    });
    this.edit(edits);
  }

  /** Replaces all drafts as an undo step. */
  #step(drafts: ReadonlyMap<string, Draft>, name: string): void {
    this.#history.add(name, this.all);
    this.#set(drafts);
  }

  /**
   * Changes files as one undo step.
   * @param name changes of the same name without a pause are one step, such as typing in one field
   */
  change(contents: FileContents, name = SEPARATE_STEP): void {
    const changes = [...contents].flatMap(([path, content]) => {
      const was = this.all.get(path);
      const file = was ? { version: was.from, text: was.before } : this.#publishedFile(path);
      const draft = draftOf(path, file, content, this.#now());
      const isSame = !was === !draft && isSameContent(was?.content, draft?.content);
      return isSame ? [] : [[path, draft] as const];
    });
    if (changes.length > 0) this.#step(this.with(changes), name);
  }

  /** Discards drafts as an undo step. @param paths by default all */
  discard(paths: Iterable<string> = this.all.keys()): void {
    const drafts = this.with([...paths].map((path) => [path, undefined]));
    if (drafts.size < this.all.size) this.#step(drafts, SEPARATE_STEP);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Undoes the last step. */
  undo(): void {
    const before = this.#history.undo(this.all);
    if (before) this.#set(before);
  }

  /** Redoes the last undone step. */
  redo(): void {
    const after = this.#history.redo(this.all);
    if (after) this.#set(after);
  }

  /**
   * Removes published drafts. What was typed, undone or discarded since, in any tab, becomes a
   * draft on top of the published file. Nothing else removes drafts while {@link DraftStore.lock}
   * is held.
   * @param sent the drafts that were published
   */
  afterCommit(sent: Iterable<Draft>): void {
    const at = this.#now();
    // The steps refer to files as they were before publishing.
    this.#history.clear();
    const edits = [...sent].map((committed) => {
      const { path, from, content } = committed;
      const { version, text } = this.#publishedFile(path);
      // A record may have got more than its draft says: with the old version, they will be merged.
      const isRecordLonger = text !== textIn(content);
      const file = { version: isRecordLonger ? from : version, text: textIn(content) };
      const edit: Edit = (draft) => {
        if (!draft) return revertDraft(committed, file.version, at);
        const isSame = isSameContent(draft.content, content);
        return isSame ? undefined : draftOf(path, file, draft.content, at);
      };
      return [path, edit] as const;
    });
    this.edit(edits);
  }

  /**
   * Puts a draft on top of a version that somebody else has published since.
   * @param theirs the published file
   * @param content the content with both changes
   */
  rebase(path: string, theirs: PublishedFile, content: FileContent): void {
    const known = this.all.get(path);
    const rebased = draftOf(path, theirs, content, this.#now());
    this.#history.clear();
    // If another tab has changed the draft since, `content` lacks that change: keep the stored
    // draft.
    this.edit([[path, (stored) => (stored?.at === known?.at ? rebased : stored)]]);
  }
}
