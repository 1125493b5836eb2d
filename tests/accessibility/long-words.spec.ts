import { brokenWords, unreadable } from '../support/accessibility.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

test('the longest headlines and names fit at every width', async ({ page, open }) => {
  for (const path of ['/', '/about-us', '/donate']) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 640, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
