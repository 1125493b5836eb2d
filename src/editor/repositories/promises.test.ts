/** Tests both repositories against servers that answer as the services document. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { EditingService } from '#site/features/editing';
import { commitAll } from '../../../tests/editor/commit-all.ts';
import { noDraftStore } from '../../../tests/editor/opened-texts.ts';
import { Random } from '../../../tests/editor/random.ts';
import { startFaultyService } from '../../../tests/editor/services/faulty-service.ts';
import { gitHubServer } from '../../../tests/editor/services/github-server.ts';
import { ServedProject } from '../../../tests/editor/services/served-project.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { startServer } from '../../../tests/support/start-server.ts';
import { itemsOf } from '../form/items.ts';
import { OnlineState } from '../store/online/online-state.ts';
import { Publishing } from '../store/project/publishing.ts';
import { Workspace } from '../store/project/workspace.ts';
import { blobId } from './bytes.ts';
import { gitHub } from './github.ts';
import { readTexts } from './read-texts.ts';
import { RepositoryError, type RepositoryFailure } from './repository-error.ts';
import type { Change, Repository } from './repository.ts';
import { thisComputer } from './this-computer.ts';
import { projectServer } from './this-computer/project-server.ts';

const FAQS = 'content/en/faqs.yaml';
const HOME = 'content/en/pages/home.yaml';
const PAGE = 'content/en/more/our-teams.yaml';
const NEW_PAGE = 'content/en/more/our-choir.yaml';
const PICTURE = 'content/images/kora player.png';
const FILES = {
  [FAQS]: '\ufefffaqs:\r\n  - Ọ̀rọ̀\r\n',
  [HOME]: 'headline: Beyond music\n',
  [PAGE]: 'heading: Our Teams\n',
  'content/organisation.yaml': 'name: Haven Network\n',
  [PICTURE]: Buffer.from([137, 80, 78, 71, 0, 255, 254, 13, 10]),
  'package.json': '{}\n',
};

/** A repository and the service behind it. */
interface Tested {
  repository: (token?: string) => Repository;
  service: Awaited<ReturnType<typeof startFaultyService>>;
  /** The content of a file at the service. */
  content: (path: string) => Uint8Array | undefined;
  /** Changes a file as somebody else. */
  pushed: (path: string, text: string | undefined) => void;
  /** Counts commits; missing for a folder, which has none. */
  commits?: () => number;
  /** Commits all files by git; missing where writing makes a commit. */
  commit?: () => void;
  /** Sets a function to call before the service handles a commit. */
  atCommit: (call: (() => void) | undefined) => void;
}

const open: (() => Promise<void>)[] = [];
after(() => Promise.all(open.map((close) => close())));

async function onGitHub() {
  const project = new ServedProject(FILES);
  const service = await startFaultyService((request) => gitHubServer(request, project));
  open.push(service.close);
  return {
    service,
    project,
    repository: (token = project.token) => gitHub(GITHUB, () => token, service.address),
    content: (path: string) => project.files.get(path),
    pushed: (path: string, text: string | undefined) => project.pushed(path, text),
    commits: () => project.commits.length,
    atCommit: (call: (() => void) | undefined) => (project.beforeCommit = call),
  };
}

async function onThisComputer(): Promise<Tested> {
  const folder = folderWith(FILES);
  const answer = projectServer(folder, 'a-token');
  const server = await startServer((request, response) => {
    if (request.method === 'POST') called?.();
    void answer(request, response);
  });
  open.push(server.close);
  let called: (() => void) | undefined;
  const place = (path: string) => new URL(encodeURI(path), folder);
  const service = await startFaultyService((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(`${server.url}${pathname}${search}`, request);
  });
  open.push(service.close);
  return {
    service,
    repository: (token = 'a-token') => thisComputer(service.address, token),
    content: (path) => {
      try {
        return readFileSync(place(path));
      } catch {
        return undefined;
      }
    },
    pushed: (path, text) =>
      text === undefined ? rmSync(place(path)) : writeFileSync(place(path), text),
    commit: () => commitAll(fileURLToPath(folder)),
    atCommit: (call) => (called = call),
  };
}

const GITHUB: EditingService = {
  service: 'github',
  repository: 'our-team/website',
  branch: 'main',
};

