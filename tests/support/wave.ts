import type { Page } from '@playwright/test';

/**
 * The distance in px from the end of the last line of Home's heading, or the longest of Donate's,
 * to the wave.
 */
export const gapBeforeWave = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(
      document.querySelector('h1 > :last-child') ?? document.querySelector('h1') ?? document.body,
    );
    // The space after the line is invisible.
    const line = [...range.getClientRects()].reduce((one, other) =>
      other.width > one.width ? other : one,
    );
    const wave = document.querySelector('main section > svg')?.getBoundingClientRect();
    if (!wave) throw new Error('no wave');
    return document.dir === 'rtl' ? line.left - wave.right : wave.left - line.right;
  });
