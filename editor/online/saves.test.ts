import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentHashes } from './content-hashes.ts';
import { fileHash, pathHash } from './hashes.ts';
import { compare, withSave, type Saves } from './saves.ts';

const MINUTE = 60_000;
const LIMIT = 10 * MINUTE;
const NOW = Date.parse('2026-03-01T10:00:00Z');

const built = (files: Record<string, string>, minutes = 3) => ({
  at: new Date(NOW + minutes * MINUTE).toISOString(),
  files,
});

/** What is said so many minutes after the first save. */
const after = (minutes: number, saves: Saves, files?: Record<string, string>) =>
  compare(saves, files && built(files), NOW + minutes * MINUTE, LIMIT);

const SAVED = withSave({}, 'home', 'new', NOW, ['old']);

test('a save is waited for until the site was built from it, and said to be late after ten minutes', () => {
  assert.deepEqual(after(9, SAVED, { home: 'old' }).outcome, { kind: 'waiting', since: NOW });
  assert.deepEqual(after(11, SAVED, { home: 'old' }).outcome, { kind: 'late', since: NOW });
  const online = { saves: {}, outcome: { kind: 'online', since: NOW + 3 * MINUTE } };
  assert.deepEqual(after(4, SAVED, { home: 'new', faqs: 'of others' }), online);
});

test('a site that gives no answer is not called late', () => {
  assert.equal(after(9, SAVED).outcome.kind, 'waiting');
  assert.equal(after(11, SAVED).outcome.kind, 'unanswered');
});

test('reports a late site although newer saves follow', () => {
  const again = [3, 6, 9].reduce(
    (saves, minute) => withSave(saves, 'home', `new ${minute}`, NOW + minute * MINUTE, []),
    SAVED,
  );
  assert.equal(after(11, again, { home: 'old' }).outcome.kind, 'late');
  // One of them has gone online: the time counts from the next one.
  const { saves, outcome } = after(11, again, { home: 'new 3' });
  assert.deepEqual(outcome, { kind: 'waiting', since: NOW + 6 * MINUTE });
  assert.equal(after(17, saves, { home: 'new 3' }).outcome.kind, 'late');
  assert.equal(after(17, saves, { home: 'new 9' }).outcome.kind, 'online');
});

test('a save is online although somebody else has saved the same file after it', () => {
  assert.equal(after(9, SAVED, { home: 'theirs' }).outcome.kind, 'waiting');
  assert.equal(after(11, SAVED, { home: 'theirs' }).outcome.kind, 'online');
});

test('where nothing goes online since others have saved, a save is late', () => {
  const saves = withSave({}, 'home', 'new', NOW, ['shown', 'theirs']);
  assert.equal(after(11, saves, { home: 'shown' }).outcome.kind, 'late');
  assert.equal(after(11, saves, { home: 'theirs' }).outcome.kind, 'late');
  // A site that gave no answer then may show anything now.
  const unknown = withSave({}, 'home', 'new', NOW, []);
  assert.equal(after(11, unknown, { home: 'shown' }).outcome.kind, 'late');
  assert.equal(after(11, unknown, { home: 'new' }).outcome.kind, 'online');
});

test('a new file, one that was deleted and a picture are waited for as well', () => {
  const added = withSave({}, 'page', 'first', NOW, ['']);
  assert.equal(after(1, added, {}).outcome.kind, 'waiting');
  assert.equal(after(1, added, { page: 'first' }).outcome.kind, 'online');
  const deleted = withSave({}, 'page', '', NOW, ['last']);
  assert.equal(after(1, deleted, { page: 'last' }).outcome.kind, 'waiting');
  assert.equal(after(1, deleted, {}).outcome.kind, 'online');
  const picture = withSave({}, 'kora.jpg', 'sharper', NOW, ['shown']);
  assert.equal(after(11, picture, { 'kora.jpg': 'shown' }).outcome.kind, 'late');
  assert.equal(after(11, picture, { 'kora.jpg': 'sharper' }).outcome.kind, 'online');
});

test('of several files all are waited for', () => {
  const both = withSave(SAVED, 'faqs', 'new', NOW + MINUTE, ['old']);
  const { saves, outcome } = after(2, both, { home: 'new', faqs: 'old' });
  assert.deepEqual(outcome, { kind: 'waiting', since: NOW + MINUTE });
  assert.deepEqual(Object.keys(saves), ['faqs']);
  assert.equal(compare({}, undefined, NOW, LIMIT).outcome.kind, 'nothing');
});

test('gives the time online by the clock of the computer that saved, not of the host', () => {
  const at = (minutes: number) =>
    compare(SAVED, built({ home: 'new' }, minutes), NOW + 5 * MINUTE, LIMIT).outcome;
  assert.deepEqual(at(-60), { kind: 'online', since: NOW });
  assert.deepEqual(at(60), { kind: 'online', since: NOW + 5 * MINUTE });
});

test('a hash changes with any word, and not with git’s line ends', async () => {
  const path = 'content/en/faqs.yaml';
  const hash = await fileHash(path, 'a: b\nc: d\n');
  assert.match(hash, /^[0-9a-f]{12}$/);
  assert.equal(await fileHash(path, '\ufeffa: b\r\nc: d\r\n'), hash);
  assert.equal(await fileHash(path, new TextEncoder().encode('a: b\nc: d\n')), hash);
  assert.notEqual(await fileHash(path, 'a: b\nc: e\n'), hash);
  assert.notEqual(await fileHash('content/en/offer.yaml', 'a: b\nc: d\n'), hash);
  const picture = (bytes: string) =>
    fileHash('content/images/a.jpg', new TextEncoder().encode(bytes));
  assert.notEqual(await picture('\r\n'), await picture('\n'));
});

test('the site says the hashes of words and pictures, and no word of the content', async () => {
  const hashes = await contentHashes(new URL('../../', import.meta.url));
  assert.ok(Object.keys(hashes).length > 50);
  assert.doesNotMatch(JSON.stringify(hashes), /[g-z]/i);
  assert.ok((await pathHash('content/organisation.yaml')) in hashes);
});
