import { pathIn, rootOf } from '#content/languages';
import { listedPage } from '#content/project';
import { MODEL } from '#site/features';
import type { TextFiles } from '../files/text-files.ts';
import { Observable } from '../observable.ts';
import type { OnlineState } from '../online/online-state.ts';
import type { FileConflicts, DraftPublisher } from './draft-publisher.ts';
import type { FoundMistakes } from './find-mistakes.ts';
import type { Workspace } from './workspace.ts';

/** How long a pause in typing starts a check of the project, in ms. */
const CHECK_DELAY = 400;

/** Longest commit message, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** What publishing does, and what came of it. */
type PublishStep =
  | { kind: 'idle' | 'publishing' | 'mistakes' }
  /** `draftPage` is the file of a page that nobody sees, if nothing else was published. */
  | { kind: 'published'; draftPage: string | undefined }
  | { kind: 'conflicts'; conflicts: FileConflicts }
  | { kind: 'failed'; error: unknown };

/** The state of publishing, and the mistakes that were found last. */
export type PublishState = PublishStep & FoundMistakes;

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

/** The state of publishing, for the screens. Checks the changes at every pause in typing. */
export class Publishing extends Observable {
  readonly online: OnlineState;
  readonly #workspace: Workspace;
  readonly #publisher: DraftPublisher;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The drafts that were checked last, or will be at the next pause. */
  #checked: Workspace['drafts']['all'] = new Map();
  state: PublishState = { kind: 'idle', mistakes: [], elsewhere: [] };

  constructor(workspace: Workspace, publisher: DraftPublisher, online: OnlineState) {
    super();
    this.#workspace = workspace;
    this.#publisher = publisher;
    this.online = online;
    workspace.drafts.subscribe(() => this.#onDraftsChange());
    addEventListener('online', () => this.forgetFailure());
  }

  #setState(state: PublishStep & Partial<FoundMistakes>): void {
    const { mistakes, elsewhere } = this.state;
    this.state = { mistakes, elsewhere, ...state };
    this.notify();
  }

  /** Forgets why publishing has failed, once the reason may be gone. */
  forgetFailure(): void {
    if (this.state.kind === 'failed') this.#setState({ kind: 'idle' });
  }

  #onDraftsChange(): void {
    const { all } = this.#workspace.drafts;
    if (all === this.#checked) return;
    this.#checked = all;
    // A question about conflicts shows what was typed before: publishing asks again.
    if (['published', 'mistakes', 'conflicts'].includes(this.state.kind))
      this.#setState({ kind: 'idle' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), CHECK_DELAY);
  }

  async #check(): Promise<void> {
    const { drafts } = this.#workspace;
    const { all } = drafts;
    const mistakes = await this.#publisher.mistakes().catch(() => undefined);
    // Ignore an outdated result. If the worker has failed, publishing will report it.
    if (mistakes && all === drafts.all) this.#setState({ ...this.state, ...mistakes });
  }

  /** All changes in one line, as the commit message. */
  #message(): string {
    const all = this.#workspace.changes().map(({ form, fields }) => {
      return [form, fields.map(({ label }) => label).join(', ')].filter(Boolean).join(': ');
    });
    const line = all.join('; ');
    return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : line;
  }

  /**
   * Publishes all changes.
   * @param answers the conflicts that were shown, each with what was chosen
   */
  async publish(answers?: FileConflicts): Promise<void> {
    if (this.state.kind === 'publishing') return;
    const { drafts } = this.#workspace;
    this.#setState({ kind: 'publishing' });
    const before = this.#workspace.publishedTexts;
    try {
      // Before publishing may fail, so that what was chosen is not lost.
      const conflicts = answers && this.#publisher.merge(answers);
      const outcome = conflicts?.size
        ? ({ kind: 'conflicts', conflicts } as const)
        : await this.#publisher.publish(this.#message());
      // Publishing has changed the drafts: this is not typing.
      this.#checked = drafts.all;
      if (outcome.kind === 'published') {
        const { head, texts } = this.#workspace;
        const paths = outcome.files.map(({ path }) => path);
        const page = paths.map((path) => addressOnSite(texts, before, path)).find(Boolean);
        const draftPage = page === undefined ? paths[0] : undefined;
        if (page !== undefined) this.online.awaitCommit({ head, at: Date.now(), page });
        this.#setState({ kind: 'published', mistakes: [], draftPage });
        void this.#check();
      } else this.#setState(outcome);
    } catch (error) {
      this.#setState({ kind: 'failed', error });
    }
  }
}
