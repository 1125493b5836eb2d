import { pathIn, rootOf } from '#content/languages';
import { listedPage } from '#content/project';
import { MODEL } from '#site/features';
import {
  failureKindOf,
  isUncertain,
  RepositoryError,
} from '../../repositories/repository-error.ts';
import { isTextFile } from '../../repositories/repository.ts';
import type { ChangedFile } from '../drafts/changed-fields.ts';
import type { TextFiles } from '../files/text-files.ts';
import { Observable } from '../observable.ts';
import type { OnlineState } from '../online/online-state.ts';
import type { FindMistakes, FoundMistakes } from './find-mistakes.ts';
import type { FileConflicts } from './merge-drafts.ts';
import type { Workspace } from './workspace.ts';

/** How long a pause in typing starts a check of the project, in ms. */
const CHECK_DELAY = 400;
/** Longest commit message, in characters. */
const MAX_MESSAGE_LENGTH = 200;
/** How often to begin again while others keep publishing. */
const MAX_ATTEMPTS = 5;

/** Gives a copy of the service that lags behind a second to catch up. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** Thrown in a publication for which nobody waits any longer. */
class Stopped extends Error {}

/** What publishing is doing. */
export interface PublishStep {
  name: 'preparing' | 'reading' | 'checking' | 'sending';
  /** While sending: the number of pictures and tracks. */
  files?: number;
}

/** What publishing does, and what came of it. */
type Outcome =
  | { kind: 'idle' | 'mistakes' }
  | { kind: 'publishing'; step: PublishStep }
  /** `draftPage` is the file of a page that nobody sees, if nothing else was published. */
  | { kind: 'published'; draftPage: string | undefined }
  /** Somebody else has changed the same fields: nothing was published. */
  | { kind: 'conflicts'; conflicts: FileConflicts }
  | { kind: 'failed'; error: unknown };

/** The state of publishing, and the mistakes that were found last. */
export type PublishState = Outcome & FoundMistakes;

/** Shows a step of a publication while it is done. Rejects if somebody stops waiting. */
type Doing = <Result>(step: PublishStep, work: Promise<Result>) => Promise<Result>;

/** The failure of a commit of which nobody knows whether it was made. */
const unknown = (cause?: unknown) => new RepositoryError({ kind: 'unknown' }, cause);

/**
 * The address of the page that shows most of a changed file; undefined for a draft page.
 * @param before the texts before the change: a page that becomes a draft changes the site
 */
