import type { Locator } from '@playwright/test';

/**
 * The middle of a thing, for a finger or a mouse that moves nothing: `tap()` and `click()` first
 * scroll the page where a thing stands in the sticky header, because that lies inside the page's
 * scroll padding.
 */
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
