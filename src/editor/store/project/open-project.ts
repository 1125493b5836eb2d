import { type Path, valueAt } from '#content/fields';
import { recordPath } from '#content/languages';
import { Project } from '#content/project';
import { MODEL } from '#site/features';
import { originalItems } from '../../form/choices/originals.ts';
import { valuesNamed, withValue } from '../../form/values.ts';
import { troubleIn } from '../../publish/repositories/failure.ts';
import { publish } from '../../publish/repositories/publish.ts';
import { readTexts } from '../../publish/repositories/read-texts.ts';
import type { ProjectState, Repository } from '../../publish/repositories/repository.ts';
import { changedFiles, type ChangedFile } from '../drafts/changed-fields.ts';
import { changesOf, Drafts, type PublishedFile } from '../drafts/drafts.ts';
import type { DraftStore } from '../drafts/stored-drafts.ts';
import { fileHandlerAt } from '../files/file-handler.ts';
import type { Conflict } from '../files/merge-data.ts';
import { mergeTexts } from '../files/merge-texts.ts';
import type { ValidationError } from '../files/mistakes.ts';
import { fileInfoOf } from '../files/model.ts';
import { filesNamedIn } from '../files/named-files.ts';
import { TextFiles } from '../files/text-files.ts';
import { recordAfterSave } from '../files/translation.ts';

const TEXT = /\.(yaml|md|json)$/;
/** Not content, but hints for code editors. */
const HINTS = 'content/schemas/';

/** So often a save is tried again while others save the same files. */
const MOST = 4;

/** What became of publishing. */
export type PublishResult =
  /** The site could not be built with these changes: nothing was saved. */
  | { kind: 'mistaken'; mistakes: readonly ValidationError[] }
  | { kind: 'published'; files: readonly ChangedFile[] }
  /** Both have changed the same: publishing again keeps ours. */
  | { kind: 'asked'; conflicts: ReadonlyMap<string, readonly Conflict[]> };

/** What keeps the site from being built. */
export interface FoundMistakes {
  /** In the changed files, and in others because of them. */
  mistakes: readonly ValidationError[];
  /** In others, whatever was changed here: somebody has written them by hand. */
  elsewhere: readonly ValidationError[];
}

/** Finds what keeps the site from being built. @param changed paths of the changed text files */
export type FindMistakes = (
  published: TextFiles,
  texts: TextFiles,
  changed: readonly string[],
) => Promise<FoundMistakes>;

/** A project that somebody edits: its files as they are published, and the changes of this device. */
export class OpenProject {
  readonly repository: Repository;
  readonly drafts: Drafts;
  readonly #store: DraftStore;
  readonly #find: FindMistakes;
  #state: ProjectState = { head: '', files: new Map() };
  #published = new TextFiles();
  #now: { of: Drafts['all']; published: TextFiles; texts: TextFiles } | undefined;
  /** Versions of others whose conflicts were shown: the next save keeps ours. */
  readonly #shown = new Map<string, string | undefined>();
  #isPublishing = false;
  /** Ends with the last call of `followTabs`: they follow one another. Never rejects. */
  #followed: Promise<unknown> = Promise.resolve();

  /** @param find checks the project, in a worker for example */
  constructor(repository: Repository, store: DraftStore, find: FindMistakes) {
    this.repository = repository;
    this.#store = store;
    this.#find = find;
    this.drafts = new Drafts(store, (path) => this.#publishedAt(path));
  }

  #publishedAt(path: string): PublishedFile {
    return { version: this.#state.files.get(path), text: this.#published.get(path) };
  }

  /** The newest commit that was read or published. */
  get head(): string {
    return this.#state.head;
  }

  /** Reads the project, and takes up the changes of this device. @throws RepositoryError */
  async open(): Promise<void> {
    await this.#read(await this.repository.list());
    await this.drafts.open();
  }

  /**
   * Takes up what other tabs of this browser have changed, and what they published.
   * @throws RepositoryError
   */
  async followTabs(): Promise<void> {
    const readPublished = async () => {
      // While this tab publishes no other does, and it reads the project itself.
      if (!this.#isPublishing) await this.#read(await this.repository.list());
    };
    const followed = this.#followed.then(async () => this.drafts.refresh(readPublished));
    this.#followed = followed.catch(() => undefined);
    await followed;
  }

  /** Reads the texts that are new or have changed. */
  async #read(state: ProjectState): Promise<void> {
    const isText = (path: string) => TEXT.test(path) && !path.startsWith(HINTS);
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

  /** Checks and shows numbers and countries anew: what they are checked by has been loaded since. */
  checkAnew(): void {
    const files = this.#published.project.files().map((file) => {
      // They stand in the facts, and in what a language says of itself.
      const hasNumbers = file.code === '' || file.name === 'language';
      return hasNumbers ? ([file.path, file.text] as const) : file;
    });
    this.#published = new TextFiles(new Project(MODEL, files));
    this.drafts.tell();
  }

  /** The texts of the project as they are published. */
  get published(): TextFiles {
    return this.#published;
  }

