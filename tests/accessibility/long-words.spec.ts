import { parse } from 'yaml';
import { z } from 'zod';
import { pathIn } from '#content/languages/language.ts';
import { headingMeasures } from '#site/shared/head/heading-measures.ts';
import { EXAMPLE_LANGUAGES } from '../../tools/copies/example.ts';
import { brokenWords, crowdedWords, unreadable } from '../support/accessibility.ts';
import { exampleTexts, LONGEST } from '../support/sites.ts';
import { testExample as test } from '../support/test-example.ts';
import { expect } from '../support/test.ts';

test('the longest headlines and names fit at every width', async ({ page, open }) => {
  const swahili = EXAMPLE_LANGUAGES.includes('sw') ? ['/sw/privacy-notice'] : [];
  for (const path of ['/', '/about-us', '/donate', ...swahili]) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 640, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  for (const path of swahili) {
    await page.setViewportSize({ width: 768, height: 1024 });
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const starts = await headings.evaluateAll((all) =>
      all.map((heading) => {
        const text = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling;
        return text?.getBoundingClientRect().x;
      }),
    );
    expect(new Set(starts).size, `starts of texts on ${path}: ${starts.join(', ')}`).toBe(1);
  }
});

const HERO = z.object({ hero: z.object({ headline: z.array(z.string()) }) });

/** The places of the headlines with the longest lines, in the example. */
function longestHeadlines(kind: 'home' | 'donate', path: string): string[] {
  const lines = { home: LONGEST.headline, donate: LONGEST.donate }[kind];
  const widths = EXAMPLE_LANGUAGES.map((code) => {
    const text = exampleTexts()[`content/${code}/pages/${kind}.yaml`] ?? '';
    const headline = code === 'en' ? lines : HERO.parse(parse(text)).hero.headline;
    const width = headingMeasures(kind, headline)['--longest'] ?? 0;
    return { width, path: pathIn(code === 'en' ? '' : `/${code}`, path) };
  });
  return widths
    .toSorted((one, other) => other.width - one.width)
    .slice(0, 2)
    .map((one) => one.path);
}

test('lines of a headline end before the edge and off the wave', async ({ page, open }) => {
  const paths = [...longestHeadlines('home', '/'), ...longestHeadlines('donate', '/donate')];
  for (const path of paths) {
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    // On windows wider than a phone, lines have room to spare.
    for (let width = 320; width <= 2560; width = Math.ceil(width * (width < 640 ? 1.08 : 1.2))) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await crowdedWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
