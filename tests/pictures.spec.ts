import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from './support/accessibility.ts';
import { content } from './support/content.ts';
import { PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/**
 * How much wider a file may be than what is drawn: more is data the visitor paid for and cannot
 * see.
 */
const MOST_OVER_DELIVERED = 1.3;

const SCREENS = [360, 768, 1440].flatMap((width) => [1, 2].map((density) => ({ width, density })));

test.use({ drawn: true });

interface Drawn {
  file: string;
  /** Pixels of the file for each pixel of the screen. */
  delivered: number;
}

/** Every photograph of the page once it is there, measured as `object-fit: cover` draws it. */
function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images
        .filter(({ src }) => !src.endsWith('.svg'))
        .map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          // The picture itself answers in the size of its slot; alone it tells its own.
          const file = new Image();
          file.src = image.currentSrc;
          await file.decode();
          const { naturalWidth: width, naturalHeight: height } = file;
          const scale = Math.max(image.offsetWidth / width, image.offsetHeight / height);
          return {
            file: `${new URL(image.currentSrc).pathname} (${width} px)`,
            delivered: 1 / (scale * devicePixelRatio),
          };
        }),
    ),
  );
}

for (const { width, density } of SCREENS) {
  // A page of its own each: in place of a file that it has, a browser takes no smaller one.
  test.describe(`at ${width} px, ${density}x`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density });

    test('no picture is larger than it is drawn, and each is AVIF where the browser knows it', async ({
      page,
    }) => {
      for (const { name, path } of PAGES.slice(0, 3)) {
        await page.goto(path);
        const pictures = await drawnPictures(page);
        const wasteful = pictures.filter(({ delivered }) => delivered > MOST_OVER_DELIVERED);
        expect.soft(wasteful, name).toEqual([]);
        if (name === 'contact-us') expect(pictures).toHaveLength(8);
        for (const { file } of pictures) expect.soft(file).toContain('.avif');
      }
    });
  });
}

type Clip = NonNullable<PageScreenshotOptions['clip']>;

/** The luminance of the brightest red, green and blue in a part of the page (WCAG 2.2). */
async function brightest(page: Page, clip: Clip): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return luminance(channels.map(({ max }) => max));
}

test('the mission stands beside instruments in their light, and can be read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    const banner = page.getByRole('region', { name: content('home').mission.label });
    const picture = banner.getByRole('img');
    await picture.evaluate((image: HTMLImageElement) => {
      image.loading = 'eager';
      return image.decode();
    });
    const words = banner.getByRole('paragraph');
    await words.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }));
    const text = await words.boundingBox();
    const stage = await picture.boundingBox();
    if (!text || !stage) throw new Error('The banner is not drawn.');

    await words.evaluate((paragraph) => (paragraph.style.opacity = '0'));
    const behind = await brightest(page, text);
    const gold = luminance([0xfd, 0xc8, 0]);
    expect(contrast(gold, behind), `contrast at ${width} px`).toBeGreaterThan(4.5);
    await words.evaluate((paragraph) => (paragraph.style.opacity = ''));

    // The lamp farthest left is as bright as any; the microphone starts at 42 % of the picture.
    await picture.evaluate((image) => image.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => window.scrollBy(0, -160));
    const shown = (await picture.boundingBox()) ?? stage;
    const lamps = { x: 0, y: shown.y, width: width * 0.3, height: shown.height * 0.2 };
    expect(await brightest(page, lamps), `lamps at ${width} px`).toBeGreaterThan(0.7);
    if (width >= 768) expect(text.x + text.width).toBeLessThan(width * 0.43);
    else expect(text.y).toBeGreaterThanOrEqual(stage.y + stage.height - 1);
  }
});

test.describe('at two pixels to one', () => {
  test.use({ deviceScaleFactor: 2 });

  test('nothing is drawn beside the plus of a closed question', async ({ page }) => {
    await page.goto('/contact-us');
    const sign = page.locator('summary svg').first();
    await sign.scrollIntoViewIfNeeded();
    const box = await sign.boundingBox();
    if (!box) throw new Error('The sign is not drawn.');
    const beside = { x: box.x + 27, y: box.y + 8, width: 6, height: 16 };
    expect(await brightest(page, beside)).toBeLessThan(0.02);
  });
});
