import { recordPath } from '#content/translations';
import { MODEL } from '#site/features';
import { commitOnce } from '../../repositories/commit-once.ts';
import { failureKindOf } from '../../repositories/repository-error.ts';
import type { ChangedFile } from '../drafts/changed-fields.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { changesOf, type Drafts, type PublishedFile } from '../drafts/drafts.ts';
import { mergeData, type Conflict, type MergeOptions } from '../files/merge-data.ts';
import { mergeTexts } from '../files/merge-texts.ts';
import type { Mistake } from '../files/mistakes.ts';
import { filesNamedIn } from '../files/named-files.ts';
import { recordAfterSave } from '../files/translation.ts';
import type { FindMistakes, FoundMistakes } from './find-mistakes.ts';
import { isTextFile, type Workspace } from './workspace.ts';

/** How often to merge and publish again while others keep changing the same files. */
const MAX_MERGES = 3;

/** Conflicts by the paths of their files. */
export type FileConflicts = ReadonlyMap<string, readonly Conflict[]>;

/** The result of publishing. */
type PublishResult =
  /** The changes would stop the build: nothing was saved. */
  | { kind: 'mistakes'; mistakes: readonly Mistake[] }
  | { kind: 'published'; files: readonly ChangedFile[] }
  /** Somebody else has changed the same fields: nothing was saved. */
  | { kind: 'conflicts'; conflicts: FileConflicts };

/** Merges a draft with what somebody else has published since. */
function mergeDraft(
  { path, from, before, content }: Draft,
  theirs: PublishedFile,
  options: MergeOptions,
) {
  if (isTextFile(path) && typeof content !== 'object') {
    const { text, conflicts } = mergeTexts(path, before, content, theirs.text, options);
    return { content: text, conflicts, isReplaced: false };
  }
  // A picture or music is taken whole. It has no words to show: an empty text stands for ours.
  const { data, conflicts } = mergeData(from, content && '', theirs.version, options);
  return { content, conflicts, isReplaced: data === theirs.version };
}

/** Publishes the drafts of a project in one commit, merged with what others have published. */
export class DraftPublisher {
  readonly #workspace: Workspace;
  readonly #drafts: Drafts;
  readonly #find: FindMistakes;

  /** @param find checks the project, for example in a worker */
  constructor(workspace: Workspace, find: FindMistakes) {
    this.#workspace = workspace;
    this.#drafts = workspace.drafts;
    this.#find = find;
  }

  /** Finds the mistakes of the project with the changes of this device. */
  async mistakes(): Promise<FoundMistakes> {
    const { publishedTexts, texts } = this.#workspace;
    return this.#find(publishedTexts, texts, [...this.#drafts.all.keys()].filter(isTextFile));
  }

  /**
   * Publishes all changes in one commit. Merges what others have changed since, and asks about
   * conflicts. Publishes nothing that would stop the build.
   * @throws RepositoryError
   * @throws Error if somebody has broken one of the files by hand
   */
  async publish(message: string): Promise<PublishResult> {
    return this.#workspace.withLock(async () => {
      for (let merges = 0; ; merges += 1)
        try {
          return await this.#commit(message);
        } catch (error) {
          if (failureKindOf(error) !== 'changed' || merges >= MAX_MERGES) throw error;
          await this.#workspace.read();
          const conflicts = this.merge();
          if (conflicts.size > 0) return { kind: 'conflicts', conflicts };
        }
    });
  }

  /** Commits the drafts if they have no mistakes. @throws RepositoryError */
  async #commit(message: string): Promise<PublishResult> {
    // Later changes are not part of this commit: they would not be checked.
    const leftOut = new Set(this.#pathsToLeaveOut());
    const sent = [...this.#drafts.all.values()].filter(({ path }) => !leftOut.has(path));
    const files = this.#workspace.changes();
    const records = this.#records();
    // A record already contains what its draft says.
    const others = sent.filter(({ path }) => records.every((record) => record.path !== path));
    const changes = [...changesOf(others), ...records];
    const { mistakes } = await this.mistakes();
    if (mistakes.length > 0) return { kind: 'mistakes', mistakes };
    if (sent.length === 0) return { kind: 'published', files };
    const state = await commitOnce(this.#workspace.repository, { message, changes });
    await this.#workspace.read(state);
    // Until now, Undo could have brought a removed picture back. A new one may get its field yet.
    this.#drafts.discard(this.#pathsToLeaveOut().filter((path) => leftOut.has(path)));
    this.#drafts.afterCommit(sent);
    return { kind: 'published', files };
  }

  /**
   * The paths of the drafts to leave out: uploads that no field names now, and deletions of files
   * that a field still names.
   */
  #pathsToLeaveOut(): string[] {
    const { texts } = this.#workspace;
    const files = texts.project.files().flatMap(({ path }) => filesNamedIn(texts, path));
    const named = new Set(files.map(({ file }) => file));
    return [...this.#drafts.all.values()]
      .filter(({ path, from, content }) => {
        const isNeeded = named.has(path);
        return !isTextFile(path) && (isNeeded ? content === undefined : from === undefined);
      })
      .map(({ path }) => path);
  }

  /** The changed records of translations. */
  #records(): { path: string; from: string | undefined; content: Uint8Array<ArrayBuffer> }[] {
    const records = new Map<string, string>();
    for (const { path, content } of this.#drafts.all.values()) {
      if (typeof content !== 'string' || !isTextFile(path)) continue;
      const file = recordPath(MODEL.fileInfoOf(path).code);
      const record = recordAfterSave(this.#workspace.texts, path, content, records.get(file));
      if (record !== undefined) records.set(file, record);
    }
    return [...records].map(([path, text]) => {
      const draft = this.#drafts.all.get(path);
      // A draft of an older version must be merged first.
      const from = draft ? draft.from : this.#workspace.publishedFile(path).version;
      return { path, from, content: new TextEncoder().encode(text) };
    });
  }

  /**
   * Merges what others have published into the drafts.
   * @param answers the conflicts that were shown, each with what was chosen
   * @returns the conflicts without an answer, also those that have changed since they were shown
   */
  merge(answers: FileConflicts = new Map()): FileConflicts {
    const open = new Map<string, readonly Conflict[]>();
    for (const draft of this.#drafts.all.values()) {
      const { path, from } = draft;
      const theirs = this.#workspace.publishedFile(path);
      if (theirs.version === from) continue;
      const { code } = MODEL.fileInfoOf(path);
      const isTranslation = code !== '' && code !== this.#workspace.texts.first;
      const options = { answers: answers.get(path), isTranslation };
      const { content, conflicts, isReplaced } = mergeDraft(draft, theirs, options);
      if (conflicts.length > 0) open.set(path, conflicts);
      else if (isReplaced) this.#drafts.discard([path]);
      else this.#drafts.rebase(path, theirs, content);
    }
    return open;
  }
}
