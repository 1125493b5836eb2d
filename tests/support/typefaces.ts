import type { Page } from '@playwright/test';

/** Whether each font that renders an element's letters came with the site. */
export async function drawnByOurs(page: Page, selector: string): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => isCustomFont);
}
