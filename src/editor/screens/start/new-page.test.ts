import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataIn, textsIn } from '../../../../tests/editor/project.ts';
import { addressFor, newAddressProblem, fileOfPage, textOfPage } from './new-page.ts';

const TAKEN = new Set(['donate', 'feed']);
const texts = textsIn(['en', 'fr']);

test('makes an address of a heading: small letters without accents, digits and hyphens', () => {
  for (const [heading, address] of [
    ['Workshops in 2027', 'workshops-in-2027'],
    ['Ẹ káàbọ̀: our 1st concert!', 'e-kaabo-our-1st-concert'],
    ['Vol. 2', 'vol-2'],
    ['مرحبا', 'page'],
    // Used by the site, by a language, and by an existing page.
    ['Donate', 'donate-2'],
    ['FR', 'fr-2'],
    ['Our Teams', 'our-teams-2'],
    ['Index', 'index-2'],
  ] as const)
    assert.equal(addressFor(texts, 'en', heading, TAKEN), address);
  const long = addressFor(texts, 'en', 'A heading with many words '.repeat(3), TAKEN);
  assert.ok(long.length <= 60 && !long.endsWith('-'), long);
  assert.equal(newAddressProblem(texts, 'en', long, TAKEN), undefined);
});

test('says what is wrong with an address', () => {
  const problems = [
    'Our-Teams',
    'a--b',
    'our teams',
    'a'.repeat(61),
    'our-teams',
    'donate',
    'con',
    'fr',
  ];
  assert.deepEqual(
    problems.map((address) => newAddressProblem(texts, 'en', address, TAKEN)),
    ['form', 'form', 'form', 'form', 'taken', 'reserved', 'reserved', 'reserved'],
  );
  assert.equal(newAddressProblem(texts, 'fr', 'nos-equipes', TAKEN), undefined);
});

test('begins a post with all that it needs but its text', () => {
  const path = fileOfPage('en', 'first-concert');
  const description = 'What happened at our first concert in Lagos, with pictures of everybody.';
  const page = { heading: 'First concert', description, day: '2026-11-22', isDraft: false };
  const text = textOfPage(path, page);
  assert.deepEqual(dataIn(text), {
    publish: true,
    title: 'First concert – {organisation}',
    description,
    date: '2026-11-22',
    heading: 'First concert',
    blocks: [{ block: 'text', text: '' }],
  });
  const { problems = [] } = texts.with(path, text).project.check(path);
  assert.deepEqual(
    problems.map((problem) => problem.path.join('.')),
    ['blocks.0.text'],
  );
});