  /** The texts with the changes of this device: another value after each change. */
  get texts(): TextFiles {
    const { all } = this.drafts;
    if (this.#now?.of === all && this.#now.published === this.#published) return this.#now.texts;
    let texts = this.#published;
    for (const { path, content } of all.values())
      if (TEXT.test(path) && typeof content !== 'object') texts = texts.with(path, content);
    this.#now = { of: all, published: this.#published, texts };
    return texts;
  }

  /** Names of the files in a folder, as it is now. @param folder with a slash at its end */
  names(folder: string): string[] {
    const paths = new Set(this.#state.files.keys());
    for (const { path, content } of this.drafts.all.values())
      if (content === undefined) paths.delete(path);
      else paths.add(path);
    const inside = [...paths].filter((path) => path.startsWith(folder));
    return inside.map((path) => path.slice(folder.length)).sort();
  }

  /** A picture or music, as it is now; undefined where there is none. @throws RepositoryError */
  async file(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const draft = this.drafts.all.get(path);
    if (draft) return typeof draft.content === 'object' ? draft.content : undefined;
    const version = this.#state.files.get(path);
    return version === undefined ? undefined : this.repository.read(path, version);
  }

  /** Which ids stay: those that are published, and in a translation those of the original. */
  #keptIds(path: string, before: unknown, data: unknown): (id: unknown) => boolean {
    const ids = valuesNamed('id', before);
    const isTranslation = fileInfoOf(path).code !== this.texts.first;
    if (isTranslation)
      for (const { value } of originalItems(this.texts, path, valueAt(data, ['translates'])))
        ids.add(value);
    return (id) => ids.has(id);
  }

  /** Sets a field of a file. @param path of the file @param keys where the value is in its data */
  set(path: string, keys: Path, value: unknown, step = [path, ...keys].join('\n')): void {
    const { dataOf, tidied, textWith, begin } = fileHandlerAt(path);
    const isUnfinished = this.#published.isUnfinished(path);
    // From what is published, so that lines come back as they were.
    const before = this.drafts.all.get(path)?.before ?? this.#published.get(path) ?? begin;
    const { texts } = this;
    // Read already, unless the file is new.
    const read = texts.has(path) ? texts.data(path) : undefined;
    const data = read ?? dataOf(texts.textOf(path), isUnfinished);
    // What links call an item is made of its words until it is published.
    const next = withValue(data, keys, value);
    const isKept = this.#keptIds(path, this.#published.data(path), next);
    // What is empty and may be missing is left out, as when a form is saved.
    const text = textWith(before, tidied(next, isUnfinished, isKept));
    this.drafts.change([[path, text]], step);
  }

  /** What this device has changed, in words. @param now the texts with these changes */
  changed(now = this.texts): ChangedFile[] {
    // Pictures and music are changed with the field that names them.
    const paths = [...this.drafts.all.keys()].filter((path) => TEXT.test(path));
    return changedFiles(this.#published, now, paths);
  }

  /** Gives up a change of one field. @param keys its place now @param from its place as published */
  takeBack(path: string, keys: Path, from: Path): void {
    this.set(path, keys, valueAt(this.#published.data(path), from));
  }

  /** New pictures and music that no field names any more, and removed ones that a field names. */
  #uselessFiles(): string[] {
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

  /** What keeps the site from being built with the changes of this device. */
  async mistakes(): Promise<FoundMistakes> {
    const changed = [...this.drafts.all.keys()].filter((path) => TEXT.test(path));
    return this.#find(this.#published, this.texts, changed);
  }

  /** The records of what translations were made from, as they are once all is saved. */
  #records(): { path: string; from: string | undefined; content: Uint8Array<ArrayBuffer> }[] {
    const records = new Map<string, string>();
    for (const { path, content } of this.drafts.all.values()) {
      if (typeof content !== 'string' || !TEXT.test(path)) continue;
      const file = recordPath(fileInfoOf(path).code);
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
   * Saves all changes of this device in one commit. What others have changed meanwhile is merged;
   * only what both have changed is asked, once. Nothing is saved that would keep the site from being
   * built.
   * @throws RepositoryError
   * @throws Error where somebody has broken one of the files by hand
   */
  async publish(message: string): Promise<PublishResult> {
    return this.#store.lock(async () => {
      // Another tab may have published them just now.
      await this.followTabs();
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
      // What is changed from now on is not checked: it waits for the next time.
      const useless = new Set(this.#uselessFiles());
      const sent = [...this.drafts.all.values()].filter(({ path }) => !useless.has(path));
      const files = this.changed();
      const records = this.#records();
      // They hold what a draft of them says.
      const others = sent.filter(({ path }) => records.every((record) => record.path !== path));
      const changes = [...changesOf(others), ...records];
      const { mistakes } = await this.mistakes();
      if (mistakes.length > 0) return { kind: 'mistaken', mistakes };
      if (sent.length === 0) return { kind: 'published', files };
      try {
        const state = await publish(this.repository, { message, changes });
        await this.#read(state);
        // Until now, what was removed could be brought back.
        this.drafts.discard(this.#uselessFiles());
        this.drafts.published(sent, state);
        this.#shown.clear();
        return { kind: 'published', files };
      } catch (error) {
        if (troubleIn(error) !== 'changed' || attempt >= MOST) throw error;
        const conflicts = await this.#merge();
        if (conflicts.size > 0) return { kind: 'asked', conflicts };
      }
    }
  }

  /**
   * Decides what both have changed, after publishing has asked. What is not named here stays ours.
   * @param acceptTheirs the conflicts in which theirs is right, by the paths of their files
   */
  answer(acceptTheirs: ReadonlyMap<string, readonly Conflict[]>): void {
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

  /** Brings the changes of others and of this device together. @returns what both have changed */
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
      const isShown = this.#shown.has(path) && this.#shown.get(path) === theirs.version;
      if (conflicts.length > 0 && !isShown) {
        this.#shown.set(path, theirs.version);
        all.set(path, conflicts);
        continue;
      }
      this.drafts.rebase(path, theirs, text);
    }
    return all;
  }
}
