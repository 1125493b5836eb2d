/** `npm run edit`: what somebody publishes is on the site that it serves. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { stringify } from 'yaml';
import { z } from 'zod';
import { unreferencedFiles } from '#site/output/after-build/remove-unreferenced.ts';
import { listFiles } from '#site/output/pages.ts';
import { DATES } from '../fixtures/dates.ts';
import { DIST } from '../support/built.ts';
import { fields, whole } from '../support/fields.ts';
import { startProgram } from '../support/program.ts';
import { ROOT } from '../support/root.ts';
import { copySite } from '../support/site-copy.ts';
import { startServer } from '../support/start-server.ts';

const PAGE = 'content/en/more/first-page.yaml';
const OLD_PAGE = 'content/en/more/old-page.yaml';
const POST = 'content/en/more/first-post.yaml';
const TEXT = { block: 'text', text: 'Nothing but words.' };
const PAGE_DATA = {
  publish: true,
  title: 'A first page',
  description: 'A page of a test, long enough for what search results show of a page.',
  heading: 'A first page',
  blocks: [TEXT],
};

const folder = copySite({ [OLD_PAGE]: stringify(PAGE_DATA) });
const free = await startServer();
await free.close();
const env = { PORT: String(free.port) };
const edit = startProgram(['tools/edit.ts'], { cwd: folder, env });
after(() => edit.child.kill());
await edit.says(/The editor is at/);
const { url = '', token = '' } =
  /(?<url>http:\S+)\/admin\/#token=(?<token>[\w-]+)/.exec(edit.written.all)?.groups ?? {};

const STATE = z.object({ head: z.string() });
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
const project = (init: RequestInit = {}) => fetch(`${url}/admin/project`, { ...init, headers });

/** Publishes texts in one go, as the editor does; undefined deletes a file. */
async function publish(texts: Record<string, string | undefined>): Promise<void> {
  const { head } = STATE.parse(await (await project()).json());
  const changes = Object.entries(texts).map(([path, text]) => {
    const content = text === undefined ? undefined : Buffer.from(text).toString('base64');
    return { path, content };
  });
  const { ok } = await project({ method: 'POST', body: JSON.stringify({ head, changes }) });
  assert.ok(ok);
}

/** What `npm run edit` has built. */
const site = pathToFileURL(join(folder, `.cache/edit-${free.port}/site/`));
const get = (path: string) => fetch(url + path);
const read = async (path: string) => (await get(path)).text();
const HOME = 'content/en/pages/home.yaml';
const FACTS = 'content/organisation.yaml';
const shipped = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const changed = (path: string, values: object) => fields(values).setIn(shipped(path));

test('the editor has an address of this computer alone, and a port of its own', async () => {
  assert.equal(url, `http://127.0.0.1:${free.port}`);
  const second = startProgram(['tools/edit.ts'], { cwd: folder, env });
  assert.equal(await second.ended, 1);
  assert.match(second.written.stderr, /^Port \d+ is in use\. /);
});

test('the editor and the worker are those for this computer, also where the site has others', async () => {
  // As a build with `editing` leaves them.
  const theirs = 'Sign in to edit the site';
  mkdirSync(new URL('admin/', site));
  writeFileSync(new URL('admin/index.html', site), theirs);
  writeFileSync(new URL('admin/index.html.gz', site), gzipSync(theirs));
  assert.doesNotMatch(await read('/admin/'), new RegExp(theirs));
  assert.match(await read('/sw.js'), /unregister/);
  assert.doesNotMatch(await read('/sw.js'), /precache/i);
});

/** What the editor is told of a build that stopped. */
const BUILT = z.object({ buildError: z.string() });

// That a build which never ends changes nothing is in
// src/site/output/after-build/atomic-output.test.ts.
test('of a mistake in built pages file, line and sentence are said, nothing else, and the last site stays whole', async () => {
  const lists = ['dates', 'news'].map((block) => ({ block, heading: block }));
  await publish({
    [HOME]: changed(HOME, { hero: { badge: 'A second badge' } }),
    [FACTS]: changed(FACTS, { footerLinks: { faqs: '/contact-us#nothing-here' } }),
    'content/en/dates.yaml': stringify({ dates: DATES }),
    [PAGE]: stringify({ ...PAGE_DATA, blocks: lists }),
    [POST]: stringify({ ...PAGE_DATA, date: '2026-01-02' }),
    [OLD_PAGE]: undefined,
  });
  await edit.says(/must be corrected/);
  const { buildError } = BUILT.parse(JSON.parse(await read('/admin/built.json')));
  const [first, second, ...others] = buildError.split('\n');
  assert.match(first ?? '', /^One thing in content\/ must be corrected/);
  assert.match(
    second ?? '',
    /^ {2}content\/organisation\.yaml, line \d+: field "footerLinks › faqs": /,
  );
  assert.deepEqual(others, []);
  assert.match(await read('/old-page'), /Nothing but words/);
  assert.match(await read('/'), /<\/html>/);
});

test('a word, the first page, post, date and message are on the site once they are published, and nothing of a removed page is left', async () => {
  const delivery = { to: 'endpoint', address: 'https://example.org/messages' };
  // Files that were saved before alone: a watch on a file does not follow the one put in its place.
  await publish({
    [HOME]: changed(HOME, { hero: { badge: 'Another badge' } }),
    [FACTS]: changed(FACTS, { contact: { delivery: whole(delivery) } }),
  });
  await edit.says(/The site shows/);
  assert.ok((await read('/')).includes('Another badge'));
  assert.match(await read('/first-page'), /Song writing/);
  assert.match(await read('/first-post'), /Nothing but words/);
  assert.match(await read('/feed.xml'), /first-post/);
  assert.match(await read('/dates.ics'), /Song writing/);
  assert.equal((await get('/thank-you')).status, 200);
  assert.equal((await get('/old-page')).status, 404);
  const left = unreferencedFiles(site).filter((file) => !/\.(br|gz)$/.test(file));
  assert.deepEqual(left, []);
  const fileOf = (dist: URL, file: string) => readFileSync(new URL(file, dist), 'latin1');
  for (const file of listFiles(site)) assert.ok(!fileOf(site, file).includes('old-page'), file);
  // What nobody has changed is as a build of its own makes it.
  const mainOf = (dist: URL) => /<main[^]*<\/main>/.exec(fileOf(dist, 'about-us.html'))?.[0];
  assert.ok(mainOf(site) && mainOf(site) === mainOf(pathToFileURL(`${DIST}/`)));
});
