import type { ElementHandle, Locator, Page } from '@playwright/test';
import { focusFaults } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';

/**
 * Whatever Tab should reach, in reading order. Roles and names of all of it are in
 * tests/accessibility/snapshots.
 */
export const controls = (part: Page | Locator) =>
  part
    .locator(':is(a[href], button, input, textarea, summary, audio[controls], [tabindex="0"])')
    // The honeypot is for nobody.
    .and(part.locator(':not([aria-hidden="true"] *)'))
    .filter({ visible: true })
    .elementHandles();

/** Presses a key for each of these stops, and expects it to have the focus and to be in view. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: readonly ElementHandle[]) {
  for (const [index, stop] of stops.entries()) {
    await page.keyboard.press(key);
    // The browser's own player has several stops of its own.
    const previous = stops[index - 1];
    while (await previous?.evaluate((element) => element === document.activeElement))
      await page.keyboard.press(key);
    // The focus left the page; the next press enters it at its other end.
    if (index === 0 && (await page.locator(':focus').count()) === 0) await page.keyboard.press(key);
    expect(await focusFaults(page, stop), `${key}, stop ${index + 1}`).toEqual([]);
  }
}

/** Walks through the whole page with Tab, out of it, and back to its first stop. */
export async function walkThrough(page: Page): Promise<void> {
  const stops = await controls(page);
  expect(stops.length).toBeGreaterThan(10);
  await walk(page, 'Tab', stops);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await walk(page, 'Shift+Tab', stops.toReversed());
}
