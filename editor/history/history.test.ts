import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { EditingService } from '../schema.ts';
import { pathOf } from '../files/model.ts';
import { EditorProject } from '../files/editor-project.ts';
import { Refusal } from '../files/refusal.ts';
import { withText, type StoredText } from './stored-texts.ts';
import { serviceHistory, type Ask } from './service-history.ts';
import { MOST_VERSIONS } from './versions.ts';

const OWN = { repository: 'our-team/website', branch: 'main' };
const PATH = 'content/en/more/our teams.yaml';
const DATE = '2026-03-01T10:32:00Z';

const CHANGED = ['content/en/more/gone.yaml', 'content/en/more/there.yaml', 'content/en/faqs.yaml'];

/**
 * Asks nobody: remembers what was asked, and answers so many commits, what one changed, or a text.
 */
function asking(commit: object, changes: object) {
  const asked: string[] = [];
  const ask: Ask = (address, options) => {
    asked.push(address);
    if (options?.responseType === 'text') return Promise.resolve('heading: Our Teams\n');
    if (address.includes('/abc')) return Promise.resolve(changes);
    return Promise.resolve(Array.from({ length: 30 }, () => commit));
  };
  return { asked, ask };
}

const LIKE_GITHUB = {
  sha: 'abc',
  parents: [{ sha: 'before' }],
  commit: { author: { name: 'Ama', date: DATE } },
};
const FILES_LIKE_GITHUB = { files: CHANGED.map((filename) => ({ filename })) };
const SERVICES: [EditingService, object, object, string[]][] = [
  [
    { service: 'github', ...OWN },
    LIKE_GITHUB,
    FILES_LIKE_GITHUB,
    [
      '/repos/our-team/website/commits?sha=main&path=content%2Fen%2Fmore%2Four+teams.yaml&per_page=21',
      '/repos/our-team/website/contents/content/en/more/our%20teams.yaml?ref=abc',
      '/repos/our-team/website/commits?sha=main&path=content%2Fen%2Fmore&per_page=30',
      '/repos/our-team/website/commits/abc',
    ],
  ],
  [
    { service: 'gitea', address: 'https://codeberg.org', ...OWN },
    { ...LIKE_GITHUB, ...FILES_LIKE_GITHUB },
    {},
    [
      '/repos/our-team/website/commits?sha=main&path=content%2Fen%2Fmore%2Four+teams.yaml&limit=21',
      '/repos/our-team/website/raw/content/en/more/our%20teams.yaml?ref=abc',
      '/repos/our-team/website/commits?sha=main&path=content%2Fen%2Fmore&limit=30',
    ],
  ],
  [
    { service: 'gitlab', ...OWN },
    { id: 'abc', parent_ids: ['before'], author_name: 'Ama', committed_date: DATE },
    CHANGED.map((old_path) => ({ old_path })),
    [
      '/projects/our-team%2Fwebsite/repository/commits?ref_name=main&path=content%2Fen%2Fmore%2Four+teams.yaml&per_page=21',
      '/projects/our-team%2Fwebsite/repository/files/content%2Fen%2Fmore%2Four%20teams.yaml/raw?ref=abc',
      '/projects/our-team%2Fwebsite/repository/commits?ref_name=main&path=content%2Fen%2Fmore&per_page=30',
      '/projects/our-team%2Fwebsite/repository/commits/abc/diff?per_page=100',
    ],
  ],
];

for (const [editing, commit, changes, addresses] of SERVICES) {
  test(`tells earlier versions and deleted pages at ${editing.service}, by whom and when`, async () => {
    const { ask, asked } = asking(commit, changes);
    const history = serviceHistory(editing, ask, 'en-GB');
    const versions = await history.versions(PATH);
    assert.equal(versions.length, MOST_VERSIONS);
    assert.equal(versions[0]?.id, 'abc');
    const { label } = versions[0];
    assert.match(label, /^1 Mar 2026, \d\d:\d\d, Ama$/);
    assert.equal(await history.text(PATH, 'abc'), 'heading: Our Teams\n');
    // As it was before the newest commit that names it.
    assert.deepEqual(
      await history.deleted('content/en/more', (path) => path.endsWith('there.yaml')),
      [{ path: 'content/en/more/gone.yaml', id: 'before', label }],
    );
    assert.deepEqual([...new Set(asked)], addresses);
  });
}

