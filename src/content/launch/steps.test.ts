import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { fields, whole } from '../../../tests/support/fields.ts';
import { Project } from '../project/project.ts';
import { launchSteps, STEPS } from './steps.ts';

const ROOT = new URL('../../../', import.meta.url);
const SAMPLES = new Set(['sample.svg']);
const SEEN = ['gift', 'message', 'team', 'host', 'phone'];

/** As on the first day: nothing is filled in. */
const NOTHING = {
  siteAddress: 'https://example.org',
  supportEmail: 'support@example.org',
  founder: undefined,
  donate: undefined,
  contact: { delivery: 'none' },
  seen: undefined,
  addresses: whole({
    signUpForm: 'https://example.org/join',
    facebook: 'https://www.facebook.com/',
  }),
};

/** The steps with these settings and this portrait. */
function stepsWith(settings: object, portrait = 'ours.jpg') {
  const files = { organisation: settings, pictures: { vision: { file: portrait } } };
  const texts = Object.entries(files).map(([name, changes]) => {
    const path = MODEL.pathOf(name, '');
    return [path, fields(changes).setIn(readFileSync(new URL(path, ROOT), 'utf8'))] as const;
  });
  return launchSteps(new Project(MODEL, texts), SAMPLES);
}

/** The names of the open steps. */
const openWith = (...given: Parameters<typeof stepsWith>): string[] =>
  stepsWith(...given).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

test('docs/live.md has a section for each of the ten steps, in their order and with their reasons', () => {
  const guide = readFileSync(new URL('docs/live.md', ROOT), 'utf8');
  const sections = guide.split('\n## ').slice(1);
  assert.equal(STEPS.length, 10);
  assert.deepEqual(
    sections.map((section, index) => section.startsWith(`${index + 1}. ${STEPS[index]?.name}\n`)),
    STEPS.map(() => true),
  );
  for (const [index, { why, seen }] of STEPS.entries())
    assert.ok(sections[index]?.split('\n')[2]?.startsWith(`${why} ${seen?.why ?? ''}`.trim()), why);
});

test('each step is open until its field is filled in and somebody has seen it work', () => {
  const card = [{ provider: 'P', address: 'https://pay.africa/1', currency: 'NGN' }];
  const names = STEPS.map(({ name }) => name);
  assert.deepEqual(openWith(NOTHING, 'sample.svg'), names);
  const all = {
    siteAddress: 'https://own-address.africa',
    supportEmail: 'team@own-address.africa',
    founder: { name: 'Ada Example' },
    donate: whole({ card }),
    contact: whole({ delivery: { to: 'email' } }),
    addresses: whole({ signUpForm: 'https://forms.own-address.africa/join' }),
    seen: whole(Object.fromEntries(SEEN.map((key) => [key, '2026-11-01']))),
  };
  assert.deepEqual(openWith(all), []);
  assert.deepEqual(openWith(all, 'sample.svg'), ['The founder’s name and face']);
  for (const [key, value] of Object.entries(NOTHING))
    assert.notDeepEqual(openWith({ ...all, [key]: value }), [], key);
  // An account that says when a donation arrived there needs no second day; a payment page has none.
  const iban = 'GB29 NWBK 6016 1331 9268 19';
  const account = { accountName: 'Ours', bank: 'Bank', currency: 'GBP', iban, numberAgain: iban };
  const bank = [{ ...account, checked: '2026-11-01' }];
  for (const [ways, open] of [
    [{ bank: [account] }, ['One way to give']],
    [{ bank }, []],
    [{ bank, card }, ['One way to give']],
  ] as const) {
    const donate = whole(ways);
    const seen = whole(Object.fromEntries(SEEN.slice(1).map((key) => [key, '2026-11-01'])));
    assert.deepEqual(openWith({ ...all, donate, seen }), open);
  }
  // With an account that is not complete, all other steps are as they were.
  const unfinished = stepsWith({ ...all, donate: whole({ bank: [{}] }) });
  const open = unfinished.filter(({ isDone }) => !isDone);
  assert.deepEqual([unfinished.length, open.map(({ name }) => name)], [10, ['One way to give']]);
  assert.deepEqual(open[0]?.field?.path.slice(0, 3), ['donate', 'bank', 0]);
  // The same goes for a number.
  const till = { service: 'M-Pesa', country: 'KE', currency: 'KES', kind: 'till', name: 'Ours' };
  const mobileMoney = [{ ...till, number: '832909', checked: '2026-11-01' }];
  const untyped = stepsWith({ ...all, donate: whole({ mobileMoney }) });
  assert.deepEqual(
    untyped.filter(({ isDone }) => !isDone).map(({ name, field }) => [name, field?.path]),
    [['One way to give', ['donate', 'mobileMoney', 0, 'numberAgain']]],
  );
  assert.deepEqual(openWith({ ...all, founder: undefined }), ['The founder’s name and face']);
  const [first = ''] = names;
  for (const siteAddress of ['https://haven.org:abc', 'https://[[address]]'])
    assert.deepEqual(openWith({ ...all, siteAddress }), [first]);
});
