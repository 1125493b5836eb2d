import { type Path, valueAt } from '#content/fields';
import { Project } from '#content/project';
import { recordPath } from '#content/translations';
import { MODEL } from '#site/features';
import { commitOnce } from '../../repositories/commit-once.ts';
import { troubleIn } from '../../repositories/failure.ts';
import { readTexts } from '../../repositories/read-texts.ts';
import type { ProjectState, Repository } from '../../repositories/repository.ts';
import { tidied } from '../data/tidied.ts';
import { valuesNamed, withValue } from '../data/values.ts';
import { changedFiles, type ChangedFile } from '../drafts/changed-fields.ts';
import { changesOf, Drafts, type PublishedFile } from '../drafts/drafts.ts';
import type { DraftStore } from '../drafts/stored-drafts.ts';
import { fileSchemaAt } from '../files/file-schema.ts';
import type { Conflict } from '../files/merge-data.ts';
import { mergeTexts } from '../files/merge-texts.ts';
import type { Mistake } from '../files/mistakes.ts';
import { filesNamedIn } from '../files/named-files.ts';
import { originalItems } from '../files/originals.ts';
import { TextFiles } from '../files/text-files.ts';
import { recordAfterSave } from '../files/translation.ts';
import { editYaml } from '../files/yaml/edit-yaml.ts';

const TEXT = /\.(yaml|md|json)$/;
/** JSON Schemas for code editors, which are no content. */
const JSON_SCHEMAS = 'content/schemas/';

/** How often to merge and publish again while others keep changing the same files. */
const MAX_ATTEMPTS = 4;

/** The result of publishing. */
export type PublishResult =
  /** The changes would stop the build: nothing was saved. */
  | { kind: 'mistaken'; mistakes: readonly Mistake[] }
  | { kind: 'published'; files: readonly ChangedFile[] }
  /** Somebody else has changed the same fields: publishing again keeps ours. */
  | { kind: 'asked'; conflicts: ReadonlyMap<string, readonly Conflict[]> };

/** The mistakes that would stop the build. */
export interface FoundMistakes {
  /** In the changed files, and in other files because of the changes. */
  mistakes: readonly Mistake[];
  /** In published files, independent of the changes: somebody has written them by hand. */
  elsewhere: readonly Mistake[];
}

/** Finds the mistakes of the project. @param changed the paths of the changed text files */
export type FindMistakes = (
  publishedTexts: TextFiles,
  texts: TextFiles,
  changed: readonly string[],
) => Promise<FoundMistakes>;

/** The open project: its published files and the changes of this device. */
export class OpenProject {
  readonly repository: Repository;
  readonly drafts: Drafts;
  readonly #store: DraftStore;
  readonly #find: FindMistakes;
  #state: ProjectState = { head: '', files: new Map() };
  #published = new TextFiles();
  #current: { of: Drafts['all']; published: TextFiles; texts: TextFiles } | undefined;
  /** The versions of other people whose conflicts were shown: publishing again keeps ours. */
  readonly #shownConflicts = new Map<string, string | undefined>();
  #isPublishing = false;
  /**
   * Settles after the last call of `syncWithTabs`; calls run one after the other. Never rejects.
   */
  #synced: Promise<unknown> = Promise.resolve();

  /** @param find checks the project, for example in a worker */
  constructor(repository: Repository, store: DraftStore, find: FindMistakes) {
    this.repository = repository;
    this.#store = store;
    this.#find = find;
    this.drafts = new Drafts(store, (path) => this.#publishedAt(path));
  }

  #publishedAt(path: string): PublishedFile {
    return { version: this.#state.files.get(path), text: this.#published.get(path) };
  }

  /** The id of the newest commit that was read or published. */
  get head(): string {
    return this.#state.head;
  }

  /** Reads the project and the stored drafts of this device. @throws RepositoryError */
  async open(): Promise<void> {
    await this.#read(await this.repository.list());
    await this.drafts.open();
  }

  /** Takes over the drafts of other tabs, and what they have published. @throws RepositoryError */
  async syncWithTabs(): Promise<void> {
    const readPublished = async () => {
      // While this tab holds the publishing lock, no other tab publishes.
      if (!this.#isPublishing) await this.#read(await this.repository.list());
    };
    const synced = this.#synced.then(async () => this.drafts.refresh(readPublished));
    this.#synced = synced.catch(() => undefined);
    await synced;
  }

  /** Reads the texts whose versions have changed. */
  async #read(state: ProjectState): Promise<void> {
    const isText = (path: string) => TEXT.test(path) && !path.startsWith(JSON_SCHEMAS);
    const paths = [...state.files.keys()].filter(isText);
    const isRead = (path: string) =>
      this.#published.has(path) && this.#state.files.get(path) === state.files.get(path);
    const read = await readTexts(
      this.repository,
      paths.filter((path) => !isRead(path)),
      state,
    );
    const entries = paths.map(
      (path) => [path, read.get(path) ?? this.#published.textOf(path)] as const,
    );
    this.#published = new TextFiles(this.#published.project.withAll(entries));
    this.#state = state;
  }

  /** Checks and renders phone numbers and countries again, now that their data are loaded. */
  recheckPhones(): void {
    const files = this.#published.project.files().map((file) => {
      // Only facts and the file of a language contain any.
      const hasNumbers = file.code === '' || file.name === 'language';
      return hasNumbers ? ([file.path, file.text] as const) : file;
    });
    this.#published = new TextFiles(new Project(MODEL, files));
    this.drafts.renew();
  }

