import assert from 'node:assert/strict';
import { test } from 'node:test';
import 'fake-indexeddb/auto';
import { draftStore, type DraftStore, type FileContent } from './draft-store.ts';
import { Drafts, type PublishedFile } from './drafts.ts';
import { LAST_STEP } from './undo-history.ts';

const HOME = 'content/en/pages/home.yaml';
const FAQS = 'content/en/faqs.yaml';
const NEW = 'content/en/more/new.yaml';
const PICTURE = 'content/images/kora.jpg';

const FILES: Record<string, PublishedFile> = {
  [HOME]: { version: 'home-1', text: 'headline: A\n' },
  [FAQS]: { version: 'faqs-1', text: 'faqs: []\n' },
  [PICTURE]: { version: 'kora-1', text: undefined },
};
const published = (path: string): PublishedFile =>
  FILES[path] ?? { version: undefined, text: undefined };

/** Creates a device without drafts: each call opens its storage in another tab. */
const newDevice = () => {
  const project = crypto.randomUUID();
  return (formerName?: string) => draftStore(project, formerName);
};
const device = () => newDevice()();

/** Opens a tab on a device. */
async function opened(store: DraftStore, now?: () => number): Promise<Drafts> {
  const drafts = new Drafts(store, published, now);
  await drafts.open();
  return drafts;
}
const contents = (drafts: Drafts) =>
  new Map([...drafts.all].map(([path, { content }]) => [path, content] as const).sort());

test('keeps changes of several files together through closing, a crash and a day', async () => {
  const tab = newDevice();
  const drafts = await opened(tab());
  const files = { [NEW]: 'heading: New\n', [PICTURE]: Uint8Array.of(1, 2, 255), [FAQS]: undefined };
  drafts.change([[HOME, 'headline: Ọjọ́\n']]);
  drafts.change(Object.entries(files));
  assert.equal(drafts.status, 'saving');
  await drafts.settled();
  assert.equal(drafts.status, 'saved');
  const later = await opened(tab());
  assert.deepEqual(Object.fromEntries(contents(later)), { ...files, [HOME]: 'headline: Ọjọ́\n' });
  assert.equal(later.all.get(HOME)?.before, 'headline: A\n');
});

test('stores nothing in a tab once another one has opened the project, however slow the device is', async () => {
  const tab = newDevice();
  const first = tab();
  let isStoring = Promise.resolve();
  const slow = await opened({
    ...first,
    save: async (all) => isStoring.then(() => first.save(all)),
  });
  slow.change([[HOME, 'headline: B\n']]);
  await slow.settled();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  isStoring = promise.then(() => undefined);
  slow.change([[HOME, 'headline: Old\n']]);
  const second = await opened(tab());
  assert.equal(second.all.get(HOME)?.content, 'headline: B\n');
  second.change([[HOME, 'headline: C\n']]);
  await second.settled();
  resolve(undefined);
  await slow.settled();
  assert.equal(slow.status, 'failed');
  assert.deepEqual([...slow.unsaved], [HOME]);
  assert.equal((await opened(tab())).all.get(HOME)?.content, 'headline: C\n');
});

test('takes over once what an earlier version has stored under another name', async () => {
  const former = crypto.randomUUID();
  const earlier = await opened(draftStore(former));
  earlier.change(Object.entries({ [HOME]: 'headline: B\n', [PICTURE]: Uint8Array.of(1) }));
  await earlier.settled();
  const [one, another] = [newDevice(), newDevice()];
  const drafts = await opened(one(former));
  assert.deepEqual(contents(drafts), contents(earlier));
  drafts.change([[HOME, 'headline: C\n']]);
  await drafts.settled();
  assert.equal((await opened(one(former))).all.get(HOME)?.content, 'headline: C\n');
  assert.equal((await opened(another(former))).all.size, 0);
});

test('has no draft of what is published', async () => {
  const tab = newDevice();
  const drafts = await opened(tab());
  drafts.change(Object.entries({ [HOME]: 'headline: A\n', [NEW]: undefined }));
  assert.equal(drafts.canUndo, false);
  drafts.change(Object.entries({ [HOME]: 'headline: B\n', [NEW]: 'heading: New\n' }));
  drafts.change(Object.entries({ [HOME]: 'headline: A\n', [NEW]: undefined }));
  assert.equal(drafts.all.size, 0);
  await drafts.settled();
  assert.equal((await opened(tab())).all.size, 0);
});

