import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsIn } from '../../../../tests/editor/project.ts';
import { mistakesIn } from '../../store/files/mistakes.ts';
import { addressFor, newAddressProblem, textOfPage } from './new-page.ts';

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

for (const block of ['dates', 'news'])
  test(`a page of ${block} has its heading once, and can be shown`, () => {
    const path = 'content/en/more/concerts.yaml';
    const made = {
      heading: 'Concerts',
      // The line end comes along when somebody copies a text.
      description: 'Choir, band and solo concerts of the community\u2029in Lagos and Accra.',
      block,
      isDraft: true,
    };
    const text = textOfPage(texts, path, made);
    assert.equal(text.match(/heading: Concerts$/gm)?.length, 1, text);
    assert.match(text, /community in Lagos/);
    assert.deepEqual(mistakesIn(texts.with(path, text), path), []);
  });