  /** The published texts. */
  get publishedTexts(): TextFiles {
    return this.#published;
  }

  /** The texts with the changes of this device; a new object after each change. */
  get texts(): TextFiles {
    const { all } = this.drafts;
    if (this.#current?.of === all && this.#current.published === this.#published)
      return this.#current.texts;
    let texts = this.#published;
    for (const { path, content } of all.values())
      if (TEXT.test(path) && typeof content !== 'object') texts = texts.with(path, content);
    this.#current = { of: all, published: this.#published, texts };
    return texts;
  }

  /** The names of the files in a folder, with all changes. @param folder ends in a slash */
  names(folder: string): string[] {
    const paths = new Set(this.#state.files.keys());
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
    const version = this.#state.files.get(path);
    return version === undefined ? undefined : this.repository.read(path, version);
  }

  /**
   * Whether an id must stay: it is published, or a translation has it from its original.
   */
  #keptIds(path: string, before: unknown, data: unknown): (id: unknown) => boolean {
    const ids = valuesNamed('id', before);
    const isTranslation = MODEL.fileInfoOf(path).code !== this.texts.first;
    if (isTranslation)
      for (const { value } of originalItems(this.texts, path, valueAt(data, ['translates'])))
        ids.add(value);
    return (id) => ids.has(id);
  }

  /**
   * Sets a field.
   * @param path the file
   * @param keys the field
   * @param step the name of the undo step, by default that of typing in this field
   */
  set(path: string, keys: Path, value: unknown, step = [path, ...keys].join('\n')): void {
    const isUnfinished = this.#published.isUnfinished(path);
    // Edits the published text, so that reverted fields get their lines back unchanged.
    const before = this.drafts.all.get(path)?.before ?? this.#published.textOf(path);
    const data = this.texts.data(path);
    if (data === undefined) throw new Error(`${path} cannot be parsed.`);
    // The id of an item follows its text until it is published.
    const next = withValue(data, keys, value);
    const isKept = this.#keptIds(path, this.#published.data(path), next);
    // Removes empty optional fields.
    const text = editYaml(before, tidied(next, fileSchemaAt(path), isUnfinished, isKept));
    this.drafts.change([[path, text]], step);
  }

  /** The changed files and fields. @param now the texts with the changes */
  changes(now = this.texts): ChangedFile[] {
    // A new picture or piece of music shows as a change of the field that names it.
    const paths = [...this.drafts.all.keys()].filter((path) => TEXT.test(path));
    return changedFiles(this.#published, now, paths);
  }

  /** Reverts a field. @param keys its current path @param from its path in the published file */
  revertField(path: string, keys: Path, from: Path): void {
    this.set(path, keys, valueAt(this.#published.data(path), from));
  }

  /**
   * The drafts of files to leave out of a commit: new pictures and music that no field names any
   * more, and deletions of those that a field names.
   */
  #unusedFiles(): string[] {
    const { texts } = this;
    const files = texts.project.files().flatMap(({ path }) => filesNamedIn(texts, path));
    const named = new Set(files.map(({ file }) => file));
    return [...this.drafts.all.values()]
      .filter(({ path, from, content }) => {
        const isNeeded = named.has(path);
        return !TEXT.test(path) && (isNeeded ? content === undefined : from === undefined);
      })
      .map(({ path }) => path);
  }

  /** Finds the mistakes of the project with the changes of this device. */
  async mistakes(): Promise<FoundMistakes> {
    const changed = [...this.drafts.all.keys()].filter((path) => TEXT.test(path));
    return this.#find(this.#published, this.texts, changed);
  }

  /** The changed records of translations. */
  #records(): { path: string; from: string | undefined; content: Uint8Array<ArrayBuffer> }[] {
    const records = new Map<string, string>();
    for (const { path, content } of this.drafts.all.values()) {
      if (typeof content !== 'string' || !TEXT.test(path)) continue;
      const file = recordPath(MODEL.fileInfoOf(path).code);
      const record = recordAfterSave(this.texts, path, content, records.get(file));
      if (record !== undefined) records.set(file, record);
    }
    return [...records].map(([path, text]) => ({
      path,
      from: this.#state.files.get(path),
      content: new TextEncoder().encode(text),
    }));
  }

  /**
   * Publishes all changes in one commit. Merges what others have changed since, and asks once about
   * conflicts. Publishes nothing that would stop the build.
   * @throws RepositoryError
   * @throws Error if somebody has broken one of the files by hand
   */
  async publish(message: string): Promise<PublishResult> {
    return this.#store.lock(async () => {
      // Another tab may just have published the same drafts.
      await this.syncWithTabs();
      this.#isPublishing = true;
      try {
        return await this.#publishDrafts(message);
      } finally {
        this.#isPublishing = false;
      }
    });
  }

