import { expect, type Page } from '@playwright/test';

/**
 * How far in px the wave's first strip is from the end of the last word of the heading of Home or
 * Donate, and how far the wave's axis is below the middle of that word's line, in its heights.
 */
export const waveStart = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1 > :last-child') ?? document.body);
    // The space after the line is invisible.
    const word = [...range.getClientRects()].reduce((one, other) =>
      other.width > one.width ? other : one,
    );
    const wave = document.querySelector('main section > svg')?.getBoundingClientRect();
    if (!wave) throw new Error('no wave');
    return {
      gap: document.dir === 'rtl' ? word.left - wave.right : wave.left - word.right,
      below: (wave.top + wave.bottom - word.top - word.bottom) / 2 / word.height,
    };
  });

/** Expects the wave to start where the last word ends: on the next thread, in the same line. */
export async function expectWaveAfterHeading(page: Page, where: string): Promise<void> {
  const { gap, below } = await waveStart(page);
  expect.soft(gap, where).toBeGreaterThanOrEqual(0);
  expect.soft(gap, where).toBeLessThan(64);
  expect.soft(Math.abs(below), `middle of the line ${where}`).toBeLessThan(0.1);
}
