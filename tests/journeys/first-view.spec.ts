import type { Locator } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { content, IS_AS_SHIPPED } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { joinButton } = content('site');
const { card, bank } = content('donate');

/** Windows of laptops, and a small phone. In px. */
const LOW_WINDOWS = [
  { width: 1366, height: 625 },
  { width: 1280, height: 640 },
  { width: 1024, height: 600 },
  { width: 360, height: 640 },
];

/** The texts of a heading that lie on the text before them in the same line. */
const overlappingLines = (heading: Locator) =>
  heading.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const parts: { text: string; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const text = texts.currentNode.textContent ?? '';
      parts.push(...[...range.getClientRects()].map((box) => ({ text, box })));
    }
    return parts
      .filter(({ box }, index) => {
        const before = parts[index - 1]?.box;
        if (!before || Math.abs(before.top - box.top) >= 2) return false;
        return Math.min(box.right, before.right) - Math.max(box.left, before.left) > 1;
      })
      .map(({ text }) => text);
  });

test('shows in a low window what somebody comes for', async ({ page, open }) => {
  const main = page.getByRole('main');
  for (const { path } of FOUR_PAGES) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const size of path === '/' || path === '/donate' ? LOW_WINDOWS : []) {
      await page.setViewportSize(size);
      const button = main.getByRole('link').or(main.getByRole('button')).first();
      const { bottom } = await boxOf(button);
      expect.soft(bottom, `${path} at ${size.width} px`).toBeLessThanOrEqual(size.height);
    }
    await page.setViewportSize({ width: 1366, height: 657 });
    await expect.soft(main.getByRole('heading').first()).toBeInViewport({ ratio: 0.5 });
    const submit = main.getByRole('form').getByRole('button').last();
    if (path === '/contact-us') await expect.soft(submit).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 740, height: 360 });
    for (const heading of await main.getByRole('heading').all())
      expect
        .soft((await boxOf(heading)).height, await heading.innerText())
        .toBeLessThanOrEqual(180);
    expect.soft(await overlappingLines(main.getByRole('heading').first()), path).toEqual([]);
    if (path === '/')
      await expect(main.getByRole('link', { name: joinButton })).toBeInViewport({ ratio: 1 });
  }
  const ways = [card, bank].map(({ title }) => boxOf(main.getByRole('heading', { name: title })));
  const [first, second] = await Promise.all(ways);
  expect(first?.y).toBe(second?.y);
});

test('leaves at most a third of a desktop screen empty', async ({ page, open }) => {
  test.skip(!IS_AS_SHIPPED, 'the headline of the team may have fewer lines');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/');
  const main = page.getByRole('main');
  const join = await boxOf(main.getByRole('link', { name: joinButton }));
  const vision = main.getByRole('region', { name: content('home').vision.heading });
  const [picture, words] = [vision.getByRole('img').first(), vision.getByRole('heading')];
  for (const next of [picture, words])
    expect((await boxOf(next)).y - join.bottom).toBeLessThanOrEqual(300);
  // On the widest screens its words have as much room as its picture.
  await page.setViewportSize({ width: 3840, height: 2160 });
  expect((await boxOf(words)).width).toBeGreaterThan((await boxOf(picture)).width * 0.8);
});
