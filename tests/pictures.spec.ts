import type { Page } from '@playwright/test';
import { PAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** How much wider a file may be than what is drawn: more is data the visitor paid for and cannot see. */
const MOST_OVER_DELIVERED = 1.3;

const SCREENS = [360, 768, 1440].flatMap((width) => [1, 2].map((density) => ({ width, density })));

/** Scrolls through the page and every row in it, as a visitor does who wants to see it all. */
async function seeEverything(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
  }
}

interface Drawn {
  file: string;
  /** Pixels of the file for each pixel of the screen. */
  delivered: number;
  alt: string | null;
}

/** Every photograph of the page, measured as `object-fit: cover` draws it. */
function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images
        .filter(({ currentSrc }) => !currentSrc.endsWith('.svg'))
        .map(async (image) => {
          // The picture itself answers in the size of its slot; alone it tells its own.
          const file = new Image();
          file.src = image.currentSrc;
          await file.decode();
          const { naturalWidth: width, naturalHeight: height } = file;
          const scale = Math.max(image.offsetWidth / width, image.offsetHeight / height);
          return {
            file: `${new URL(image.currentSrc).pathname} (${width} px)`,
            delivered: 1 / (scale * devicePixelRatio),
            alt: image.getAttribute('alt'),
          };
        }),
    ),
  );
}

for (const { width, density } of SCREENS) {
  test.describe(`at ${width} px, ${density}x`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density });

    for (const { name, path } of PAGES.slice(0, 3)) {
      test(`no picture of ${name} is larger than it is drawn`, async ({ page }) => {
        await page.goto(path);
        await seeEverything(page);
        const pictures = await drawnPictures(page);
        const wasteful = pictures.filter(({ delivered }) => delivered > MOST_OVER_DELIVERED);
        expect(wasteful).toEqual([]);
      });
    }
  });
}

test('every picture on Contact Us is AVIF where the browser knows it', async ({ page }) => {
  await page.goto('/contact-us');
  await seeEverything(page);
  const files = (await drawnPictures(page)).map(({ file }) => file);
  expect(files).toHaveLength(8);
  for (const file of files) expect(file).toContain('.avif');
});
