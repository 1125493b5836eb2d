import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../../../../tests/support/built.ts';
import { renderBlock } from '../../../../tests/support/render.ts';

test('the card for new members says what the block says, or else what the footer says', async () => {
  const words = { 'en/site.yaml': { footer: { joinCard: 'Play with us' } } };
  const cardOf = async (block: object) => {
    const page = await renderBlock({ block: 'join', ...block }, words);
    return page.querySelectorAll('main h2').map(textOf);
  };
  assert.deepEqual(await cardOf({ heading: 'Join the choir' }), ['Join the choir']);
  assert.deepEqual(await cardOf({}), ['Play with us']);
});