test('says in words why the service tells nothing', async () => {
  const failing = (cause: object) =>
    serviceHistory({ service: 'github', ...OWN }, () =>
      Promise.reject(new Error('No.', { cause })),
    );
  await assert.rejects(failing({ status: 401 }).versions(PATH), /token may have expired/);
  await assert.rejects(failing({ status: 404 }).text(PATH, 'abc'), /did not exist at that time/);
  await assert.rejects(failing(new TypeError()).text(PATH, 'abc'), /is not responding/);
});

test('keeps on this computer the latest twenty of each file, and no more than there is room for', () => {
  const save = (kept: StoredText[], until: number, path = 'a', text = 'words') =>
    withText(kept, { path, text, until }, 1000);
  let kept: StoredText[] = [];
  for (let until = 1; until <= 25; until += 1) kept = save(kept, until);
  assert.deepEqual(
    kept.map(({ until }) => until),
    Array.from({ length: MOST_VERSIONS }, (_, index) => 25 - index),
  );
  kept = save(kept, 26, 'b');
  assert.equal(kept.length, MOST_VERSIONS + 1);
  // A long one leaves room for few of the others, the latest.
  kept = save(kept, 27, 'c', 'x'.repeat(985));
  assert.deepEqual(
    kept.map(({ until }) => until),
    [27, 26, 25, 24],
  );
});

test('names the fields in which a version differs from the form, a list of another length as one', () => {
  const project = new EditorProject();
  const path = pathOf('home', 'en');
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const form = project.read(path, text);
  const differs = (earlier: string) =>
    project.differences(path, project.earlier(path, earlier, form), form);
  assert.deepEqual(differs(text), []);
  assert.deepEqual(differs(text.replace(/badge: .*/, 'badge: Other')), ['Hero › Badge']);
  assert.deepEqual(differs(text.replace(/ +- Empowering\n/, '')), ['Hero › Headline']);
  assert.throws(() => differs(`${text}more: [`), /cannot be read/);
});

test('a page that was deleted is saved as it was, and refused where the build would refuse it', () => {
  const project = new EditorProject();
  const text = readFileSync(
    new URL('../../content/en/more/our-teams.yaml', import.meta.url),
    'utf8',
  );
  const remarked = `# Written by hand.\n${text}`;
  const write = (said: string) =>
    project.write(PATH, project.merged(PATH, project.earlier(PATH, said)));
  assert.equal(write(remarked), remarked);
  assert.throws(() => write(text.replace(/^title:.*$/m, 'title: Hi')), Refusal);
});

test('bringing back never lowers how often a date was changed', () => {
  const project = new EditorProject();
  const path = pathOf('dates', 'en');
  const text = (title: string, more: string) =>
    `dates:\n  - id: songs\n    title: ${title}\n    start: 2027-03-12\n${more}`;
  const now = text('Songs of today', '    changes: 3\n');
  const other = '  - id: kora\n    title: Kora\n    start: 2027-04-01\n    changes: 2\n';
  const saved = (earlier: string, later?: number) => {
    const form = project.read(path, now);
    const values = project.earlier(path, earlier, form, later);
    return { saved: project.write(path, project.merged(path, values)), values, form };
  };
  const back = saved(text('Songs', '    changes: 1\n'));
  assert.equal(back.saved, text('Songs', '    changes: 3\n'));
  assert.deepEqual(project.differences(path, back.values, back.form), ['Dates › 1 › Title']);
  assert.equal(saved(text('Songs', '')).saved, text('Songs', '    changes: 3\n'));
  // On its former day it has moved once more.
  const moved = text('Songs', '').replace('03-12', '03-05');
  assert.match(saved(moved).saved, /03-05\n {4}changes: 4\n/);
  // One that was deleted may have been counted with each save since.
  assert.match(saved(text('Songs', '') + other, 4).saved, /id: kora[^]*changes: 6\n$/);
});