const KINDS: Record<string, () => Promise<Tested>> = {
  'this computer': onThisComputer,
  GitHub: onGitHub,
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const change = (path: string, text: string | undefined): Change => ({
  path,
  content: text === undefined ? undefined : bytesOf(text),
});
const failureFrom = async (work: Promise<unknown>): Promise<RepositoryFailure> => {
  const error = await work.then(
    () => assert.fail('It was not refused.'),
    (reason: unknown) => reason,
  );
  if (error instanceof RepositoryError) return error.failure;
  throw error;
};

for (const [name, start] of Object.entries(KINDS))
  describe(name, { timeout: 60_000 }, () => {
    const signedOut = { kind: name === 'this computer' ? 'wrong address' : 'signed out' };
    const opened = async () => {
      const tested = await start();
      const repository = tested.repository();
      return { tested, repository, state: await repository.list() };
    };
    const textAt = ({ content }: Tested, path: string) => {
      const bytes = content(path);
      return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    };

    test('lists the files of content/ and reads every text and picture to the byte', async () => {
      const { repository, state } = await opened();
      const content = Object.keys(FILES).filter((path) => path.startsWith('content/'));
      assert.deepEqual([...state.files.keys()].sort(), content.sort());
      const paths = [FAQS, HOME, PAGE];
      const texts = await readTexts(repository, paths, state);
      assert.deepEqual(
        paths.map((path) => texts.get(path)),
        [FILES[FAQS], FILES[HOME], FILES[PAGE]],
      );
      const picture = await repository.read(PICTURE, state.files.get(PICTURE) ?? '');
      assert.deepEqual([...picture], [...FILES[PICTURE]]);
    });

    test('saves several files as one: changed, new, deleted, a picture', async () => {
      const { tested, repository, state } = await opened();
      const picture = Uint8Array.from({ length: 100_000 }, (__, index) => index % 251);
      const added = 'content/images/djembé.jpg';
      const commit = {
        message: 'Home: headline',
        changes: [
          change(HOME, '\ufeffheadline: Ọjọ́\r\n'),
          change('content/fr/more/équipe.yaml', 'heading: Équipe\n'),
          change(PAGE, undefined),
          { path: added, content: picture },
        ],
      };
      const head = await repository.write(commit, state);
      assert.equal(textAt(tested, HOME), '\ufeffheadline: Ọjọ́\r\n');
      assert.equal(textAt(tested, 'content/fr/more/équipe.yaml'), 'heading: Équipe\n');
      assert.equal(tested.content(PAGE), undefined);
      assert.deepEqual(Buffer.from(picture), tested.content(added));
      assert.equal(textAt(tested, FAQS), FILES[FAQS]);
      assert.equal(tested.commits?.() ?? 2, 2);
      const listed = await repository.list();
      assert.equal(listed.head, head);
      for (const { path, content } of commit.changes)
        assert.equal(listed.files.get(path), content && (await blobId(content)));
    });

    test('saves nothing on top of a state that is not the newest, also at the same moment', async () => {
      const { tested, repository, state } = await opened();
      const commit = {
        message: 'Ours',
        changes: [HOME, PAGE].map((path) => change(path, 'ours: true\n')),
      };
      tested.pushed(FAQS, 'faqs: []\n');
      const refused = ['refused', 'changed'];
      assert.ok(refused.includes((await failureFrom(repository.write(commit, state))).kind));
      const newest = await repository.list();
      tested.atCommit(() => tested.pushed(HOME, 'headline: Theirs\n'));
      assert.ok(refused.includes((await failureFrom(repository.write(commit, newest))).kind));
      assert.equal(textAt(tested, HOME), 'headline: Theirs\n');
      assert.equal(textAt(tested, PAGE), FILES[PAGE]);
    });

    test('publishes once although answers are lost, and loses nothing of two people', async () => {
      const tested = await start();
      const random = new Random(7);
      const paths = ['one', 'two'].map((name) => `content/en/more/${name}.yaml`);
      for (const path of paths) tested.pushed(path, 'heading: List\n');
      const person = async () => {
        const workspace = new Workspace(tested.repository(), noDraftStore);
        await workspace.open();
        const find = () => Promise.resolve({ mistakes: [], elsewhere: [] });
        const online = new OnlineState(workspace.repository, undefined);
        const publishing = new Publishing(workspace, find, online);
        return async (word: string) => {
          for (const path of paths) {
            const { length } = itemsOf(workspace.texts.value(path, ['blocks']));
            workspace.set(path, ['blocks', length], { block: 'text', text: `Word ${word}.` });
          }
          for (let left = 30; workspace.drafts.all.size > 0 && left > 0; left -= 1) {
            if (random.chance(1 / 3))
              tested.service.faults.push({
                of: random.pick(['read', 'write']),
                after: random.chance(0.5),
                ...(random.chance(0.5) && { answer: { status: 502 } }),
              });
            await publishing.publish();
          }
          assert.equal(publishing.state.kind, 'published');
        };
      };
      const [one, two] = [await person(), await person()];
      const words = Array.from({ length: 4 }, (_, save) => [`One ${save}`, `Two ${save}`]);
      for (const [first = '', second = ''] of words) await Promise.all([one(first), two(second)]);
      for (const path of paths) {
        const added = [...(textAt(tested, path) ?? '').matchAll(/Word (.*)\./g)].map(
          ([, word]) => word,
        );
        assert.deepEqual(added.sort(), words.flat().sort());
      }
    });

    test('says offline, signed out, not found and too many requests as it reads', async () => {
      const tested = await start();
      const repository = tested.repository();
      const asked = async (answer?: { status: number }) => {
        tested.service.faults.push({ of: 'read', ...(answer && { answer }) });
        return failureFrom(repository.list());
      };
      assert.deepEqual(await asked(), { kind: 'offline' });
      assert.deepEqual(await asked({ status: 401 }), signedOut);
      assert.deepEqual(await asked({ status: 404 }), { kind: 'not found' });
      assert.deepEqual(await asked({ status: 500 }), { kind: 'server error' });
      assert.deepEqual(await asked({ status: 200 }), { kind: 'server error' });
      assert.equal((await asked({ status: 429 })).kind, 'too many');
      assert.deepEqual(await failureFrom(tested.repository('another').list()), signedOut);
      await tested.service.close();
      assert.deepEqual(await failureFrom(repository.list()), { kind: 'offline' });
    });

    test('says signed out, read only, too many requests and a reason as it saves', async () => {
      const { tested, repository, state } = await opened();
      const commit = { message: 'Ours', changes: [change(HOME, 'ours: true\n')] };
      const asked = async (status: number, message = 'The branch is closed.') => {
        const body = JSON.stringify({ message });
        tested.service.faults.push({ of: 'write', answer: { status, body } });
        return failureFrom(repository.write(commit, state));
      };
      assert.deepEqual(await asked(401), signedOut);
      const forbidden = 'Resource not accessible by personal access token';
      assert.deepEqual(await asked(403, forbidden), { kind: 'read only' });
      // GitHub documents no header for its secondary rate limit.
      const limit = await asked(403, 'You have exceeded a secondary rate limit.');
      assert.equal(limit.kind, 'too many');
      const refused = { kind: 'refused', reason: 'The branch is closed.' };
      for (const status of [403, 409, 413, 422, 423])
        assert.deepEqual(await asked(status), refused);
      assert.equal(textAt(tested, HOME), FILES[HOME]);
    });

    test('has earlier versions of a file, and the pages that were deleted', async () => {
      const tested = await start();
      const repository = tested.repository();
      const publish = async (path: string, text: string | undefined) => {
        const changes = [change(path, text)];
        await repository.write({ message: 'Changed', changes }, await repository.list());
      };
      tested.commit?.();
      const { newest } = await repository.history.versions(HOME);
      assert.equal(await repository.history.text(HOME, newest?.id ?? ''), FILES[HOME]);
      await publish(HOME, 'headline: One\n');
      await publish(HOME, 'headline: Two\n');
      const [last, first] = (await repository.history.versions(HOME)).earlier;
      assert.equal(await repository.history.text(HOME, last?.id ?? ''), 'headline: One\n');
      assert.equal(await repository.history.text(HOME, first?.id ?? ''), FILES[HOME]);
      // One that nobody has committed by hand, too.
      await publish(NEW_PAGE, FILES[PAGE]);
      for (const path of [PAGE, NEW_PAGE]) {
        await publish(path, undefined);
        assert.equal((await repository.list()).files.has(path), false);
        const deleted = await repository.history.changed('content/en/more');
        assert.ok(deleted.some((version) => version.path === path));
        const [before] = (await repository.history.versions(path)).earlier;
        assert.equal(await repository.history.text(path, before?.id ?? ''), FILES[PAGE]);
      }
      assert.deepEqual(
        await failureFrom(
          repository.history
            .versions(HOME)
            .then(() => tested.repository('another').history.versions(HOME)),
        ),
        signedOut,
      );
    });
  });

test('says at GitHub whether whoever is signed in may write, and saves nothing for it', async () => {
  const { repository, project, commits } = await onGitHub();
  assert.equal(await repository().mayWrite(), true);
  project.mayWrite = false;
  assert.equal(await repository().mayWrite(), false);
  assert.equal(commits(), 1);
  assert.deepEqual(await failureFrom(repository('another').mayWrite()), { kind: 'signed out' });
  const state = await repository().list();
  // Write access has been revoked since.
  const changes = [change(HOME, 'ours: true\n')];
  const failure = await failureFrom(repository().write({ message: 'Ours', changes }, state));
  assert.deepEqual(failure, { kind: 'read only' });
});

test('names a branch that was renamed, and opens no project of which the list is cut off', async () => {
  const { repository, project } = await onGitHub();
  project.hasBranch = false;
  assert.deepEqual(await failureFrom(repository().list()), { kind: 'no branch', branch: 'main' });
  project.hasBranch = true;
  project.isTruncated = true;
  assert.equal((await failureFrom(repository().list())).kind, 'refused');
});
