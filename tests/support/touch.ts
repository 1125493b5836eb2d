import type { Locator } from '@playwright/test';

/**
 * The middle of an element, to tap or click without scrolling: `tap()` and `click()` scroll the
 * page for elements in the sticky header, which is inside the page's scroll padding.
 */
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
