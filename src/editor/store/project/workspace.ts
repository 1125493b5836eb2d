import type { Path } from '#content/fields';
import { RepositoryError } from '../../repositories/repository-error.ts';
import { isTextFile, type Repository } from '../../repositories/repository.ts';
import { changedTestDays } from '../data/test-days.ts';
import { valuesNamed, withValue } from '../data/values.ts';
import { changedFiles, type ChangedFile, revertedValue } from '../drafts/changed-fields.ts';
import type { DraftStore, FileContent } from '../drafts/draft-store.ts';
import { Drafts, type PublishedFile } from '../drafts/drafts.ts';
import { typingStep } from '../drafts/undo-history.ts';
import { fileFieldAt } from '../files/file-schema.ts';
import { OpenProject } from '../files/open-project.ts';
import { idsInOtherLanguages } from '../files/originals.ts';
import { storedText } from '../files/stored-text.ts';
import { type Base, baseAfter, bytesOf, publishedFile, readBase, blobIdsOf } from './base.ts';
import type { FileConflicts } from './merge-drafts.ts';

/** How long, in ms, the base counts as the newest commit while nothing is changed. */
const REFRESH_INTERVAL = 600_000;

/** Loads the code that merges changes. Nobody needs it before the first change. */
const loadMerging = async () =>
  import('./merge-drafts.ts').catch((error: unknown) => {
    throw new RepositoryError({ kind: 'offline' }, error);
  });

/** What the editor works on: a base, which is what is published, and the changes of this device. */
export class Workspace {
  readonly repository: Repository;
  readonly drafts: Drafts;
  /**
   * Functions that finish what is not in the drafts yet, such as a letter that was just typed, or a
   * picture that is being prepared. Called before publishing.
   */
  readonly unfinished = new Set<() => unknown>();
  /** Called with each day of a test that a change empties. */
  onEmptied: (path: string, day: Path) => void = () => undefined;
  #base: Base = { state: { head: '', files: new Map() }, texts: new OpenProject() };
  /** The versions of the files in a commit whose outcome is unknown. */
  #sent: ReadonlyMap<string, string | undefined> | undefined;
  /** When the base was read, in ms since 1970. */
  #readAt = 0;
  /** Whether the newest commit that was read is earlier than the base. */
  isBehind = false;
  /** The commits before that of the base. */
  readonly #earlierHeads = new Set<string>();
  /** The last result of `texts`, and what it was made from. */
  #current: { all: Drafts['all']; base: Base; texts: OpenProject; before: OpenProject } | undefined;

  constructor(repository: Repository, store: DraftStore) {
    this.repository = repository;
    this.drafts = new Drafts(store, (path) => this.publishedFile(path));
  }

