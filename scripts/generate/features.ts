import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildExample } from '../copies/example.ts';
import { launchOptions } from '../programs/find-browser.ts';
import type { Files } from '../generate.ts';
import { serve } from '../serve.ts';

/** The phone of the pictures, in CSS px, and how wide and high each is in the table. */
const PHONE = { viewport: { width: 390, height: 560 }, deviceScaleFactor: 2, isMobile: true };
const SHOWN = { width: 240, height: 345 };

/** For each feature a page of the example, and what of it is brought to the top of the picture. */
const SHOTS: Record<string, [path: string, part: (page: Page) => Locator]> = {
  'own-pages': ['/our-teams', (page) => page.getByRole('heading', { level: 1 })],
  dates: ['/workshops', (page) => page.getByRole('heading', { name: 'Learn something' })],
  news: ['/news', (page) => page.getByRole('heading', { name: 'From the last weeks' })],
  music: ['/music', (page) => page.getByRole('heading', { name: 'Hear them' })],
  share: ['/music', (page) => page.getByText('Share on WhatsApp')],
  giving: ['/donate', (page) => page.getByRole('heading', { name: 'Mobile Money' }).first()],
  delivery: ['/contact-us', (page) => page.getByRole('textbox').first()],
  accessibility: ['/accessibility', (page) => page.getByRole('heading', { level: 1 })],
};

/** Makes the pictures of the table of features in README from the built example. */
export async function generate(): Promise<Files> {
  const { url, close } = await serve({ dist: await buildExample() });
  const browser = await chromium.launch(launchOptions('whole'));
  try {
    const page = await browser.newPage({
      ...PHONE,
      baseURL: url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const files: Files = {};
    for (const [name, [path, part]] of Object.entries(SHOTS)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await part(page).evaluate((element) => {
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
        scrollBy({ top: -24, behavior: 'instant' });
      });
      await page.evaluate(() => document.fonts.ready);
      files[`docs/features/${name}.webp`] = await sharp(await page.screenshot())
        .resize(SHOWN)
        .webp({ quality: 60 })
        .toBuffer();
    }
    return files;
  } finally {
    await browser.close();
    await close();
  }
}
