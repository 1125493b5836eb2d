import type { Page } from '@playwright/test';

/** The fonts that render an element's letters. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts;
}

/** Whether each font that renders an element's letters came with the site. */
export const drawnByOurs = async (page: Page, selector: string) =>
  (await fontsOf(page, selector)).map(({ isCustomFont }) => isCustomFont);

/** The names of the typefaces that render an element's letters. */
export const typefacesOf = async (page: Page, selector: string) =>
  (await fontsOf(page, selector)).map(({ familyName }) => familyName);
