import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { textsIn, textOf } from '../../../../tests/editor/project.ts';
import { restoreVersion } from './bring-back.ts';

const HOME = MODEL.pathOf('home', 'en');
const texts = textsIn(['en', 'fr', 'ar']);

test('brings back what an earlier version says, and names the fields that differ', () => {
  const earlier = textOf(HOME).replace(/badge:.*/, 'badge: Words of last year');
  const back = restoreVersion(texts, HOME, `# of then\n${earlier}`);
  assert.equal(back.text, earlier);
  assert.deepEqual(back.differs, ['Top of the page › Badge']);
  assert.deepEqual(back.mistakes, []);
  assert.deepEqual(restoreVersion(texts, HOME, textOf(HOME)).differs, []);
});

test('says what the build would refuse, and brings back nothing that cannot be read', () => {
  const broken = textOf(HOME).replace(/badge:.*/, 'badge: From {nobody}');
  const [mistake] = restoreVersion(texts, HOME, broken).mistakes;
  assert.match(mistake?.message ?? '', /"\{nobody\}" is not known/);
  assert.throws(() => restoreVersion(texts, HOME, 'hero: ['));
  // Texts may be missing in an unpublished language.
  const french = MODEL.pathOf('home', 'fr');
  const lacking = textOf(french).replace(/^ *badge:.*\n/m, '');
  assert.deepEqual(restoreVersion(texts, french, lacking).mistakes, []);
});