  async #publishDrafts(message: string): Promise<PublishResult> {
    for (let attempt = 1; ; attempt += 1) {
      // Later changes are not part of this commit: they would not be checked.
      const unused = new Set(this.#unusedFiles());
      const sent = [...this.drafts.all.values()].filter(({ path }) => !unused.has(path));
      const files = this.changes();
      const records = this.#records();
      // A record already contains what its draft says.
      const others = sent.filter(({ path }) => records.every((record) => record.path !== path));
      const changes = [...changesOf(others), ...records];
      const { mistakes } = await this.mistakes();
      if (mistakes.length > 0) return { kind: 'mistaken', mistakes };
      if (sent.length === 0) return { kind: 'published', files };
      try {
        const state = await commitOnce(this.repository, { message, changes });
        await this.#read(state);
        // Until now, Undo could have brought a removed picture back.
        this.drafts.discard(this.#unusedFiles());
        this.drafts.afterCommit(sent, state);
        this.#shownConflicts.clear();
        return { kind: 'published', files };
      } catch (error) {
        if (troubleIn(error) !== 'changed' || attempt >= MAX_ATTEMPTS) throw error;
        const conflicts = await this.#merge();
        if (conflicts.size > 0) return { kind: 'asked', conflicts };
      }
    }
  }

  /**
   * Resolves conflicts after publishing has asked about them. All others keep our value.
   * @param acceptTheirs the conflicts in which to take theirs, by the paths of their files
   */
  resolveConflicts(acceptTheirs: ReadonlyMap<string, readonly Conflict[]>): void {
    for (const [path, conflicts] of acceptTheirs) {
      const draft = this.drafts.all.get(path);
      const theirs = this.#publishedAt(path);
      if (!draft || conflicts.length === 0) continue;
      const { before, content } = draft;
      if (conflicts.some((conflict) => conflict.path.length === 0)) this.drafts.discard([path]);
      else if (typeof content === 'string') {
        const { text } = mergeTexts(path, before, content, theirs.text, conflicts);
        this.drafts.rebase(path, theirs, text);
      }
    }
  }

  /** Merges what others have published into the drafts. @returns the conflicts, by file */
  async #merge(): Promise<Map<string, readonly Conflict[]>> {
    await this.#read(await this.repository.list());
    const all = new Map<string, readonly Conflict[]>();
    for (const { path, from, before, content } of this.drafts.all.values()) {
      const theirs = this.#publishedAt(path);
      if (theirs.version === from) continue;
      const isText = TEXT.test(path) && typeof content !== 'object';
      const { text, conflicts } = isText
        ? mergeTexts(path, before, content, theirs.text)
        : { text: content, conflicts: [{ path: [], ours: path, theirs: theirs.version }] };
      const isShown =
        this.#shownConflicts.has(path) && this.#shownConflicts.get(path) === theirs.version;
      if (conflicts.length > 0 && !isShown) {
        this.#shownConflicts.set(path, theirs.version);
        all.set(path, conflicts);
        continue;
      }
      this.drafts.rebase(path, theirs, text);
    }
    return all;
  }
}