  /** A file as it was last read or published. */
  publishedFile(path: string): PublishedFile {
    return publishedFile(this.#base, path);
  }

  /** The id of the commit that was last read or published. */
  get head(): string {
    return this.#base.state.head;
  }

  /** The published texts. */
  get publishedTexts(): OpenProject {
    return this.#base.texts;
  }

  /** Reads the project and the stored drafts of this device. @throws RepositoryError */
  async open(): Promise<void> {
    await this.#read(true);
    await this.drafts.open();
    // A file that somebody has broken by hand is merged once it is right again.
    const merged = this.#merge().catch(() => undefined);
    if (this.drafts.all.size > 0) await merged;
  }

  /** Takes over what others have published, if nothing was read for long and nothing is changed. */
  async refresh(): Promise<void> {
    const isRecent = Math.abs(Date.now() - this.#readAt) < REFRESH_INTERVAL;
    if (isRecent || this.drafts.all.size > 0) return;
    await this.#read();
    // Undo begins anew, and listeners read the texts again.
    this.drafts.replace([]);
  }

  /**
   * Reads the newest commit, and merges what others have published into the changes.
   * @param answers the conflicts that were shown, each with what was chosen
   * @param isSure whether to believe that an earlier commit than the base is the newest
   * @returns the conflicts of files where one lacks an answer, perhaps because it has changed
   * @throws RepositoryError
   * @throws Error if somebody has broken one of the files by hand
   */
  async update(answers?: FileConflicts, isSure = false): Promise<FileConflicts> {
    await this.#read(isSure);
    return this.#merge(answers);
  }

  /** Makes the newest commit the base. */
  async #read(isSure = false): Promise<void> {
    const base = this.#base;
    const state = await this.repository.list();
    // A copy of the service may lag behind.
    this.isBehind = this.#earlierHeads.has(state.head) && !isSure;
    if (this.isBehind) return;
    const newest = await readBase(this.repository, state, base);
    if (this.#base === base) this.#moveTo(newest);
  }

  #moveTo(base: Base): void {
    this.#earlierHeads.add(this.head).delete(base.state.head);
    this.#base = base;
    this.#sent = undefined;
    this.#readAt = Date.now();
  }

  /** Merges the base into the changes that were made on an earlier one. */
  async #merge(answers?: FileConflicts): Promise<FileConflicts> {
    const { mergeDrafts } = await loadMerging();
    const { merged, conflicts } = await mergeDrafts(this.drafts.all.values(), this.#base, answers);
    if (merged.length > 0) this.drafts.replace(merged);
    return conflicts;
  }

  /**
   * Commits files on top of the base. They are the base from then on, before anything is read.
   * @throws RepositoryError
   */
  async commit(message: string, files: ReadonlyMap<string, FileContent>): Promise<void> {
    const base = this.#base;
    const versions = await blobIdsOf(files);
    const changes = [...files].map(([path, content]) => ({
      path,
      content: content === undefined ? undefined : bytesOf(content),
    }));
    this.#sent = versions;
    const head = await this.repository.write({ message, changes }, base.state);
    // Somebody may have stopped waiting, and found the commit already.
    if (this.#base !== base) return;
    this.#moveTo(baseAfter(base, head, files, versions));
    await this.#merge();
  }

  /**
   * Marks the drafts that were sent and may be online.
   * @returns whether there are any; if not, nothing was published
   */
  noteSent(): boolean {
    const versions = this.#sent;
    if (!versions) return false;
    const sent = [...this.drafts.all.values()].filter(({ path }) => versions.has(path));
    this.drafts.replace(
      sent.map((draft) => [draft.path, { ...draft, sent: { version: versions.get(draft.path) } }]),
    );
    return true;
  }

  /**
   * Checks and renders all texts again, now that the data of phone numbers and countries are loaded.
   * Results are cached by file, so every file is replaced by an equal one.
   */
  recheckPhones(): void {
    const base = this.#base;
    // Changed in place, because a commit that is being read or written goes on from this base.
    base.texts = new OpenProject(base.texts.files().map((file) => ({ ...file })));
    this.drafts.renew();
  }

  /** The texts with the changes of this device; a new object after each change. */
  get texts(): OpenProject {
    return this.#textsNow().texts;
  }

  /** The texts from which the changes were made: those published, except of files in conflict. */
  get textsBefore(): OpenProject {
    return this.#textsNow().before;
  }

  #textsNow() {
    const [{ all }, base] = [this.drafts, this.#base];
    if (this.#current?.all === all && this.#current.base === base) return this.#current;
    let [texts, before] = [base.texts, base.texts];
    for (const draft of all.values()) {
      const { path, content } = draft;
      if (!isTextFile(path) || typeof content === 'object') continue;
      texts = texts.with(path, content);
      if (before.get(path) !== draft.before) before = before.with(path, draft.before);
    }
    this.#current = { all, base, texts, before };
    return this.#current;
  }

  /** The names of the files in a folder, with all changes. @param folder ends in a slash */
  fileNamesIn(folder: string): string[] {
    const paths = new Set(this.#base.state.files.keys());
    for (const { path, content } of this.drafts.all.values())
      if (content === undefined) paths.delete(path);
      else paths.add(path);
    const inside = [...paths].filter((path) => path.startsWith(folder));
    return inside.map((path) => path.slice(folder.length)).sort();
  }

  /**
   * Reads a picture or music, changed or not; undefined if there is none.
   * @throws RepositoryError
   */
  async file(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const draft = this.drafts.all.get(path);
    if (draft) return typeof draft.content === 'object' ? draft.content : undefined;
    const { version } = this.publishedFile(path);
    return version === undefined ? undefined : this.repository.read(path, version);
  }

  /**
   * Sets a field.
   * @param path the file
   * @param keys the field
   * @param step the name of the undo step; by default that of typing in this field
   */
  set(path: string, keys: Path, value: unknown, step = typingStep(path, keys)): void {
    const isUnfinished = this.publishedTexts.isUnfinished(path);
    // Edits the published text, if any, so that reverted fields get their lines back unchanged.
    const source = this.drafts.all.get(path)?.before ?? this.texts.text(path);
    const data = this.texts.formValuesOrThrow(path);
    const changed = withValue(data, keys, value);
    const published = this.textsBefore.formValues(path);
    const all = { data: changed, before: data, published };
    const days = changedTestDays(all, keys, fileFieldAt(path));
    const next = days.reduce((rest, { keys, day }) => withValue(rest, keys, day), changed);
    // The id of an item follows its text until it is published, or another language has it.
    const ids = valuesNamed('id', this.publishedTexts.formValues(path));
    for (const id of idsInOtherLanguages(this.texts, path)) ids.add(id);
    const isKept = (id: unknown) => ids.has(id);
    const text = storedText(path, source, next, { isUnfinished, isKept });
    this.drafts.change([[path, text]], step);
    for (const { keys, day } of days) if (day === undefined) this.onEmptied(path, keys);
  }

  /** The changed files and fields. @param texts those with the changes */
  changes(texts = this.texts): ChangedFile[] {
    // A new picture or track shows as a change of the field that names it.
    const paths = [...this.drafts.all.keys()].filter(isTextFile);
    return changedFiles(this.textsBefore, texts, paths);
  }

  /** Reverts a field. @param keys its current path @param from its path in the published file */
  revertField(path: string, keys: Path, from: Path): void {
    const was = this.textsBefore.value(path, from);
    this.set(path, keys, revertedValue(was, this.texts.value(path, keys)));
  }
}
