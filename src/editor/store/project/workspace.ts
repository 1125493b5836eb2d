import type { Path } from '#content/fields';
import { Project } from '#content/project';
import { MODEL } from '#site/features';
import { readTexts } from '../../repositories/read-texts.ts';
import type { ProjectState, Repository } from '../../repositories/repository.ts';
import { normalise } from '../data/normalise.ts';
import { valuesNamed, withValue } from '../data/values.ts';
import { changedFiles, type ChangedFile, revertedValue } from '../drafts/changed-fields.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { Drafts, type PublishedFile } from '../drafts/drafts.ts';
import { typingStep } from '../drafts/undo-history.ts';
import { fileSchemaAt } from '../files/file-schema.ts';
import { idsInOtherLanguages } from '../files/originals.ts';
import { TextFiles } from '../files/text-files.ts';
import { editYaml } from '../files/yaml/edit-yaml.ts';

/** Whether a file is a text, not a picture or music. */
export const isTextFile = (path: string): boolean => /\.(yaml|json)$/.test(path);

/** JSON Schemas for code editors, which are no content. */
const JSON_SCHEMAS = 'content/schemas/';

/** What the editor works on: the published files and the changes of this device. */
export class Workspace {
  readonly repository: Repository;
  readonly drafts: Drafts;
  readonly #store: DraftStore;
  #state: ProjectState = { head: '', files: new Map() };
  #published = new TextFiles();
  /** The last result of `texts`, and what it was made from. */
  #current: { of: Drafts['all']; published: TextFiles; texts: TextFiles } | undefined;
  /** Whether this tab holds the publishing lock: then no other tab publishes. */
  #isLocked = false;
  /**
   * Settles after the last call of `syncWithTabs`; calls run one after the other. Never rejects.
   */
  #synced: Promise<unknown> = Promise.resolve();

  constructor(repository: Repository, store: DraftStore) {
    this.repository = repository;
    this.#store = store;
    this.drafts = new Drafts(store, (path) => this.publishedFile(path));
  }

  /** A file as it was last read or published. */
  publishedFile(path: string): PublishedFile {
    return { version: this.#state.files.get(path), text: this.#published.get(path) };
  }

  /** The id of the newest commit that was read or published. */
  get head(): string {
    return this.#state.head;
  }

  /** Reads the project and the stored drafts of this device. @throws RepositoryError */
  async open(): Promise<void> {
    await this.read();
    await this.drafts.open();
  }

  /** Takes over the drafts of other tabs, and what they have published. @throws RepositoryError */
  async syncWithTabs(): Promise<void> {
    const readPublished = async () => {
      if (!this.#isLocked) await this.read();
    };
    const synced = this.#synced.then(async () => this.drafts.refresh(readPublished));
    this.#synced = synced.catch(() => undefined);
    await synced;
  }

  /**
   * Runs a task while no other tab publishes, after reading what other tabs have changed.
   * @throws RepositoryError
   */
  async withLock<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#store.lock(async () => {
      // Another tab may just have published the same drafts.
      await this.syncWithTabs();
      this.#isLocked = true;
      try {
        return await task();
      } finally {
        this.#isLocked = false;
      }
    });
  }

  /**
   * Reads the texts whose versions have changed.
   * @param known the state of the repository; by default the newest
   * @throws RepositoryError
   */
  async read(known?: ProjectState): Promise<void> {
    const state = known ?? (await this.repository.list());
    const paths = [...state.files.keys()].filter(
      (path) => isTextFile(path) && !path.startsWith(JSON_SCHEMAS),
    );
    const isRead = (path: string) =>
      this.#published.has(path) && this.#state.files.get(path) === state.files.get(path);
    const read = await readTexts(
      this.repository,
      paths.filter((path) => !isRead(path)),
      state,
    );
    const entries = paths.map(
      (path) => [path, read.get(path) ?? this.#published.text(path)] as const,
    );
    this.#published = new TextFiles(this.#published.project.withAll(entries));
    this.#state = state;
  }

  /**
   * Checks and renders phone numbers and countries again, now that their data are loaded. Results
   * are cached by file, so files that may have numbers are replaced by equal ones.
   */
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
      if (isTextFile(path) && typeof content !== 'object') texts = texts.with(path, content);
    this.#current = { of: all, published: this.#published, texts };
    return texts;
  }

  /** The names of the files in a folder, with all changes. @param folder ends in a slash */
  fileNamesIn(folder: string): string[] {
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

  /** Says which ids must stay: those published, and those that another language has. */
  #isKept(path: string, published: unknown, data: unknown): (id: unknown) => boolean {
    const ids = valuesNamed('id', published);
    for (const id of idsInOtherLanguages(this.texts, path, data)) ids.add(id);
    return (id) => ids.has(id);
  }

  /**
   * Sets a field.
   * @param path the file
   * @param keys the field
   * @param step the name of the undo step; by default that of typing in this field
   */
  set(path: string, keys: Path, value: unknown, step = typingStep(path, keys)): void {
    const isUnfinished = this.#published.isUnfinished(path);
    // Edits the published text, if any, so that reverted fields get their lines back unchanged.
    const source = this.drafts.all.get(path)?.before ?? this.texts.text(path);
    const data = this.texts.data(path);
    if (data === undefined) throw new Error(`${path} cannot be parsed.`);
    // The id of an item follows its text until it is published.
    const next = withValue(data, keys, value);
    const isKept = this.#isKept(path, this.#published.data(path), next);
    // Removes empty optional fields.
    const text = editYaml(source, normalise(next, fileSchemaAt(path), { isUnfinished, isKept }));
    this.drafts.change([[path, text]], step);
  }

  /** The changed files and fields. @param texts those with the changes */
  changes(texts = this.texts): ChangedFile[] {
    // A new picture or track shows as a change of the field that names it.
    const paths = [...this.drafts.all.keys()].filter(isTextFile);
    return changedFiles(this.#published, texts, paths);
  }

  /** Reverts a field. @param keys its current path @param from its path in the published file */
  revertField(path: string, keys: Path, from: Path): void {
    const was = this.#published.value(path, from);
    this.set(path, keys, revertedValue(was, this.texts.value(path, keys)));
  }
}
