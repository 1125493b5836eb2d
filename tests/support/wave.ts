import { expect, type Page } from '@playwright/test';

/**
 * How far in px the wave's first strip is from the end of the last word of the heading of Home or
 * Donate, and how far the wave's axis is below the middle of that word's line, in its heights.
 */
export const waveStart = (page: Page) =>
  page.evaluate(() => {
    const wave = document.querySelector('h1 svg');
    if (!wave?.previousSibling) throw new Error('no wave');
    const range = document.createRange();
    range.selectNodeContents(wave.previousSibling);
    // The space after the line is invisible.
    const word = [...range.getClientRects()].reduce((one, other) =>
      other.width > one.width ? other : one,
    );
    const { left, right, top, bottom } = wave.getBoundingClientRect();
    return {
      gap: document.dir === 'rtl' ? word.left - right : left - word.right,
      below: (top + bottom - word.top - word.bottom) / 2 / word.height,
    };
  });

/** Expects the wave to start where the last word ends: on the next thread, in the same line. */
export async function expectWaveAfterHeading(page: Page, where: string): Promise<void> {
  const { gap, below } = await waveStart(page);
  expect.soft(gap, where).toBeGreaterThanOrEqual(0);
  expect.soft(gap, where).toBeLessThan(64);
  expect.soft(Math.abs(below), `middle of the line ${where}`).toBeLessThan(0.1);
}
