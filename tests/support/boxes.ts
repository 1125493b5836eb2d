import type { Locator } from '@playwright/test';

/** Where an element is in the window, in CSS px. @throws if it is not drawn */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * The middle of an element, to tap or click without scrolling: `tap()` and `click()` scroll the
 * page for elements in the sticky header, which is inside the page's scroll padding.
 */
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = await boxOf(target);
  return [x + width / 2, y + height / 2];
}
