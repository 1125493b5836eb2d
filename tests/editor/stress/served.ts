/** A project at GitHub, served without a network, and devices that edit it. */
import assert from 'node:assert/strict';
import { gitHub } from '#editor/repositories/github.ts';
import { failureKindOf } from '#editor/repositories/repository-error.ts';
import type { Draft, DraftStore } from '#editor/store/drafts/draft-store.ts';
import { OnlineState } from '#editor/store/online/online-state.ts';
import type { FindMistakes } from '#editor/store/project/find-mistakes.ts';
import { Publishing } from '#editor/store/project/publishing.ts';
import { Workspace } from '#editor/store/project/workspace.ts';
import { contentIn, textOf } from '../project.ts';
import { gitHubServer } from '../services/github-server.ts';
import { ServedProject } from '../services/served-project.ts';

export const HOME = 'content/en/pages/home.yaml';
export const PAGE = 'content/en/more/our-teams.yaml';
export const PICTURE = 'content/images/new.png';

const EDITING = { service: 'github', repository: 'our-team/website', branch: 'main' } as const;
const ADDRESS = 'https://service.example';

/** Answers a request, perhaps with a fault. @param serve does what is asked */
type Answer = (serve: () => Promise<Response>, isWrite: boolean) => Promise<Response>;

/** The project as shipped, in English, at a service whose answers can be replaced. */
export class Service {
  readonly project = new ServedProject(
    Object.fromEntries(contentIn(['en']).map((path) => [path, textOf(path)])),
  );
  answer: Answer = async (serve) => serve();
  /** A copy of the project that lags behind: reading finds what it has. */
  behind: ServedProject | undefined;

  constructor() {
    globalThis.fetch = async (address, init) => {
      const request = new Request(address, init);
      const isWrite = (await request.clone().text()).includes('createCommitOnBranch');
      const project = (!isWrite && this.behind) || this.project;
      return this.answer(async () => gitHubServer(request, project), isWrite);
    };
  }

  text(path: string): string {
    return String(this.project.files.get(path) ?? '');
  }
}

/** A store that is there as long as the process. */
function memoryStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    open: () => Promise.resolve([...drafts.values()]),
    save: (entries) => {
      for (const [path, draft] of entries)
        if (draft) drafts.set(path, draft);
        else drafts.delete(path);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
    remove: () => {
      drafts.clear();
      return Promise.resolve();
    },
  };
}

const noMistakes: FindMistakes = () => Promise.resolve({ mistakes: [], elsewhere: [] });

/** A device with the editor open. */
export class Device {
  readonly #store = memoryStore();
  readonly #find: FindMistakes;
  workspace: Workspace;
  publishing: Publishing;

  /** @param find checks the project; by default nothing is a mistake */
  constructor(find = noMistakes) {
    this.#find = find;
    [this.workspace, this.publishing] = this.#start();
  }

  #start(): [Workspace, Publishing] {
    const repository = gitHub(EDITING, () => 'a-token', ADDRESS);
    const workspace = new Workspace(repository, this.#store);
    const online = new OnlineState(repository, EDITING);
    return [workspace, new Publishing(workspace, this.#find, online)];
  }

  /** Opens the editor, or closes it and opens it again. */
  async open(): Promise<void> {
    await this.workspace.drafts.settled();
    [this.workspace, this.publishing] = this.#start();
    await this.workspace.open();
  }

  /** Publishes, and answers each question. @returns what came of it, of a failure its kind */
  async publish(takesTheirs = () => false): Promise<string> {
    await this.publishing.publish();
    for (let asked = 0; this.publishing.state.kind === 'conflicts'; asked += 1) {
      assert.ok(asked < 20, 'It asks for ever.');
      const answers = [...this.publishing.state.conflicts].map(
        ([path, all]) =>
          [path, all.map((item) => ({ ...item, takesTheirs: takesTheirs() }))] as const,
      );
      await this.publishing.publish(new Map(answers));
    }
    const { state } = this.publishing;
    return state.kind === 'failed' ? failureKindOf(state.error) || String(state.error) : state.kind;
  }

  /** The words of a file as the device shows them. */
  text(path: string): string {
    return this.workspace.texts.get(path) ?? '';
  }
}
