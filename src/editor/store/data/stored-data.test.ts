import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGroup } from '#content/data';
import { type Field, fieldOf, valueAt } from '#content/fields';
import { MODEL } from '#site/features';
import { dataIn } from '../../../../tests/editor/project.ts';
import { exampleTexts } from '../../../../tests/support/sites.ts';
import { storedData, withHttps } from './stored-data.ts';
import type { Group } from './values.ts';

const fields = (name: string) => fieldOf(MODEL.file(name).schema);
const roundTrip = (name: string, data: unknown) => storedData(data, fields(name));

const example = exampleTexts();
/** The data of a file of the example, which fills in every setting. */
const dataOf = (name: string) => dataIn(example[MODEL.pathOf(name, 'en')] ?? '');

/** Removes line breaks at the end of texts, which YAML adds to those of several lines. */
const trimmed = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  );

for (const name of [...MODEL.files.keys()]) {
  test(`${name}: what goes into the form comes out of it`, () => {
    const data = dataOf(name);
    assert.deepEqual(roundTrip(name, data), trimmed(data));
  });
}

test('a space alone leaves an optional field empty', () => {
  const data = { founder: { name: ' ' }, name: ' ' };
  assert.deepEqual(storedData(data, fields('organisation')), { name: ' ' });
});

const ENDPOINT = {
  to: 'endpoint',
  address: '/messages',
  serviceFields: [{ name: 'access_key', value: 'abc' }],
};
test('whoever chooses another way for messages leaves nothing of the first one behind', () => {
  const file = fields('organisation');
  const contact = { delivery: { ...ENDPOINT, to: 'email', address: '' } };
  const contactNow = valueAt(storedData({ ...dataOf('organisation'), contact }, file), ['contact']);
  assert.deepEqual(contactNow, { delivery: { to: 'email' } });
});

test('a picture that only decorates and one that says something both come out of the form', () => {
  const home = dataOf('home');
  const { mission } = home;
  assert.ok(isGroup(mission));
  for (const picture of [{ decorative: true }, { alt: 'Three drums' }]) {
    const data: Group = { ...home, mission: { ...mission, picture } };
    assert.deepEqual(roundTrip('home', data), data);
    // The form has both fields: the unused one is empty or off.
    const both = { alt: '', decorative: false, ...picture };
    const form: Group = { ...data, mission: { ...mission, picture: both } };
    assert.deepEqual(storedData(form, fields('home')), data);
  }
});

const WORDS: Field = { kind: 'words', label: '', type: 'string', isOptional: false };
test('numbers and addresses are saved without the marks that are copied along, words keep theirs', () => {
  for (const [kind, typed, saved] of [
    ['email', '\u200eada@example.org\u00ad', 'ada@example.org'],
    ['address', '\u2066example.org/a\u2069', 'https://example.org/a'],
    ['text', '\u200e0803 123 4567', '0803 123 4567'],
  ] as const)
    assert.equal(storedData(typed, { ...WORDS, kind }), saved);
  // The emoji and the Persian word contain joiners.
  const prose = '👩🏾\u200d🎤 می\u200cخواهم';
  assert.equal(storedData(prose, WORDS), prose);
});

test('a line end of another program is saved as a space', () => {
  assert.equal(storedData('Friday\u2029afternoons', WORDS), 'Friday afternoons');
});

test('adds https:// to an address of another site, and leaves everything else as it is', () => {
  for (const [typed, saved] of [
    ['forms.gle/abc', 'https://forms.gle/abc'],
    [' www.facebook.com/our-page?ref=us ', 'https://www.facebook.com/our-page?ref=us'],
    ['Youtu.be/x#y', 'https://Youtu.be/x#y'],
    ['our-choir.org', 'https://our-choir.org'],
    ['notes.md/choir', 'https://notes.md/choir'],
    ['our-choir.co.ke?ref=us', 'https://our-choir.co.ke?ref=us'],
  ] as const)
    assert.equal(withHttps(typed), saved);
  const others = ['https://own-address.africa', '/contact-us#faqs', 'help@own-address.africa'];
  const wrong = ['our page', 'about-us', 'about-us.html', '@ours', '192.168.1.1', './about-us'];
  const files = [
    'report.docx',
    'report.pdf#page=2',
    'week.ics',
    'stage.heic',
    'song.mov',
    'a.org.odt',
    'notes.md',
    'Logo.AI#page',
    'songs.tar.gz',
  ];
  for (const typed of [...others, ...wrong, ...files, '//own-address.africa'])
    assert.equal(withHttps(typed), typed);
});
