import { pathIn, rootOf } from '#content/languages';
import { listedPage } from '#content/project';
import { MODEL } from '#site/features';
import { isUncertain, RepositoryError } from '../../repositories/repository-error.ts';
import { isTextFile } from '../../repositories/repository.ts';
import type { ChangedFile } from '../drafts/changed-fields.ts';
import type { FileContent } from '../drafts/draft-store.ts';
import type { OpenProject } from '../files/open-project.ts';
import { filesToCommit, unneededFiles } from './files-to-commit.ts';
import type { FindMistakes, FoundMistakes } from './find-mistakes.ts';
import type { FileConflicts } from './merge-drafts.ts';
import type { Workspace } from './workspace.ts';

/** Longest commit message, in characters. */
const MAX_MESSAGE_LENGTH = 200;
/** How often to begin again while others keep publishing. */
const MAX_ATTEMPTS = 5;

/** Gives a copy of the service that lags behind a second to catch up. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** What publishing is doing. */
export interface PublishStep {
  name: 'preparing' | 'reading' | 'checking' | 'sending';
  /** While sending: the number of pictures and tracks. */
  files?: number;
}

/** Shows a step while its work is running. Rejects if somebody stops waiting. */
export type Doing = <Result>(step: PublishStep, work: Promise<Result>) => Promise<Result>;

/** The outcome of publishing. */
export type PublishResult =
  /** There was nothing to publish. */
  | { kind: 'idle' }
  /** The changes would stop the build: nothing was published. */
  | ({ kind: 'mistakes' } & FoundMistakes)
  /** Somebody else has changed the same fields: nothing was published. */
  | { kind: 'conflicts'; conflicts: FileConflicts }
  /**
   * `page` is the address of a page that shows a change; without one, `unseen` is a changed file that
   * no visitor sees.
   */
  | { kind: 'published'; page: string | undefined; unseen: string | undefined };

/**
 * The address of the page that shows most of a changed file; undefined for a draft page and in a
 * language that is not published.
 * @param before the texts before the change: a page that becomes a draft changes the site
 */
function addressOnSite(texts: OpenProject, before: OpenProject, path: string): string | undefined {
  const info = MODEL.fileInfoOf(path);
  const published = texts.publishedLanguages();
  if (info.code !== '' && !published.includes(info.code)) return undefined;
  const page = texts.checkedCustomPage(path);
  if (page?.publish === false && before.value(path, ['publish']) !== true) return undefined;
  const root = info.code === '' ? '' : rootOf(info.code, published);
  const content = texts.content(texts.first);
  const listed = content && listedPage(MODEL.pageOf(info), content);
  const shown = page?.publish ? page : listed;
  return pathIn(root, shown?.path ?? '/');
}

/** All changes in one line, as the commit message. */
function messageOf(changed: readonly ChangedFile[]): string {
  const all = changed.map(({ form, fields }) =>
    [form, fields.map(({ label }) => label).join(', ')].filter(Boolean).join(': '),
  );
  const line = all.join('; ');
  return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : line;
}

/** What was published. @param before the texts before */
function published(
  { texts }: Workspace,
  changed: readonly ChangedFile[],
  before: OpenProject,
): PublishResult {
  const paths = changed.map(({ path }) => path);
  const page = paths.map((path) => addressOnSite(texts, before, path)).find(Boolean);
  return { kind: 'published', page, unseen: page === undefined ? paths[0] : undefined };
}

/** Finds the mistakes of the whole project as it will be after a commit. */
async function mistakesAfter(
  { publishedTexts, texts }: Workspace,
  files: ReadonlyMap<string, FileContent>,
  find: FindMistakes,
): Promise<FoundMistakes> {
  const changed = [...files].filter(([path]) => isTextFile(path));
  let after = texts;
  for (const [path, text] of changed) if (typeof text !== 'object') after = after.with(path, text);
  const paths = changed.map(([path]) => path);
  return find(publishedTexts, after, paths);
}

/**
 * Publishes all changes in one commit on top of the newest, merged with what others have published.
 * Begins again if somebody else was first. Publishes nothing that would stop the build.
 * @param answers the conflicts that were shown, each with what was chosen
 * @throws RepositoryError
 * @throws Error if somebody has broken one of the files by hand
 */
export async function publishChanges(
  workspace: Workspace,
  find: FindMistakes,
  doing: Doing,
  answers?: FileConflicts,
): Promise<PublishResult> {
  const changed = workspace.changes();
  const before = workspace.publishedTexts;
  if (changed.length === 0) return { kind: 'idle' };
  let failed: { error: unknown; head: string } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const look = workspace.update(answers, attempt >= MAX_ATTEMPTS);
    const conflicts = await doing({ name: 'reading' }, look).catch((error: unknown) => {
      if (!failed) throw error;
      if ([failed.error, error].some(isUncertain))
        throw new RepositoryError({ kind: 'unknown' }, error);
      throw error instanceof RepositoryError ? failed.error : error;
    });
    if (conflicts.size > 0) return { kind: 'conflicts', conflicts };
    const files = filesToCommit(workspace.drafts.all.values(), workspace.texts);
    if (files.size === 0) return published(workspace, changed, before);
    const isRefusedAgain = failed?.head === workspace.head;
    if (isRefusedAgain && !workspace.isBehind) throw failed?.error;
    if (attempt > MAX_ATTEMPTS) throw new RepositoryError({ kind: 'changed' });
    if (isRefusedAgain) {
      await doing({ name: 'reading' }, pause());
      continue;
    }
    const check = mistakesAfter(workspace, files, find);
    const checked = await doing({ name: 'checking' }, check);
    if (checked.mistakes.length > 0) return { kind: 'mistakes', ...checked };
    const added = [...files].filter(([path, content]) => content && !isTextFile(path)).length;
    try {
      const sent = workspace.commit(messageOf(changed), files);
      await doing({ name: 'sending', files: added }, sent);
      // Until now, Undo could bring back the field that names a picture.
      const unneeded = unneededFiles(workspace.drafts.all.values(), workspace.texts);
      workspace.drafts.replace(unneeded.map((path) => [path, undefined]));
      return published(workspace, changed, before);
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      // Whatever the error: the commit may have been made, or somebody else was faster.
      failed = { error, head: workspace.head };
    }
  }
}

/** Finds out whether what was sent is online. */
export async function lookWhetherOnline(
  workspace: Workspace,
  doing: Doing,
): Promise<PublishResult> {
  const changed = workspace.changes();
  const before = workspace.publishedTexts;
  await doing({ name: 'reading' }, workspace.update());
  const isOnline = workspace.drafts.all.size === 0;
  return isOnline ? published(workspace, changed, before) : { kind: 'idle' };
}
