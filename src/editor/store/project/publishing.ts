import { pathIn, rootOf } from '#content/languages';
import { listedPage } from '#content/project';
import { MODEL } from '#site/features';
import type { Conflict } from '../files/merge-data.ts';
import type { Mistake } from '../files/mistakes.ts';
import type { TextFiles } from '../files/text-files.ts';
import { Observable } from '../observable.ts';
import type { OnlineState } from '../online/online-state.ts';
import type { DraftPublisher } from './draft-publisher.ts';
import type { Workspace } from './workspace.ts';

/** How long a pause in typing starts a check of the project, in ms. */
const CHECK_DELAY = 400;

/** Longest commit message, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** The state of publishing. */
export interface PublishState {
  kind: 'idle' | 'publishing' | 'published' | 'mistakes' | 'conflicts' | 'failed';
  /** Why it failed. */
  error?: unknown;
  /** Mistakes that the changes have caused. */
  mistakes: readonly Mistake[];
  /** Mistakes in published files, written by hand. */
  elsewhere: readonly Mistake[];
  /** The file of a page that was published as a draft. */
  draftPage?: string | undefined;
  /** The conflicts to decide, by the paths of their files. */
  conflicts: ReadonlyMap<string, readonly Conflict[]>;
}

const NO_CONFLICTS: PublishState['conflicts'] = new Map();

/** The address of the page that shows most of a file; undefined for a draft page. */
function addressOnSite(texts: TextFiles, path: string): string | undefined {
  const info = MODEL.fileInfoOf(path);
  const published = texts.project.publishedLanguages();
  const page = texts.project.page(path);
  if (page?.publish === false) return undefined;
  const root = info.code === '' ? '' : rootOf(info.code, published);
  const content = texts.content(texts.first);
  const listed = content && listedPage(MODEL.pageOf(info), content);
  return pathIn(root, page?.path ?? listed?.path ?? '/');
}

/** The state of publishing, for the screens. Checks the changes at every pause in typing. */
export class Publishing extends Observable {
  readonly online: OnlineState;
  readonly #workspace: Workspace;
  readonly #publisher: DraftPublisher;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The drafts that were checked last, or will be at the next pause. */
  #checked: Workspace['drafts']['all'] = new Map();
  state: PublishState = { kind: 'idle', mistakes: [], elsewhere: [], conflicts: NO_CONFLICTS };

  constructor(workspace: Workspace, publisher: DraftPublisher, online: OnlineState) {
    super();
    this.#workspace = workspace;
    this.#publisher = publisher;
    this.online = online;
    workspace.drafts.subscribe(() => this.#onDraftsChange());
    addEventListener('online', () => {
      if (this.state.kind === 'failed') this.#setState({ kind: 'idle' });
    });
  }

  #setState(changed: Partial<PublishState>): void {
    this.state = { ...this.state, ...changed };
    this.notify();
  }

  #onDraftsChange(): void {
    const { all } = this.#workspace.drafts;
    if (all === this.#checked) return;
    this.#checked = all;
    if (['published', 'mistakes'].includes(this.state.kind)) this.#setState({ kind: 'idle' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), CHECK_DELAY);
  }

  async #check(): Promise<void> {
    const { drafts } = this.#workspace;
    const { all } = drafts;
    const mistakes = await this.#publisher.mistakes().catch(() => undefined);
    // Ignore an outdated result. If the worker has failed, publishing will report it.
    if (mistakes && all === drafts.all) this.#setState(mistakes);
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
   * @param acceptTheirs the conflicts in which to take the version of the other person
   */
  async publish(acceptTheirs: PublishState['conflicts'] = NO_CONFLICTS): Promise<void> {
    if (this.state.kind === 'publishing') return;
    const { drafts } = this.#workspace;
    this.#setState({ kind: 'publishing', conflicts: NO_CONFLICTS });
    try {
      this.#publisher.resolveConflicts(acceptTheirs);
      const outcome = await this.#publisher.publish(this.#message());
      // Publishing has changed the drafts: this is not typing.
      this.#checked = drafts.all;
      if (outcome.kind === 'published') {
        const { head, texts } = this.#workspace;
        const paths = outcome.files.map(({ path }) => path);
        const page = paths.map((path) => addressOnSite(texts, path)).find(Boolean);
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
