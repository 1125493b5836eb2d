import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectPosition, positionClass, positionInCrop } from './object-position.ts';
import { requestPicture } from './requests.ts';

const WIDE = { width: 300, height: 150 };

test('shows the part that the build would crop; a side that fits follows the point', () => {
  assert.equal(objectPosition(WIDE, 1, { x: 50, y: 50 }), '50% 50%');
  assert.equal(objectPosition(WIDE, 1, { x: 10, y: 40 }), '0% 40%');
  assert.equal(objectPosition(WIDE, 1, { x: 60, y: 40 }), '70% 40%');
  assert.equal(positionInCrop({ width: 2000, height: 3000 }, 0.8, { x: 50, y: 35 }), '50% 42%');
});

test('has a rule for each shape in which a picture is shown, and a name for each rule', async () => {
  const shape = (focus?: string) => ({ file: 'a.svg', focus, slot: 'community' }) as const;
  const [none, first, second] = [shape(), shape('10% 40%'), shape('50% 60%')];
  const rules = ([[first], [first, none], [none, first], [second, first]] as const).map(
    async ([wide, narrow]) =>
      (await positionClass(requestPicture(wide, wide.slot, {}, narrow), () => WIDE))?.rule,
  );
  assert.deepEqual(await Promise.all(rules), [
    'img.at0-40-{object-position:0% 40%}',
    '@media (min-width: 48rem){img.at-0-40-{object-position:0% 40%}}',
    '@media not all and (min-width: 48rem){img.at0-40--{object-position:0% 40%}}',
    '@media not all and (min-width: 48rem){img.at0-40-50-60-{object-position:0% 40%}}@media (min-width: 48rem){img.at0-40-50-60-{object-position:50% 60%}}',
  ]);
});
