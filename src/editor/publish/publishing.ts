import { Observable } from '../app/observable.ts';
import type { Conflict } from '../store/files/merge-data.ts';
import type { ValidationError } from '../store/files/mistakes.ts';
import type { OpenProject } from '../store/project/open-project.ts';
import type { OnlineState } from './online/online-state.ts';
import { addressOnSite } from './page-on-site.ts';

/** In ms: the project is checked once somebody pauses while typing. */
const PAUSE = 400;

/** Of letters: services show the first line of what was changed. */
const LONGEST = 200;

/** What the editor says of publishing. */
export interface PublishState {
  kind: 'nothing' | 'publishing' | 'published' | 'mistaken' | 'asked' | 'failed';
  /** Why it failed. */
  error?: unknown;
  /** What keeps the site from being built, found while somebody types. */
  mistakes: readonly ValidationError[];
  /** The same in files that somebody has written by hand. */
  elsewhere: readonly ValidationError[];
  /** The file of a page that was published and that nobody sees yet. */
  draftPage?: string | undefined;
  /** What somebody else has changed too, by the paths of the files. */
  conflicts: ReadonlyMap<string, readonly Conflict[]>;
}

const NONE: PublishState['conflicts'] = new Map();

/** Publishes what this device has changed, and checks it all the while. */
export class Publishing extends Observable {
  readonly online: OnlineState;
  readonly #project: OpenProject;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checked: OpenProject['drafts']['all'] = new Map();
  state: PublishState = { kind: 'nothing', mistakes: [], elsewhere: [], conflicts: NONE };

  constructor(project: OpenProject, online: OnlineState) {
    super();
    this.#project = project;
    this.online = online;
    project.drafts.subscribe(() => this.#typed());
    addEventListener('online', () => {
      if (this.state.kind === 'failed') this.#say({ kind: 'nothing' });
    });
  }

  #say(changed: Partial<PublishState>): void {
    this.state = { ...this.state, ...changed };
    this.changed();
  }

  #typed(): void {
    const { all } = this.#project.drafts;
    if (all === this.#checked) return;
    this.#checked = all;
    if (['published', 'mistaken'].includes(this.state.kind)) this.#say({ kind: 'nothing' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  async #check(): Promise<void> {
    const { drafts } = this.#project;
    const { all } = drafts;
    const mistakes = await this.#project.mistakes().catch(() => undefined);
    // Somebody has typed on; or the worker is not there, and publishing says so.
    if (mistakes && all === drafts.all) this.#say(mistakes);
  }

  /** All changes in one line, for whoever reads the list of saves. */
  #message(): string {
    const all = this.#project.changed().map(({ form, fields }) => {
      return [form, fields.map(({ label }) => label).join(', ')].filter(Boolean).join(': ');
    });
    const line = all.join('; ');
    return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
  }

  /**
   * Publishes everything that was changed.
   * @param acceptTheirs where somebody else has changed the same, what they wrote is right
   */
  async publish(acceptTheirs: PublishState['conflicts'] = NONE): Promise<void> {
    if (this.state.kind === 'publishing') return;
    const { drafts } = this.#project;
    this.#say({ kind: 'publishing', conflicts: NONE });
    try {
      this.#project.answer(acceptTheirs);
      const outcome = await this.#project.publish(this.#message());
      // What drafts say of themselves comes first.
      this.#checked = drafts.all;
      if (outcome.kind === 'published') {
        const { head, texts } = this.#project;
        const paths = outcome.files.map(({ path }) => path);
        const page = paths.map((path) => addressOnSite(texts, path)).find(Boolean);
        const draftPage = page === undefined ? paths[0] : undefined;
        if (page !== undefined) this.online.published({ head, at: Date.now(), page });
        this.#say({ kind: 'published', mistakes: [], draftPage });
        void this.#check();
      } else if (outcome.kind === 'mistaken')
        this.#say({ kind: 'mistaken', mistakes: outcome.mistakes });
      else this.#say({ kind: 'asked', conflicts: outcome.conflicts });
    } catch (error) {
      this.#say({ kind: 'failed', error });
    }
  }
}
