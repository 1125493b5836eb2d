import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features';
import { textsIn, textOf } from '../../../../tests/editor/project.ts';
import { restoreVersion } from './restore-version.ts';

const HOME = MODEL.pathOf('home', 'en');
const texts = textsIn(['en', 'fr', 'ar']);

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
