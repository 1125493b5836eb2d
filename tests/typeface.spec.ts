import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Whether each typeface that draws a thing's letters came with the site. */
async function drawnByOurs(page: Page, selector: string): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

for (const { language, words, brings } of [
  { language: 'English', words: 'Music – “for all”', brings: [] },
  { language: 'French', words: 'À l’œuvre, forêts où ça naît, Noël, sûr', brings: ['european'] },
  { language: 'Portuguese', words: 'Canções, pão, três, avó, lá, Índia', brings: ['european'] },
  { language: 'Hausa', words: 'Ƙwarai, ɗan, ɓera, ƴa', brings: ['african'] },
  { language: 'Yoruba', words: 'Ẹgbẹ́ olórin, ọ̀rọ̀', brings: ['dotted', 'european'] },
  { language: 'Igbo', words: 'Ndị ọkwụ, ụlọ egwu, Ịkụ', brings: ['dotted'] },
  { language: 'Kikuyu', words: 'Mũgĩthi wa rwĩmbo', brings: ['african'] },
  { language: 'Ewe', words: 'Ŋɔŋlɔ, ɖe, ƒo, ɣe', brings: ['african'] },
]) {
  // As a browser's own translation does it.
  test(`a heading in ${language} is drawn by the site's typeface throughout`, async ({
    page,
    open,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, letters] = /ojuju-(\w+)\./.exec(request.url()) ?? [];
      if (letters) asked.push(letters);
    });
    await open('/donate');
    await page.locator('h1').evaluate((heading, text) => {
      heading.textContent = text;
      // Their style is computed, so the typefaces are asked for.
      heading.getBoundingClientRect();
    }, words);
    await page.evaluate(() => document.fonts.ready);
    expect(await drawnByOurs(page, 'h1')).not.toContain(false);
    expect(asked.sort()).toEqual(brings);
  });
}

test('the buttons of what we offer keep to one line also in a wide typeface', async ({ page }) => {
  await page.goto('/');
  for (const width of [1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tall = await page.getByRole('listitem').evaluateAll((items) =>
      items.flatMap((item) => {
        const button = item.querySelector<HTMLElement>('h3 ~ a, h3 ~ button');
        if (!button) return [];
        // As much wider than Roboto as the widest of common system typefaces, DejaVu Sans and Verdana.
        button.style.setProperty('font-family', 'DejaVu Sans, Verdana, sans-serif');
        const lines =
          button.getBoundingClientRect().height / parseFloat(getComputedStyle(button).minHeight);
        return lines > 1.05 ? [button.textContent] : [];
      }),
    );
    expect(tall, `at ${width} px`).toEqual([]);
  }
});