function addressOnSite(texts: TextFiles, before: TextFiles, path: string): string | undefined {
  const info = MODEL.fileInfoOf(path);
  const published = texts.project.publishedLanguages();
  const page = texts.project.page(path);
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

/** Publishes the changes of this device, and checks them at every pause in typing. */
export class Publishing extends Observable {
  readonly online: OnlineState;
  readonly #workspace: Workspace;
  readonly #find: FindMistakes;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;
  state: PublishState = { kind: 'idle', mistakes: [], elsewhere: [] };

  /** @param find checks the project, for example in a worker */
  constructor(workspace: Workspace, find: FindMistakes, online: OnlineState) {
    super();
    this.#workspace = workspace;
    this.#find = find;
    this.online = online;
    let { all } = workspace.drafts;
    workspace.drafts.subscribe(() => {
      const isChanged = all !== workspace.drafts.all;
      ({ all } = workspace.drafts);
      if (isChanged && this.state.kind !== 'publishing') this.#onChange();
    });
  }

  #setState(state: Outcome & Partial<FoundMistakes>): void {
    const { mistakes, elsewhere } = this.state;
    this.state = { mistakes, elsewhere, ...state };
    this.notify();
  }

  /** Forgets why publishing has failed, once the reason may be gone. */
  forgetFailure(): void {
    if (this.state.kind === 'failed') this.#setState({ kind: 'idle' });
  }

  #onChange(): void {
    // A question about conflicts shows what was typed before: publishing asks again.
    if (['published', 'mistakes', 'conflicts'].includes(this.state.kind))
      this.#setState({ kind: 'idle' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), CHECK_DELAY);
  }

  async #check(): Promise<void> {
    const { drafts, publishedTexts, texts } = this.#workspace;
    const { all } = drafts;
    const paths = [...all.keys()].filter(isTextFile);
    const mistakes = await this.#find(publishedTexts, texts, paths).catch(() => undefined);
    // Ignore an outdated result. If the worker has failed, publishing will report it.
    if (mistakes && all === drafts.all && this.state.kind !== 'publishing')
      this.#setState({ ...this.state, ...mistakes });
  }

  /**
   * Publishes all changes in one commit on top of the newest, merged with what others have published.
   * Publishes nothing that would stop the build.
   * @param answers the conflicts that were shown, each with what was chosen
   */
  async publish(answers?: FileConflicts): Promise<void> {
    await this.#run((doing) => this.#publish(doing, answers));
  }

  /** Stops waiting for the publication. The changes stay; the next one looks whether they are online. */
  stopWaiting(): void {
    this.#stop?.();
  }

  /** Takes words back; if they may be online, only after finding out that they are not. */
  async takeBack(work: () => void): Promise<void> {
    const workspace = this.#workspace;
    const { drafts, head } = workspace;
    if (drafts.isUnconfirmed)
      await this.#run(async (doing) => {
        const changed = workspace.changes();
        const before = workspace.publishedTexts;
        await doing({ name: 'reading' }, workspace.update());
        return drafts.all.size === 0 ? this.#published(changed, before) : { kind: 'idle' };
      });
    // If anything was published meanwhile, somebody has to look at it first.
    if (!drafts.isUnconfirmed && workspace.head === head) work();
  }

  /** Runs a publication, and shows its steps and its outcome. */
  async #run(task: (doing: Doing) => Promise<Outcome & Partial<FoundMistakes>>): Promise<void> {
    if (this.state.kind === 'publishing') return;
    const stopped = Promise.withResolvers<never>();
    this.#stop = () => stopped.reject(new Stopped());
    const doing: Doing = async (step, work) => {
      this.#setState({ kind: 'publishing', step });
      return Promise.race([work, stopped.promise]);
    };
    try {
      this.#setState(await task(doing));
      if (this.state.kind === 'published') void this.#check();
    } catch (error) {
      const isStopped = error instanceof Stopped;
      const isOpen = isStopped || failureKindOf(error) === 'unknown';
      // If nothing was sent, everything is as it was before.
      const isSent = isOpen && this.#workspace.noteSent();
      if (isStopped && !isSent) this.#setState({ kind: 'idle' });
      else this.#setState({ kind: 'failed', error: isStopped ? unknown() : error });
    }
  }

  async #publish(doing: Doing, answers?: FileConflicts): Promise<Outcome & Partial<FoundMistakes>> {
    const workspace = this.#workspace;
    const finished = Promise.all([...workspace.unfinished].map((finish) => finish()));
    await doing({ name: 'preparing' }, finished);
    const changed = workspace.changes();
    const before = workspace.publishedTexts;
    if (changed.length === 0) return { kind: 'idle' };
    let failed: { error: unknown; head: string } | undefined;
    for (let attempt = 1; ; attempt += 1) {
      const look = workspace.update(answers, attempt >= MAX_ATTEMPTS);
      const conflicts = await doing({ name: 'reading' }, look).catch((error: unknown) => {
        if (!failed) throw error;
        throw [failed.error, error].some(isUncertain) ? unknown(error) : failed.error;
      });
      if (conflicts.size > 0) return { kind: 'conflicts', conflicts };
      const files = workspace.filesToCommit();
      if (files.size === 0) return this.#published(changed, before);
      const isRefusedAgain = failed?.head === workspace.head;
      if (isRefusedAgain && !workspace.isBehind) throw failed?.error;
      if (attempt > MAX_ATTEMPTS) throw new RepositoryError({ kind: 'changed' });
      if (isRefusedAgain) {
        await doing({ name: 'reading' }, pause());
        continue;
      }
      const check = this.#mistakesAfter(files);
      const checked = await doing({ name: 'checking' }, check);
      if (checked.mistakes.length > 0) return { kind: 'mistakes', ...checked };
      const added = [...files].filter(([path, content]) => content && !isTextFile(path)).length;
      const sent = workspace.commit(messageOf(changed), files);
      try {
        await doing({ name: 'sending', files: added }, sent);
        return this.#published(changed, before);
      } catch (error) {
        if (error instanceof Stopped) {
          // The answer may still come.
          void sent.then(
            () => this.forgetFailure(),
            () => undefined,
          );
          throw error;
        }
        // Whatever it says: the commit may have been made, or somebody else may have been first.
        failed = { error, head: workspace.head };
      }
    }
  }

  /** Finds the mistakes of the whole project as it will be after a commit. */
  async #mistakesAfter(files: ReturnType<Workspace['filesToCommit']>): Promise<FoundMistakes> {
    const { publishedTexts, texts } = this.#workspace;
    const changed = [...files].filter(([path]) => isTextFile(path));
    let after = texts;
    for (const [path, text] of changed)
      if (typeof text !== 'object') after = after.with(path, text);
    return this.#find(
      publishedTexts,
      after,
      changed.map(([path]) => path),
    );
  }

  /** Begins to wait until the site shows what was published. @param before the texts before */
  #published(changed: readonly ChangedFile[], before: TextFiles): Outcome & Partial<FoundMistakes> {
    const { head, texts } = this.#workspace;
    const paths = changed.map(({ path }) => path);
    const page = paths.map((path) => addressOnSite(texts, before, path)).find(Boolean);
    if (page !== undefined) this.online.awaitCommit({ head, at: Date.now(), page });
    return {
      kind: 'published',
      mistakes: [],
      draftPage: page === undefined ? paths[0] : undefined,
    };
  }
}
