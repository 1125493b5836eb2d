/** Whatever goes wrong at a service while several files are saved, they are saved once and whole. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { recordPath } from '../../src/core/languages/record.ts';
import { projectServer } from '../../scripts/edit/project-server.ts';
import { FaultyService, type Fault } from '../../tests/editor/services/faulty-service.ts';
import { giteaServer } from '../../tests/editor/services/gitea-server.ts';
import { gitHubServer } from '../../tests/editor/services/github-server.ts';
import { gitLabServer } from '../../tests/editor/services/gitlab-server.ts';
import { ServedProject } from '../../tests/editor/services/served-project.ts';
import { contentIn } from '../../tests/editor/project.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { ROOT } from '../../tests/support/root.ts';
import { RepositoryError } from '../repositories/failure.ts';
import { gitea } from '../repositories/gitea.ts';
import { gitHub } from '../repositories/github.ts';
import { gitLab } from '../repositories/gitlab.ts';
import type { Repository } from '../repositories/repository.ts';
import { thisComputer } from '../repositories/this-computer.ts';
import { OpenProject } from './open-project.ts';

const HOME = 'content/en/pages/home.yaml';
const FRENCH = 'content/fr/pages/home.yaml';
const SITE = 'content/en/site.yaml';
const PAGE = 'content/en/more/new-page.yaml';
const PICTURE = 'content/images/new.png';
const BYTES = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);

const FILES = Object.fromEntries(
  [...contentIn(['en', 'fr']), recordPath('fr')].map(
    (path) => [path, readFileSync(`${ROOT}/${path}`)] as const,
  ),
);

interface Tested {
  service: FaultyService;
  repository: Repository;
  content: (path: string) => Uint8Array | undefined;
  /** So many commits; of a folder nobody knows. */
  commits: () => number | undefined;
}

const open: (() => Promise<unknown>)[] = [];
after(() => Promise.all(open.map((close) => close())));

const token = () => Promise.resolve('a-token');

async function onTheWeb(
  serve: (request: Request, project: ServedProject) => Promise<Response>,
  make: (address: string) => Repository,
): Promise<Tested> {
  const project = new ServedProject(FILES);
  const service = await FaultyService.start((request) => serve(request, project));
  open.push(service.close);
  return {
    service,
    repository: make(service.address),
    content: (path) => project.files.get(path),
    commits: () => project.commits.length,
  };
}

async function onThisComputer(): Promise<Tested> {
  const folder = folderWith(FILES);
  const answer = projectServer(folder, 'a-token');
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  open.push(() => Promise.resolve(server.close()));
  const service = await FaultyService.start((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, request);
  });
  open.push(service.close);
  return {
    service,
    repository: thisComputer(service.address, 'a-token'),
    content: (path) => readFileSync(new URL(path, folder)),
    commits: () => undefined,
  };
}

const project = { repository: 'our-team/website', branch: 'main', address: undefined };
const KINDS: Record<string, () => Promise<Tested>> = {
  'this computer': onThisComputer,
  GitHub: () =>
    onTheWeb(gitHubServer, (at) => gitHub({ service: 'github', ...project }, token, at)),
  GitLab: () =>
    onTheWeb(gitLabServer, (at) => gitLab({ service: 'gitlab', ...project }, token, at)),
  'Forgejo and Gitea': () =>
    onTheWeb(giteaServer, (at) =>
      gitea({ ...project, service: 'gitea', address: 'https://codeberg.org' }, token, at),
    ),
};

const status = (code: number, headers?: Record<string, string>): Fault => ({
  of: 'write',
  answer: { status: code, ...(headers && { headers }), body: '{"message":"A fault"}' },
});

/** What is said of each fault; nothing where the editor itself can tell what has become of it. */
const FAULTS: [name: string, fault: Fault, trouble: string | undefined][] = [
  ['the connection ends before', { of: 'write' }, 'offline'],
  ['the connection ends after', { of: 'write', after: true }, undefined],
  ['401', status(401), 'signed out'],
  ['403', status(403), 'read only'],
  ['409', status(409), 'refused'],
  ['422', status(422), 'refused'],
  ['429', status(429, { 'Retry-After': '30' }), 'too many'],
  ['500', status(500), 'unwell'],
  ['500 after it was saved', { ...status(500), after: true }, undefined],
];

for (const [name, start] of Object.entries(KINDS))
  describe(name, { timeout: 120_000 }, async () => {
    const { service, repository, content, commits } = await start();
    const nothing = () => Promise.resolve([]);
    const store = { read: nothing, write: () => Promise.resolve() };
    const one = new OpenProject(repository, store, () =>
      Promise.resolve({ mistakes: [], elsewhere: [] }),
    );
    await one.open();
    const textOf = (path: string) => Buffer.from(content(path) ?? []).toString();

    for (const [what, fault, trouble] of FAULTS)
      test(`several files are saved once and whole: ${what}`, async () => {
        const text = `Ọ̀rọ̀, ${what}`;
        const record = textOf(recordPath('fr'));
        one.set(HOME, ['hero', 'badge'], text);
        one.set(SITE, ['joinButton'], text);
        one.set(FRENCH, ['hero', 'badge'], text);
        one.drafts.change([
          [PAGE, `publish: false\nheading: ${text}\n`],
          [PICTURE, Uint8Array.from([...BYTES, ...new TextEncoder().encode(what)])],
        ]);
        const before = commits();
        service.faults.push(fault);
        const said = await one.publish('Several').then(
          ({ kind }) => (assert.equal(kind, 'published'), undefined),
          (error: unknown) => {
            if (error instanceof RepositoryError) return error.trouble.kind;
            throw error;
          },
        );
        assert.equal(said, trouble);
        if (said !== undefined) {
          assert.equal(commits(), before);
          assert.equal(one.drafts.all.size, 5);
          assert.equal((await one.publish('Several')).kind, 'published');
        }
        assert.equal(commits(), before && before + 1);
        assert.equal(one.drafts.all.size, 0);
        assert.ok(textOf(HOME).includes(`\n  badge: ${text}\n`));
        assert.ok(textOf(SITE).includes(`\njoinButton: ${text}\n`));
        assert.ok(textOf(FRENCH).includes(`\n  badge: ${text}\n`));
        assert.notEqual(textOf(recordPath('fr')), record);
        assert.ok(textOf(PAGE).includes(`heading: ${text}`));
        assert.ok(Buffer.from(content(PICTURE) ?? []).includes(what));
      });
  });
