import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetPictures } from './asset-pictures.ts';

/** What a page gets for this drawing in the place of a photograph. */
async function shown(drawn: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${drawn}</svg>`;
  const found = { url: `/${drawn.length}.svg`, text: () => Promise.resolve(svg) };
  const { picture } = assetPictures(() => Promise.resolve(found));
  return picture({ kind: 'picture', file: 'a.svg', slot: 'visionPortrait', alt: 'A drawing' });
}

test('a drawing stands in the place of a photograph, unless the build would refuse it', async () => {
  const { isDrawing, fallback } = await shown('<path d="M0 0h4"/>');
  assert.equal(isDrawing, true);
  assert.equal(fallback.src, '/18.svg');
  await assert.rejects(shown('<script/>'), { message: /the drawing contains <script>/ });
});
