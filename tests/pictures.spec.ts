import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from './support/accessibility.ts';
import { boxOf } from './support/boxes.ts';
import { content } from './support/content.ts';
import { FOUR_PAGES } from './support/pages.ts';
import { testExample } from './support/test-example.ts';
import { expect, test } from './support/test.ts';

/**
 * How much wider a file may be than it is drawn: more would be data that a visitor pays for and
 * cannot see.
 */
const MOST_OVER_DELIVERED = 1.3;

const SCREENS = [
  { width: 360, density: 2 },
  { width: 1440, density: 1 },
];

interface Drawn {
  file: string;
  /** Pixels of the file for each pixel of the screen. */
  delivered: number;
}

/** Every photograph of the page once it is there, measured as `object-fit: cover` draws it. */
function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.locator('main picture > img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images
        .filter(({ src }) => !src.endsWith('.svg'))
        .map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          // A picture in the page reports the size of its slot; a new one reports its own.
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

    testExample(
      'no photograph is larger than it is drawn, and each is AVIF where the browser knows it',
      async ({ page }) => {
        for (const { name, path } of FOUR_PAGES.slice(0, 3)) {
          await page.goto(path);
          const pictures = await drawnPictures(page);
          const wasteful = pictures.filter(({ delivered }) => delivered > MOST_OVER_DELIVERED);
          expect.soft(wasteful, name).toEqual([]);
          // Portrait and mission or banner, and the scanned signature; on Contact Us one picture twice.
          expect(pictures, name).toHaveLength(path === '/contact-us' ? 2 : 3);
          for (const { file } of pictures) expect.soft(file).toContain('.avif');
        }
      },
    );
  });
}

type Clip = NonNullable<PageScreenshotOptions['clip']>;

/** The luminance of the brightest red, green and blue in a part of the page (WCAG 2.2). */
async function brightest(page: Page, clip: Clip): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return luminance(channels.map(({ max }) => max));
}

/** Shows at every width that the gold words of the mission have this contrast at least. */
async function readsMission(page: Page, least: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 2560]) {
    await page.setViewportSize({ width, height: 1100 });
    // Opened anew: while a browser exchanges a picture for another width, it decodes neither.
    await page.goto('/');
    const banner = page.getByRole('region', { name: content('home').mission.label });
    await banner.getByRole('img').evaluate((image: HTMLImageElement) => {
      image.loading = 'eager';
      return image.decode();
    });
    const words = banner.getByRole('paragraph');
    await words.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }));
    const text = await boxOf(words);
    await words.evaluate((paragraph) => (paragraph.style.opacity = '0'));
    const behind = await brightest(page, text);
    const gold = luminance([0xfd, 0xc8, 0]);
    expect(contrast(gold, behind), `contrast at ${width} px`).toBeGreaterThan(least);
  }
}

test.describe('painted', () => {
  test.use({ drawn: true });

  testExample(
    'the mission can be read over a photograph that a window crops again, which keeps its focal point',
    async ({ page }) => {
      await readsMission(page, 4.5);
      const banner = page.getByRole('region', { name: content('home').mission.label });
      await expect(banner.getByRole('img')).toHaveCSS('object-position', '15% 85%');
    },
  );

  const isDrawn = content('pictures').mission.file.endsWith('.svg');

  test('the mission can be read over what it is shipped with', ({ page }) =>
    readsMission(page, isDrawn ? 9 : 4.5));
});