test('takes back a line that was typed as one step, and what was changed together', async () => {
  let now = 0;
  const drafts = await opened(device(), () => now);
  const type = (text: string) => drafts.change([[HOME, `headline: ${text}\n`]], 'headline');
  for (const letters of ['B', 'Be', 'Bey']) {
    now += 300;
    type(letters);
  }
  now += 5000;
  type('Beyon');
  drafts.change([[NEW, 'heading: New\n']]);
  now += 5000;
  drafts.change([[NEW, 'heading: New\ndate: 2027-01-02\n']], LAST_STEP);
  drafts.undo();
  // After an undone step, a letter is a step of its own.
  type('Beyond');
  drafts.change(Object.entries({ [FAQS]: 'faqs: [1]\n', [PICTURE]: Uint8Array.of(1) }));
  drafts.undo();
  assert.deepEqual([...drafts.all.keys()], [HOME]);
  for (const letters of ['Beyon', 'Bey']) {
    drafts.undo();
    assert.equal(drafts.all.get(HOME)?.content, `headline: ${letters}\n`);
  }
  drafts.undo();
  assert.equal(drafts.all.size, 0);
  assert.equal(drafts.canUndo, false);
  for (let step = 0; step < 4; step += 1) drafts.redo();
  drafts.discard([HOME]);
  assert.deepEqual([...drafts.all.keys()].sort(), [FAQS, PICTURE]);
});

test('keeps what is typed while the device stores a change', async () => {
  const tab = newDevice();
  const store = tab();
  const later = ['headline: Bo\n', 'headline: Bob\n'];
  const drafts: Drafts = await opened({
    ...store,
    save: async (all) => {
      const text = later.shift();
      if (text) drafts.change([[HOME, text]]);
      return store.save(all);
    },
  });
  drafts.change([[HOME, 'headline: B\n']]);
  await drafts.settled();
  assert.equal((await opened(tab())).all.get(HOME)?.content, 'headline: Bob\n');
});

test('says where the device stores nothing, loses nothing until then, and stores it later', async () => {
  const tab = newDevice();
  const store = tab();
  let isFull = true;
  const save: DraftStore['save'] = async (all) =>
    isFull ? Promise.reject(new Error('full')) : store.save(all);
  const drafts = await opened({ ...store, save });
  let { status } = drafts;
  drafts.subscribe(() => ({ status } = drafts));
  for (const text of ['headline: B\n', 'headline: C\n']) drafts.change([[HOME, text]]);
  await drafts.settled();
  assert.equal(status, 'failed');
  assert.equal(drafts.all.get(HOME)?.content, 'headline: C\n');
  isFull = false;
  drafts.change([[FAQS, 'faqs: [1]\n']]);
  await drafts.settled();
  assert.equal(status, 'saved');
  assert.deepEqual([...(await opened(tab())).all.keys()].sort(), [FAQS, HOME]);
  const unread = await opened({ ...tab(), open: () => Promise.reject(new Error('lost')) });
  unread.change([[HOME, 'headline: D\n']]);
  await unread.settled();
  assert.equal(unread.status, 'failed');
  assert.equal((await opened(tab())).all.get(HOME)?.content, 'headline: C\n');
});

test('says where the device takes too long to store a change, and waits no longer', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const never = new Promise<never>(() => undefined);
  const drafts = await opened({ ...device(), save: async () => never });
  drafts.change([[HOME, 'headline: B\n']]);
  await Promise.resolve();
  context.mock.timers.tick(2000);
  assert.equal(drafts.status, 'saving');
  context.mock.timers.tick(2000);
  assert.equal(drafts.status, 'failed');
  const waiting = drafts.settled();
  context.mock.timers.tick(3000);
  await waiting;
});

test('after any steps, forth and back, a new tab shows what the last one did', async () => {
  let random = 11;
  const chance = (of: number) => (random = (random * 16_807) % 2_147_483_647) % of;
  for (let run = 0; run < 20; run += 1) {
    const tab = newDevice();
    let drafts = await opened(tab(), () => 0);
    let past: Map<string, FileContent>[] = [];
    let future: typeof past = [];
    for (let step = 0; step < 40; step += 1) {
      const before = contents(drafts);
      const kind = chance(10);
      if (kind < 6) {
        const path = [HOME, FAQS, NEW][chance(3)] ?? HOME;
        const text = [undefined, 'headline: A\n', 'faqs: []\n', 'x: 1\n', 'x: 2\n'][chance(5)];
        drafts.change([[path, text]]);
        const isChanged = drafts.canUndo && drafts.all.get(path)?.content !== before.get(path);
        if (isChanged || drafts.all.has(path) !== before.has(path)) {
          past.push(before);
          future = [];
        }
      } else if (kind < 8) {
        const was = past.pop();
        if (was) future.push(before);
        drafts.undo();
        assert.deepEqual(contents(drafts), was ?? before);
      } else if (kind < 9) {
        const is = future.pop();
        if (is) past.push(before);
        drafts.redo();
        assert.deepEqual(contents(drafts), is ?? before);
      } else {
        await drafts.settled();
        drafts = await opened(tab(), () => 0);
        assert.deepEqual(contents(drafts), before);
        [past, future] = [[], []];
      }
      for (const { path, from } of drafts.all.values()) assert.equal(from, published(path).version);
    }
  }
});
