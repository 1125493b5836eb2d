import {
  axeFaults,
  brokenWords,
  setStyle,
  smallTargets,
  TEXT_200,
  TEXT_SPACING,
  unreadable,
} from '../support/accessibility.ts';
import { boxOf } from '../support/boxes.ts';
import { PAGES_OF_EVERY_BLOCK } from '../support/pages.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';
import { walk } from './keyboard.ts';

// What these pages weigh is in tests/built/example.built.test.ts.
test('every word can be read, everything reached by keyboard', async ({ page, open }) => {
  for (const path of PAGES_OF_EVERY_BLOCK) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(path);
    // Header and footer are those of the four pages.
    expect.soft(await axeFaults(page, 'main'), path).toEqual([]);
    expect.soft(await smallTargets(page), path).toEqual([]);
    await page.locator('main').focus();
    await walk(page, 'Tab', { within: 'main' });
    for (const [width, css] of [
      [320, ''],
      [360, TEXT_SPACING],
      [1024, TEXT_200],
      [1440, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await setStyle(page, css);
      const where = `${path} at ${width} px ${css}`;
      expect.soft(await unreadable(page), where).toEqual([]);
      if (path.startsWith('/our-') && css !== TEXT_SPACING)
        expect.soft(await brokenWords(page, 'main :is(h1, li h3)'), where).toEqual([]);
    }
    // On a desktop a picture leaves room for what comes next.
    for (const picture of await page.locator('main figure > picture').all())
      expect.soft((await boxOf(picture)).height, path).toBeLessThanOrEqual(0.6 * 740);
  }
});
