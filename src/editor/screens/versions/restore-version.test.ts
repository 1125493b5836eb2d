import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { textsIn, textOf } from '../../../../tests/editor/project.ts';
import { earlierParagraphs, PICTURES, restoreVersion } from './restore-version.ts';

const HOME = MODEL.pathOf('home', 'en');
const texts = textsIn(['en', 'fr', 'ar']);

test('says what the build would refuse, and brings back nothing that cannot be read', () => {
  const broken = textOf(HOME).replace(/badge:.*/, 'badge: From {nobody}');
  const [mistake] = restoreVersion(texts, HOME, broken).mistakes;
  assert.match(mistake?.message ?? '', /"\{nobody\}" is not known/);
  assert.throws(() => restoreVersion(texts, HOME, 'hero: ['));
  // The schema has lost a field since.
  const old = restoreVersion(texts, HOME, `${textOf(HOME)}forgotten: Words\n`);
  assert.deepEqual(old.mistakes, []);
  // Texts may be missing in an unpublished language.
  const french = MODEL.pathOf('home', 'fr');
  const lacking = textOf(french).replace(/^ *badge:.*\n/m, '');
  assert.deepEqual(restoreVersion(texts, french, lacking).mistakes, []);
});

test('brings a picture back with the words that describe it, and no other one', () => {
  const described = textOf(HOME).replace(/(mission:[^]*?alt: ).*/, '$1Another stage');
  const file = texts.value(PICTURES, ['mission', 'file']);
  const others = textOf(PICTURES).replaceAll(/file: (\S+)/g, 'file: other.svg');
  const { after } = restoreVersion(texts, HOME, described, others);
  assert.equal(after.value(PICTURES, ['mission', 'file']), 'other.svg');
  assert.equal(
    after.value(PICTURES, ['vision', 'file']),
    texts.value(PICTURES, ['vision', 'file']),
  );
  assert.equal(
    restoreVersion(texts, HOME, described).after.value(PICTURES, ['mission', 'file']),
    file,
  );
});

test('brings one paragraph of a long text back, and leaves the others as they are', () => {
  const before = 'We began in Lagos.\n\nWe sing on Fridays.\n\nThank you all.';
  const now = 'We began in Accra, in a yard.\n\nThank you all.\n\nCome soon.';
  const [first, gone, ...others] = earlierParagraphs(now, before);
  assert.equal(first?.text, now.replace('We began in Accra, in a yard.', 'We began in Lagos.'));
  assert.equal(gone?.text, now.replace('Thank', 'We sing on Fridays.\n\nThank'));
  assert.deepEqual(others, []);
});
