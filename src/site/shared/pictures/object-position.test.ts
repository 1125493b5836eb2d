import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectPosition, positionClass } from './object-position.ts';
import { requestPicture } from './requests.ts';

const WIDE = { width: 300, height: 150 };
const whole = { file: 'a.svg', focus: '10% 40%' };

test('shows the part that the build would crop; a side that fits follows the point', () => {
  assert.equal(objectPosition(WIDE, 1, { x: 50, y: 50 }), '50% 50%');
  assert.equal(objectPosition(WIDE, 1, { x: 10, y: 40 }), '0% 40%');
  assert.equal(objectPosition(WIDE, 1, { x: 60, y: 40 }), '70% 40%');
});

test('has a rule for each shape in which a picture is shown', async () => {
  const one = await positionClass(requestPicture(whole, 'community', {}), () => WIDE);
  assert.deepEqual(one, { name: 'at0-40-', rule: 'img.at0-40-{object-position:0% 40%}' });
  const two = requestPicture(
    { ...whole, focus: '50% 60%' },
    'missionWide',
    {},
    {
      ...whole,
      slot: 'missionNarrow',
    },
  );
  const { name, rule } = (await positionClass(two, () => WIDE)) ?? assert.fail();
  assert.equal(
    rule,
    `@media not all and (min-width:48rem){img.${name}{object-position:0% 40%}}@media (min-width:48rem){img.${name}{object-position:50% 60%}}`,
  );
});
