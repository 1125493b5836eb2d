import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderWith } from '../../tests/support/folder-with.ts';
import { contentHashes } from './content-hashes.ts';
import { fileHash } from './hashes.ts';
import { compare, withSave, type Saves } from './saves.ts';

const MINUTE = 60_000;
const LIMIT = 10 * MINUTE;
const NOW = Date.parse('2026-03-01T10:00:00Z');

const built = (files: readonly string[], minutes = 3) => ({
  at: new Date(NOW + minutes * MINUTE).toISOString(),
  files,
});

/**
 * What is said so many minutes after the first save.
 * @param files what the site lists; without them it gives no answer
 * @param since minutes after that save at which it was built
 */
const after = (minutes: number, saves: Saves, files?: readonly string[], since = 3) =>
  compare(saves, files && built(files, since), NOW + minutes * MINUTE, LIMIT);

const SAVED = withSave({}, 'home', 'new', NOW, 'old');

test('a save is waited for until the site was built from it, and said to be late after ten minutes', () => {
  assert.deepEqual(after(9, SAVED, ['old']).outcome, { kind: 'waiting', since: NOW });
  assert.deepEqual(after(11, SAVED, ['old']).outcome, { kind: 'late', since: NOW });
  const online = { saves: {}, outcome: { kind: 'online', since: NOW + 3 * MINUTE } };
  assert.deepEqual(after(4, SAVED, ['new', 'of others']), online);
});

test('a site that gives no answer is not called late', () => {
  assert.equal(after(9, SAVED).outcome.kind, 'waiting');
  assert.equal(after(11, SAVED).outcome.kind, 'unanswered');
});

test('reports a late site although newer saves follow', () => {
  const again = [3, 6, 9].reduce(
    (saves, minute) => withSave(saves, 'home', `new ${minute}`, NOW + minute * MINUTE, 'old'),
    SAVED,
  );
  // The newest of them is named: that is what somebody has published last.
  assert.deepEqual(after(11, again, ['old']).outcome, { kind: 'late', since: NOW + 9 * MINUTE });
  // One of them has gone online: the time counts from the next one.
  const { saves, outcome } = after(11, again, ['new 3']);
  assert.deepEqual(outcome, { kind: 'waiting', since: NOW + 9 * MINUTE });
  assert.equal(after(17, saves, ['new 3']).outcome.kind, 'late');
  assert.equal(after(17, saves, ['new 9']).outcome.kind, 'online');
});

test('a save is online although somebody else has saved the same file after it', () => {
  assert.equal(after(9, SAVED, ['theirs']).outcome.kind, 'waiting');
  assert.equal(after(11, SAVED, ['theirs']).outcome.kind, 'online');
});

test('where it is not known what was online, a save is late until the site is built long after it', () => {
  // The site gave no answer then, or others had saved before and were not online either.
  const saves = withSave({}, 'home', 'new', NOW, undefined);
  assert.equal(after(11, saves, ['shown']).outcome.kind, 'late');
  assert.equal(after(11, saves, ['new']).outcome.kind, 'online');
  assert.equal(after(15, saves, ['shown'], 12).outcome.kind, 'online');
});

test('a new file, one that was deleted and a picture are waited for as well', () => {
  const added = withSave({}, 'page', 'first', NOW, '');
  assert.equal(after(1, added, []).outcome.kind, 'waiting');
  assert.equal(after(11, added, ['another']).outcome.kind, 'late');
  assert.equal(after(1, added, ['first']).outcome.kind, 'online');
  // Somebody else has saved the new page since.
  assert.equal(after(15, added, ['another'], 12).outcome.kind, 'online');
  const again = withSave(added, 'page', 'second', NOW + MINUTE, '');
  assert.equal(after(2, again, ['first']).outcome.kind, 'waiting');
  const deleted = withSave({}, 'page', '', NOW, 'last');
  assert.equal(after(1, deleted, ['last']).outcome.kind, 'waiting');
  assert.equal(after(11, deleted, ['last'], 12).outcome.kind, 'late');
  assert.equal(after(1, deleted, []).outcome.kind, 'online');
  const unknown = withSave({}, 'page', '', NOW, undefined);
  assert.equal(after(1, unknown, ['another']).outcome.kind, 'waiting');
  const picture = withSave({}, 'kora.jpg', 'sharper', NOW, '');
  assert.equal(after(11, picture, ['shown']).outcome.kind, 'late');
  assert.equal(after(11, picture, ['sharper']).outcome.kind, 'online');
});

test('of several files all are waited for', () => {
  const both = withSave(SAVED, 'faqs', 'other', NOW + MINUTE, 'questions');
  const { saves, outcome } = after(2, both, ['new', 'questions']);
  assert.deepEqual(outcome, { kind: 'waiting', since: NOW + MINUTE });
  assert.deepEqual(Object.keys(saves), ['faqs']);
  assert.equal(compare({}, undefined, NOW, LIMIT).outcome.kind, 'nothing');
});

test('gives the time online by the clock of the computer that saved, not of the host', () => {
  const at = (minutes: number) =>
    compare(SAVED, built(['new'], minutes), NOW + 5 * MINUTE, LIMIT).outcome;
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

test('the site lists a hash of each file, and whoever guesses the name of a draft learns nothing', async () => {
  const PAGE = 'content/en/more/our-patron.yaml';
  const shown = async (files: Record<string, string>) =>
    JSON.stringify(await contentHashes(folderWith(files)));
  const hashes = await contentHashes(new URL('../../', import.meta.url));
  assert.ok(hashes.length > 50);
  assert.doesNotMatch(JSON.stringify(hashes), /[g-z]/i);
  const draft = 'publish: false\ntitle: Our patron\n';
  const list = await contentHashes(folderWith({ [PAGE]: draft }));
  assert.deepEqual(list, [await fileHash(PAGE, draft)]);
  // What both lists share would be a hash of the name alone.
  const first = await shown({ [PAGE]: draft });
  const second = await shown({ [PAGE]: `${draft}date: 2027-01-01\n` });
  for (let at = 2; at + 4 < first.length - 2; at += 1)
    assert.ok(!second.includes(first.slice(at, at + 4)), `${first} ${second}`);
});
