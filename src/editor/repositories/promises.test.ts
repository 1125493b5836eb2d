/** Tests both repositories against servers that answer as the services document. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { EditingService } from '#site/features/editing';
import { commitAll } from '../../../tests/editor/commit-all.ts';
import { Random } from '../../../tests/editor/random.ts';
import { startFaultyService } from '../../../tests/editor/services/faulty-service.ts';
import { gitHubServer } from '../../../tests/editor/services/github-server.ts';
import { ServedProject } from '../../../tests/editor/services/served-project.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { startServer } from '../../../tests/support/start-server.ts';
import { commitOnce } from './commit-once.ts';
import { gitHub } from './github.ts';
import { readTexts } from './read-texts.ts';
import { RepositoryError, failureKindOf, type Failure } from './repository-error.ts';
import type { Change, ProjectState, Repository } from './repository.ts';
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
const change = (state: ProjectState, path: string, text: string | undefined): Change => ({
  path,
  from: state.files.get(path),
  content: text === undefined ? undefined : bytesOf(text),
});
const failureFrom = async (work: Promise<unknown>): Promise<Failure> => {
  const error = await work.then(
    () => assert.fail('It was not refused.'),
    (reason: unknown) => reason,
  );
  if (error instanceof RepositoryError) return error.failure;
  throw error;
};

/** Runs tasks until they succeed; every third one meets a fault of the network. */
function badNetwork({ service }: Tested) {
  const random = new Random(7);
  return async function again<Result>(task: () => Promise<Result>): Promise<Result> {
    if (random.chance(1 / 3))
      service.faults.push({
        of: random.pick(['read', 'write']),
        after: random.chance(0.5),
        ...(random.chance(0.5) && { answer: { status: 502 } }),
      });
    return task().catch((error: unknown) => {
      if (!['offline', 'server error', 'unknown', 'refused'].includes(failureKindOf(error)))
        throw error;
      return again(task);
    });
  };
}

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
      const after = await commitOnce(repository, {
        message: 'Home: headline',
        changes: [
          change(state, HOME, '\ufeffheadline: Ọjọ́\r\n'),
          change(state, 'content/fr/more/équipe.yaml', 'heading: Équipe\n'),
          change(state, PAGE, undefined),
          { path: added, from: undefined, content: picture },
        ],
      });
      assert.equal(textAt(tested, HOME), '\ufeffheadline: Ọjọ́\r\n');
      assert.equal(textAt(tested, 'content/fr/more/équipe.yaml'), 'heading: Équipe\n');
      assert.equal(tested.content(PAGE), undefined);
      assert.deepEqual(Buffer.from(picture), tested.content(added));
      assert.equal(textAt(tested, FAQS), FILES[FAQS]);
      assert.equal(tested.commits?.() ?? 2, 2);
      const listed = await repository.list();
      assert.deepEqual([...listed.files].sort(), [...after.files].sort());
      assert.equal(listed.head, after.head);
    });

    test('names the files that somebody else has changed, and saves nothing then', async () => {
      const { tested, repository, state } = await opened();
      tested.pushed(HOME, 'headline: Theirs\n');
      tested.pushed(PAGE, undefined);
      const changes = [HOME, PAGE, FAQS].map((path) => change(state, path, 'ours: true\n'));
      const added = change(state, 'content/en/more/new.yaml', 'ours: true\n');
      tested.pushed('content/en/more/new.yaml', 'heading: Theirs\n');
      const failure = await failureFrom(
        commitOnce(repository, { message: 'Ours', changes: [...changes, added] }),
      );
      assert.deepEqual(failure, {
        kind: 'changed',
        paths: [HOME, PAGE, 'content/en/more/new.yaml'],
      });
      assert.equal(textAt(tested, FAQS), FILES[FAQS]);
      assert.equal(textAt(tested, HOME), 'headline: Theirs\n');
    });

    test('saves beside somebody who saves other files at the same moment', async () => {
      const { tested, repository, state } = await opened();
      let left = 2;
      tested.atCommit(() => {
        if (left-- > 0) tested.pushed(FAQS, `faqs: ${left}\n`);
      });
      const changes = [change(state, HOME, 'headline: Ours\n')];
      await commitOnce(repository, { message: 'Ours', changes });
      assert.equal(textAt(tested, HOME), 'headline: Ours\n');
      assert.match(textAt(tested, FAQS) ?? '', /^faqs: \d\n$/);
    });

    test('never overwrites what somebody else saves in the same file at the same moment', async () => {
      const { tested, repository, state } = await opened();
      tested.atCommit(() => tested.pushed(HOME, 'headline: Theirs\n'));
      const changes = [HOME, PAGE].map((path) => change(state, path, 'ours: true\n'));
      const failure = await failureFrom(commitOnce(repository, { message: 'Ours', changes }));
      assert.deepEqual(failure, { kind: 'changed', paths: [HOME] });
      assert.equal(textAt(tested, HOME), 'headline: Theirs\n');
      assert.equal(textAt(tested, PAGE), FILES[PAGE]);
    });

    for (const fault of [undefined, 502])
      test(`saves once although the answer was ${fault ?? 'cut off'}`, async () => {
        const { tested, repository, state } = await opened();
        const answer = fault && { answer: { status: fault, body: '<html>' } };
        tested.service.faults.push({ of: 'write', after: true, ...answer });
        const changes = [HOME, 'content/en/more/new.yaml', PAGE].map((path) =>
          change(state, path, path === PAGE ? undefined : 'ours: true\n'),
        );
        const after = await commitOnce(repository, { message: 'Ours', changes });
        assert.equal(textAt(tested, HOME), 'ours: true\n');
        assert.equal(tested.commits?.() ?? 2, 2);
        assert.deepEqual([...(await repository.list()).files].sort(), [...after.files].sort());
      });

    for (const [fault, kind] of [[undefined, 'offline'] as const, [503, 'server error'] as const])
      test(`says "${kind}" where nothing was saved, and saves the next time`, async () => {
        const { tested, repository, state } = await opened();
        tested.service.faults.push({ of: 'write', ...(fault && { answer: { status: fault } }) });
        const commit = { message: 'Ours', changes: [change(state, HOME, 'ours: true\n')] };
        assert.deepEqual(await failureFrom(commitOnce(repository, commit)), { kind });
        assert.equal(textAt(tested, HOME), FILES[HOME]);
        await commitOnce(repository, commit);
        assert.equal(textAt(tested, HOME), 'ours: true\n');
        assert.equal(tested.commits?.() ?? 2, 2);
      });

    test('says that it is not known where nothing answers after a save; saving again looks first', async () => {
      const { tested, repository, state } = await opened();
      const commit = { message: 'Ours', changes: [change(state, HOME, 'ours: true\n')] };
      // The fault is for the read after the commit, not for the one before.
      tested.atCommit(() => tested.service.faults.push({ of: 'read' }));
      tested.service.faults.push({ of: 'write', after: true });
      assert.deepEqual(await failureFrom(commitOnce(repository, commit)), { kind: 'unknown' });
      tested.atCommit(() => assert.fail('It was saved already.'));
      await commitOnce(repository, commit);
      assert.equal(textAt(tested, HOME), 'ours: true\n');
      assert.equal(tested.commits?.() ?? 2, 2);
    });

    test('loses and doubles nothing while two people save the same files over a bad network', async () => {
      const tested = await start();
      const repository = tested.repository();
      const again = badNetwork(tested);
      const paths = [HOME, PAGE, FAQS];
      const tryToAdd = async (word: string) => {
        const state = await again(() => repository.list());
        const texts = await again(() => readTexts(repository, paths, state));
        if (texts.get(HOME)?.includes(word)) return;
        const changes = paths.map((path) => change(state, path, `${texts.get(path)}# ${word}.\n`));
        await again(() => commitOnce(repository, { message: word, changes }));
      };
      /** Adds a word to all files, again where somebody else was faster. */
      const add = (word: string): Promise<void> =>
        tryToAdd(word).catch((error: unknown) => {
          if (failureKindOf(error) !== 'changed') throw error;
          return add(word);
        });
      const words = Array.from({ length: 6 }, (_, save) => [`One ${save}`, `Two ${save}`]);
      for (const both of words) await Promise.all(both.map(add));
      for (const path of paths) {
        const added = [...(textAt(tested, path) ?? '').matchAll(/# (.*)\./g)].map(
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
      const commit = { message: 'Ours', changes: [change(state, HOME, 'ours: true\n')] };
      const asked = async (status: number, message = 'The branch is closed.') => {
        const body = JSON.stringify({ message });
        tested.service.faults.push({ of: 'write', answer: { status, body } });
        return failureFrom(commitOnce(repository, commit));
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
        const state = await repository.list();
        const changes = [change(state, path, text)];
        return commitOnce(repository, { message: 'Changed', changes });
      };
      tested.commit?.();
      await publish(HOME, 'headline: One\n');
      await publish(HOME, 'headline: Two\n');
      const [last, first] = await repository.history.versions(HOME);
      assert.equal(await repository.history.text(HOME, last?.id ?? ''), 'headline: One\n');
      assert.equal(await repository.history.text(HOME, first?.id ?? ''), FILES[HOME]);
      // One that nobody has committed by hand, too.
      await publish(NEW_PAGE, FILES[PAGE]);
      for (const path of [PAGE, NEW_PAGE]) {
        assert.equal((await publish(path, undefined)).files.has(path), false);
        const deleted = await repository.history.changed('content/en/more');
        assert.ok(deleted.some((version) => version.path === path));
        const [before] = await repository.history.versions(path);
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
  const changes = [change(state, HOME, 'ours: true\n')];
  const failure = await failureFrom(commitOnce(repository(), { message: 'Ours', changes }));
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
