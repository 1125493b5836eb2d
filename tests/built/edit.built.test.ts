/** `npm run edit`: what somebody publishes is on the site that it serves. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { stringify } from 'yaml';
import { z } from 'zod';
import { ASTRO } from '../../scripts/programs.ts';
import { datesFile } from '../fixtures/dates.ts';
import { head } from '../fixtures/own-pages.ts';
import { EDITING } from '../fixtures/with-editor.ts';
import { fields, whole } from '../support/fields.ts';
import { startProgram } from '../support/program.ts';
import { copySite } from '../support/site-copy.ts';
import { startServer } from '../support/start-server.ts';

const folder = copySite({});
const free = await startServer();
await free.close();
const env = { PORT: String(free.port) };
const edit = startProgram(['scripts/edit.ts'], { cwd: folder, env });
after(() => edit.child.kill());
await edit.says(/The editor is at/);
const { url = '', token = '' } =
  /(?<url>http:\S+)\/admin\/#token=(?<token>\S+)/.exec(edit.written.all)?.groups ?? {};

const STATE = z.object({ files: z.record(z.string(), z.string()) });
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
const project = (init: RequestInit = {}) => fetch(`${url}/admin/project`, { ...init, headers });

/** Publishes texts in one go, as the editor does. */
async function publish(texts: Record<string, string>): Promise<void> {
  const { files } = STATE.parse(await (await project()).json());
  const changes = Object.entries(texts).map(([path, text]) => {
    const content = Buffer.from(text).toString('base64');
    return { path, from: files[path], content };
  });
  const { ok } = await project({ method: 'POST', body: JSON.stringify({ changes }) });
  assert.ok(ok);
}

let builds = 1;
/** Waits until the site shows what was published. */
const isShown = () => edit.says(new RegExp(`(The site shows[^]*){${(builds += 1)}}`));
const read = async (path: string) => (await fetch(url + path)).text();
const HOME = 'content/en/pages/home.yaml';
const ORGANISATION = 'content/organisation.yaml';
const changed = (path: string, values: object) =>
  fields(values).setIn(readFileSync(join(folder, path), 'utf8'));

test('the editor has an address of this computer alone, and a port of its own', async () => {
  assert.equal(url, `http://127.0.0.1:${free.port}`);
  const second = startProgram(['scripts/edit.ts'], { cwd: folder, env });
  assert.equal(await second.ended, 1);
  assert.match(second.written.stderr, /^Nothing can be served at port \d+: .*EADDRINUSE/);
});

test('a word of Home is on the site each time that it is published', async () => {
  for (const badge of ['First badge', 'Second badge', 'Third badge', 'Fourth badge']) {
    await publish({ [HOME]: changed(HOME, { hero: { badge } }) });
    await isShown();
    assert.ok((await read('/')).includes(badge), badge);
  }
});

test('a mistake is said to the editor, and the site stays', async () => {
  const before = readFileSync(join(folder, HOME), 'utf8');
  await publish({ [HOME]: `${before}surprise: true\n` });
  await edit.says(/must be corrected/);
  assert.match(await read('/admin/built.json'), /"surprise\W+ is not a field here/);
  await publish({ [HOME]: before });
  await isShown();
  assert.match(await read('/'), /Fourth badge/);
});

test('the first page, post, date and message are on the site, as in a clean build', async () => {
  const delivery = { to: 'endpoint', address: 'https://example.org/messages' };
  const blocks = ['dates', 'news'].map((block) => ({ block, heading: block }));
  const text = { block: 'text', text: 'Nothing but words.' };
  await publish({
    [ORGANISATION]: changed(ORGANISATION, {
      contact: { delivery: whole(delivery) },
      editing: EDITING,
    }),
    'content/en/dates.yaml': datesFile,
    'content/en/more/first-page.yaml': stringify({ ...head('First page'), blocks }),
    'content/en/more/first-post.yaml': stringify({
      ...head('First post'),
      date: '2026-01-02',
      blocks: [text],
    }),
  });
  await isShown();
  const clean = startProgram([ASTRO, 'build'], { cwd: folder });
  assert.equal(await clean.ended, 0, clean.written.all);
  const dist = join(folder, 'dist');
  const files = globSync('**/*.{html,xml,ics}', { cwd: dist, exclude: ['admin'] });
  for (const file of ['thank-you.html', 'first-page.html', 'first-post.html', 'feed.xml'])
    assert.ok(files.includes(file), file);
  for (const file of files)
    assert.equal(await read(`/${file}`), readFileSync(join(dist, file), 'utf8'), file);
  // Those of the editor on this computer, and not those of the site, nor compressed copies of them.
  assert.doesNotMatch(await read('/admin/'), /api\.github\.com/);
  assert.doesNotMatch(await read('/sw.js'), /precache/i);
});
