import { failureKindOf, RepositoryError } from '../../repositories/repository-error.ts';
import { isTextFile } from '../../repositories/repository.ts';
import type { Conflict } from '../files/merge-data.ts';
import { Observable } from '../observable.ts';
import type { OnlineState } from '../online/online-state.ts';
import type { FindMistakes, FoundMistakes } from './find-mistakes.ts';
import type { FileConflicts } from './merge-drafts.ts';
import type { Doing, PublishResult, PublishStep } from './publish-changes.ts';
import type { Workspace } from './workspace.ts';

/** How long a pause in typing starts a check of the project, in ms. */
const CHECK_DELAY = 400;

type Loop = typeof import('./publish-changes.ts');

/** Loads the code that publishes. Nobody needs it before the first change. */
const loadLoop = async (): Promise<Loop> =>
  import('./publish-changes.ts').catch((error: unknown) => {
    throw new RepositoryError({ kind: 'offline' }, error);
  });

/** Thrown in a publication that somebody has stopped waiting for. */
class Stopped extends Error {}

/** The current step of publishing, or its outcome. */
type Outcome =
  | PublishResult
  | { kind: 'publishing'; step: PublishStep }
  | { kind: 'failed'; error: unknown };

/** The state of publishing, and the mistakes that were found last. */
export type PublishState = Outcome & FoundMistakes;

/** Publishes the changes of this device, and checks them at every pause in typing. */
export class Publishing extends Observable {
  readonly online: OnlineState;
  readonly #workspace: Workspace;
  readonly #find: FindMistakes;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;
  /** Answered conflicts of a publication that has failed: what was chosen still counts. */
  #answers: FileConflicts | undefined;
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

  get #isSending(): boolean {
    return this.state.kind === 'publishing' && this.state.step.name === 'sending';
  }

  #setState(state: Outcome & Partial<FoundMistakes>): void {
    const { mistakes, elsewhere } = this.state;
    this.state = { mistakes, elsewhere, ...state };
    this.notify();
  }

  /** Stores which side of a conflict to take, until the state changes. */
  choose(conflict: Conflict, takesTheirs: boolean): void {
    if (this.state.kind !== 'conflicts') return;
    const answered = [...this.state.conflicts].map(([path, all]) => {
      const answer = (item: Conflict) => (item === conflict ? { ...item, takesTheirs } : item);
      return [path, all.map(answer)] as const;
    });
    this.#setState({ ...this.state, conflicts: new Map(answered) });
  }

  /** Forgets a failure whose reason may be gone. */
  forgetFailure(): void {
    if (this.state.kind === 'failed') this.#setState({ kind: 'idle' });
  }

  #onChange(): void {
    // The conflicts on the screen are outdated now: publishing asks again.
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
   * Loads the code that publishes in advance: a browser may not retry an import that has failed.
   */
  load(): void {
    void loadLoop().catch(() => undefined);
  }

  /** Publishes all changes. @param answers the conflicts that were shown, with what was chosen */
  async publish(answers = this.#answers): Promise<void> {
    const workspace = this.#workspace;
    this.#answers = answers;
    await this.#run(async (doing, { publishChanges }) => {
      const finished = Promise.all([...workspace.unfinished].map((finish) => finish()));
      await doing({ name: 'preparing' }, finished);
      const result = await publishChanges(workspace, this.#find, doing, answers);
      this.#answers = undefined;
      return result;
    });
  }

  /** Stops waiting for the publication. The changes stay; the next one looks whether they are online. */
  stopWaiting(): void {
    this.#stop?.();
  }

  /** Undoes changes. If they may be online, it first makes sure that they are not. */
  async takeBack(work: () => void): Promise<void> {
    const workspace = this.#workspace;
    const { drafts, head } = workspace;
    if (drafts.isUnconfirmed)
      await this.#run(async (doing, { lookWhetherOnline }) => lookWhetherOnline(workspace, doing));
    // If anything was published meanwhile, somebody has to look at it first.
    if (!drafts.isUnconfirmed && workspace.head === head) work();
  }

  /** Runs a publication, and shows its steps and its outcome. */
  async #run(task: (doing: Doing, loop: Loop) => Promise<PublishResult>): Promise<void> {
    if (this.state.kind === 'publishing') return;
    const stopped = Promise.withResolvers<never>();
    this.#stop = () => stopped.reject(new Stopped());
    let last: Promise<unknown> = Promise.resolve();
    const doing: Doing = async (step, work) => {
      last = work;
      this.#setState({ kind: 'publishing', step });
      return Promise.race([work, stopped.promise]);
    };
    try {
      const result = await task(doing, await doing({ name: 'preparing' }, loadLoop()));
      if (result.kind === 'published' && result.page !== undefined) {
        const { head } = this.#workspace;
        this.online.awaitCommit({ head, at: Date.now(), page: result.page });
      }
      this.#setState({ ...(result.kind === 'published' && { mistakes: [] }), ...result });
      if (result.kind === 'published') void this.#check();
    } catch (error) {
      const isStopped = error instanceof Stopped;
      const isOpen = isStopped || failureKindOf(error) === 'unknown';
      const mayBeOnline = !isStopped || this.#isSending || this.#workspace.drafts.isUnconfirmed;
      // If nothing was sent, or it was refused, everything is as it was before.
      const isSent = isOpen && this.#workspace.noteSent() && mayBeOnline;
      if (isStopped && !isSent) this.#setState({ kind: 'idle' });
      else {
        const unknown = new RepositoryError({ kind: 'unknown' }, error);
        this.#setState({ kind: 'failed', error: isStopped ? unknown : error });
      }
      // The answer may still come.
      if (isSent) void last.then(() => this.forgetFailure()).catch(() => undefined);
    }
  }
}
