/** `npm run picture`: writes the picture at the top of README, Home on a desktop and on a phone, from the site as built. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { inBrowser } from './bench/browser.ts';
import { buildSite } from './build/site.ts';
import { serve } from './serve.ts';

const FILE = fileURLToPath(new URL('../docs/home.webp', import.meta.url));

/** Screens in CSS px, and the width in px that each has in the picture; both become 600 px high. */
const DESKTOP = { width: 1440, height: 960, deviceScaleFactor: 1, shownAs: 900 };
const PHONE = { width: 390, height: 807, deviceScaleFactor: 2, shownAs: 290, isMobile: true };
const FRAME = 3;
const GAP = 24;
const GREY = '#808080';

const site = await serve({ dist: await buildSite() });

/** Home as one screen shows it, once nothing moves or arrives any more. */
function screenshot({ shownAs, ...screen }: typeof DESKTOP): Promise<Buffer> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.setViewport(screen);
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return sharp(await page.screenshot())
      .resize({ width: shownAs, height: 600 })
      .extend({ top: FRAME, bottom: FRAME, left: FRAME, right: FRAME, background: GREY })
      .toBuffer();
  });
}

try {
  const [desktop, phone] = [await screenshot(DESKTOP), await screenshot(PHONE)];
  const { width, height, size } = await sharp(desktop)
    .ensureAlpha()
    .extend({ right: GAP + PHONE.shownAs + 2 * FRAME, background: 'transparent' })
    .composite([{ input: phone, gravity: 'east' }])
    .webp({ quality: 75 })
    .toFile(FILE);
  console.log(`${FILE}: ${width} x ${height} px, ${size} bytes`);
} finally {
  await site.close();
}
