import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectPosition, positionClass } from './object-position.ts';
import { requestPicture } from './requests.ts';

const WIDE = { width: 300, height: 150 };
const file = 'a.svg';

test('shows the part that the build would crop; a side that fits follows the point', () => {
  assert.equal(objectPosition(WIDE, 1, { x: 50, y: 50 }), '50% 50%');
  assert.equal(objectPosition(WIDE, 1, { x: 10, y: 40 }), '0% 40%');
  assert.equal(objectPosition(WIDE, 1, { x: 60, y: 40 }), '70% 40%');
});

test('has a rule for each shape in which a picture is shown, and a name for each rule', async () => {
  const slot = 'community';
  const [first, second] = ['10% 40%', '50% 60%'];
  const classOf = (wide?: string, narrow?: string) =>
    positionClass(
      requestPicture({ file, focus: wide }, slot, {}, { file, focus: narrow, slot }),
      () => WIDE,
    );
  const [below, above] = ['@media not all and (min-width: 48rem)', '@media (min-width: 48rem)'];
  assert.deepEqual(
    [
      await positionClass(requestPicture({ file, focus: first }, slot, {}), () => WIDE),
      await classOf(first),
      await classOf(undefined, first),
      await classOf(second, first),
    ],
    [
      { name: 'at0-40-', rule: 'img.at0-40-{object-position:0% 40%}' },
      { name: 'at-0-40-', rule: `${above}{img.at-0-40-{object-position:0% 40%}}` },
      { name: 'at0-40--', rule: `${below}{img.at0-40--{object-position:0% 40%}}` },
      {
        name: 'at0-40-50-60-',
        rule: `${below}{img.at0-40-50-60-{object-position:0% 40%}}${above}{img.at0-40-50-60-{object-position:50% 60%}}`,
      },
    ],
  );
});
