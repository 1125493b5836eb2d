import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { valueAt } from '#content/fields';
import { gitId } from '../../../../tests/editor/services/served-project.ts';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { startServer } from '../../../../tests/support/start-server.ts';
import { ProjectFolder } from './project-folder.ts';
import { projectServer } from './project-server.ts';

const TOKEN = 'the-token';
const HOME = 'content/en/pages/home.yaml';
const folder = folderWith({ [HOME]: 'headline: Beyond\n', 'secret.txt': 'secret' });
const outside = folderWith({ 'more/secret.yaml': 'secret' });
symlinkSync(new URL('more', outside), new URL('content/en/linked', folder));
symlinkSync(new URL('more/secret.yaml', outside), new URL('content/linked.yaml', folder));

const answer = projectServer(folder, TOKEN);
const { port, close } = await startServer((request, response) => {
  void answer(request, response).then((isAnswered) => isAnswered || response.end('the site'));
});
after(close);

/** Sends a request as the editor does. A URL would tidy up a path with `/../`. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<[status: number, text: string]> {
  const change = body !== undefined && { 'Content-Type': 'application/json' };
  const editorHeaders = { Authorization: `Bearer ${TOKEN}`, Host: `localhost:${port}` };
  const asked = request({
    port,
    path,
    agent: false,
    method: change ? 'POST' : 'GET',
    headers: { ...editorHeaders, ...change, ...headers },
  });
  asked.end(change ? JSON.stringify(body) : undefined);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return [response.statusCode ?? 0, await text(response)];
}
const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked))[0];

const PROJECT = '/admin/project';

test('answers the editor of this computer, under both names of it', async () => {
  assert.equal(await status(PROJECT), 200);
  const editorHeaders = { Origin: `http://127.0.0.1:${port}`, Host: `127.0.0.1:${port}` };
  assert.equal(await status(PROJECT, { ...editorHeaders, 'Sec-Fetch-Site': 'same-origin' }), 200);
  assert.deepEqual(await ask('/admin/'), [200, 'the site']);
  assert.deepEqual(await ask('/admin/projects', { Authorization: '' }), [200, 'the site']);
});

test('answers nobody without the token, and no page of another site', async () => {
  for (const headers of [
    { Authorization: '' },
    { Authorization: 'Bearer another' },
    { Authorization: TOKEN },
  ])
    assert.equal(await status(PROJECT, headers), 401);
  for (const headers of [
    { Host: `evil.example:${port}` },
    { Host: `localhost.evil.example:${port}` },
    { Host: ' ' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `http://localhost:${port + 1}` },
    { Origin: `https://localhost:${port}` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ])
    for (const path of [PROJECT, `${PROJECT}/${HOME}`, `${PROJECT}/history`])
      assert.ok([400, 403].includes(await status(path, headers)), JSON.stringify(headers));
  const change = { head: '', changes: [{ path: HOME }] };
  assert.equal(await status(PROJECT, { Origin: 'https://evil.example' }, change), 403);
  assert.equal(readFileSync(new URL(HOME, folder), 'utf8'), 'headline: Beyond\n');
});

const OUTSIDE = [
  'secret.txt',
  'content/../secret.txt',
  'content/en/linked/secret.yaml',
  'content/linked.yaml',
  'content/en/linked/new.yaml',
  'content/.hidden',
  'content/en//home.yaml',
  'content/en/a\\..\\..\\b.yaml',
  'content/en/a:b.yaml',
  'content/en/a\0.yaml',
  'content',
  'content/',
  '/etc/passwd',
];

test('reads and writes nothing outside of content/', async () => {
  const content = Buffer.from('ours').toString('base64');
  for (const path of OUTSIDE) {
    for (const address of [encodeURI(path), encodeURIComponent(path)]) {
      const [code, found] = await ask(
        `${PROJECT}/${address}?version=${gitId(Buffer.from('secret'))}`,
      );
      assert.ok([400, 403, 404].includes(code), `${address}: ${code}`);
      assert.doesNotMatch(found, /^secret/);
    }
    const [code] = await ask(PROJECT, {}, { head: '', changes: [{ path, content }] });
    assert.equal(code, 403, path);
    const both = {
      head: '',
      changes: [
        { path: 'content/new.yaml', content },
        { path, content },
      ],
    };
    assert.equal(await status(PROJECT, {}, both), 403);
  }
  assert.deepEqual(readdirSync(new URL('more/', outside)), ['secret.yaml']);
  assert.equal(readFileSync(new URL('more/secret.yaml', outside), 'utf8'), 'secret');
  assert.equal(readFileSync(new URL('secret.txt', folder), 'utf8'), 'secret');
  assert.deepEqual(readdirSync(new URL('content/', folder)).sort(), ['en', 'linked.yaml']);
  const [, listed] = await ask(PROJECT);
  const files = valueAt(JSON.parse(listed), ['files']) ?? assert.fail(listed);
  assert.deepEqual(Object.keys(files), [HOME]);
});

test('refuses what is no list of changes', async () => {
  const refused = [{ path: 1 }, { content: '!' }].map((change) => ({
    head: '',
    changes: [change],
  }));
  for (const body of [{}, [], 'x', { changes: [] }, ...refused])
    assert.equal(await status(PROJECT, {}, body), 400);
  assert.equal(await status(PROJECT, { 'Content-Type': 'text/plain' }, ''), 415);
});

test('changes all files or none, and leaves nothing behind', async () => {
  const root = folderWith({ 'content/a.yaml': 'a: 1\n', 'content/closed/b.yaml': 'b: 1\n' });
  const project = new ProjectFolder(root);
  const { head, files } = await project.state();
  const content = new TextEncoder().encode('c: 2\n');
  // The last one cannot be written: its folder is a file by then.
  const changes = ['a.yaml', 'closed/b.yaml', 'new.yaml', 'new.yaml/c.yaml'].map((name) => ({
    path: `content/${name}`,
    content,
  }));
  await assert.rejects(project.write(changes, head), { status: 422 });
  assert.deepEqual((await project.state()).files, files);
  assert.deepEqual(readdirSync(new URL('content/', root)).sort(), ['a.yaml', 'closed']);
  assert.equal(readFileSync(new URL('content/a.yaml', root), 'utf8'), 'a: 1\n');
  await project.write(changes.slice(0, 3), head);
  assert.equal(readFileSync(new URL('content/new.yaml', root), 'utf8'), 'c: 2\n');
  assert.deepEqual(readdirSync(new URL('.cache/', root)), ['history']);
});

test('knows no versions where there is no git, and none of a file outside of content/', async () => {
  assert.deepEqual(await ask(`${PROJECT}/history?path=${HOME}`), [200, '{"earlier":[]}']);
  for (const path of OUTSIDE.filter((one) => !/linked/.test(one)))
    for (const more of ['', '&id=abc', '&within='])
      assert.equal(
        await status(`${PROJECT}/history?path=${encodeURIComponent(path)}${more}`),
        403,
        path,
      );
});
