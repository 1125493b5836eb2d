import { content } from '../support/content.ts';
import { PAGES, UNKNOWN } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { skipLink } = content('site');
const WIDTHS = [320, 360, 390, 480, 639, 640, 767, 768, 900, 1023, 1024, 1280, 1440, 1920];

for (const path of [...PAGES.map((page) => page.path), UNKNOWN]) {
  test(`the first Tab on ${path} offers to skip the header`, async ({ page, open }) => {
    await open(path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: skipLink });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, footer') !== null),
    ).toBe(true);
  });

  // Style alone decides; scripts change no width.
  test(
    `${path} fits every width from 320 to 1920 px`,
    { tag: '@script' },
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const outside = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const elements = document.querySelectorAll(
            'h1, h2, h3, p, a, b, button, input, textarea, summary, label, blockquote',
          );
          return [
            ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
            ...[...elements]
              // The carousel is the one part that is meant to be wider than the screen.
              .filter(
                (element) =>
                  !element.closest('[data-hook="carousel"] ul') && element.checkVisibility(),
              )
              .filter((element) => {
                const { left, right } = element.getBoundingClientRect();
                return left < -1 || right > clientWidth + 1;
              })
              .map((element) => element.outerHTML.slice(0, 80)),
          ];
        });
        expect(outside, `at ${width} px`).toEqual([]);
      }
    },
  );
}

test('pages change by a view transition, and at once where motion is reduced', async ({
  page,
  open,
}) => {
  await open('/');
  const rules = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const collect = (list: CSSRuleList) => {
        for (const rule of list) {
          if (rule instanceof CSSMediaRule) {
            if (matchMedia(rule.conditionText).matches) collect(rule.cssRules);
          } else if (rule.constructor.name === 'CSSViewTransitionRule') found.push(rule.cssText);
        }
      };
      for (const sheet of document.styleSheets) collect(sheet.cssRules);
      return found;
    });
  expect(await rules()).toEqual([expect.stringContaining('navigation: auto')]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await rules()).toEqual([]);
});
