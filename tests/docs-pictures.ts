/** `npm run pictures`: makes the pictures of README and docs/editing.md from site and editor. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp, { type ResizeOptions } from 'sharp';
import { buildExample } from '../tools/copies/example.ts';
import { launchOptions } from '../tools/find-browser.ts';
import { ASTRO } from '../tools/programs.ts';
import { serve } from '../tools/serve.ts';
import { field, giveToken, serveEditor } from './editor/opened-project.ts';
import { fields, whole } from './support/fields.ts';
import { folderWith } from './support/folder-with.ts';
import { buildCopy, copySite } from './support/site-copy.ts';
import { EDITING } from './support/sites.ts';

/** The screens, in CSS px, and the sizes of their pictures, in px. */
const DESKTOP = { viewport: { width: 1440, height: 960 } };
const PHONE = { viewport: { width: 390, height: 807 }, deviceScaleFactor: 2, isMobile: true };
const SHORT_PHONE = { ...PHONE, viewport: { width: 390, height: 560 } };
const EDITOR_PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const [DESKTOP_WIDTH, PHONE_WIDTH, HEIGHT, GAP] = [900, 290, 600, 24];
const FRAME = { top: 3, bottom: 3, left: 3, right: 3, background: '#808080' };

type Step = (page: Page) => Promise<unknown>;
/** Brings a text to the top of the picture. */
const toTop =
  (text: string, index = 0): Step =>
  (page) =>
    page
      .getByText(text)
      .nth(index)
      .evaluate((element) => {
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
        scrollBy({ top: -24, behavior: 'instant' });
      });

/** Pages of the example for the features. */
const OF_FEATURES: Record<string, [path: string, step: Step]> = {
  'own-pages': ['/our-teams', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  dates: ['/workshops', toTop('Learn something')],
  news: ['/news', toTop('From the last few weeks')],
  music: ['/music', toTop('Short tones, to try')],
  share: ['/music', toTop('Share on WhatsApp')],
  giving: ['/donate', toTop('Mobile Money')],
  delivery: ['/contact-us', (page) => page.getByRole('textbox').first().focus()],
  accessibility: ['/accessibility', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
};

const HOME = '/admin/#/page?page=home';
/** Places of the editor that docs/editing.md shows. */
const IN_EDITOR: Record<string, [path: string, step: Step]> = {
  start: ['/admin/#/start', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  page: [HOME, (page) => field(page, 'Home › Top of the page › Badge').first().click()],
  sheet: [
    `${HOME}&path=content%2Fpictures.yaml&keys=mission&sheet=`,
    (page) => page.getByRole('dialog').getByRole('button', { name: 'From this device' }).waitFor(),
  ],
};

async function pageOf(browser: Browser, baseURL: string, screen: BrowserContextOptions) {
  const still = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const page = await browser.newPage({ ...screen, ...still, baseURL });
  await giveToken(page);
  return page;
}

/** Writes a picture of each place. */
async function shoot(
  page: Page,
  folder: string,
  places: Record<string, [path: string, step: Step]>,
  size: ResizeOptions,
): Promise<void> {
  for (const [name, [path, step]] of Object.entries(places)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await step(page);
    const shot = sharp(await page.screenshot()).resize(size);
    await shot.webp({ quality: 60 }).toFile(`${folder}/${name}.webp`);
  }
}

/** Home as it is first seen, in a grey frame. */
async function homeOn(page: Page, width: number): Promise<Buffer> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const shot = sharp(await page.screenshot()).resize({ width, height: HEIGHT });
  return shot.extend(FRAME).toBuffer();
}

/** A project in which there is something to translate. */
function projectToTranslate(): URL {
  const project = folderWith();
  cpSync('content', new URL('content/', project), { recursive: true });
  const home = new URL('content/en/pages/home.yaml', project);
  const rewritten = fields({ hero: { badge: 'A home for African musicians' } });
  writeFileSync(home, rewritten.setIn(readFileSync(home, 'utf8')));
  return project;
}

/** The site as shipped, with an editor. */
async function siteWithEditor(): Promise<URL> {
  const facts = fields({ editing: whole(EDITING) });
  return (await buildCopy(copySite({ 'content/organisation.yaml': facts }))).dist;
}

execFileSync(process.execPath, [ASTRO, 'build']);
const site = await serve({ dist: new URL('../dist/', import.meta.url) });
const example = await serve({ dist: buildExample() });
const editor = await serveEditor(projectToTranslate(), siteWithEditor);
const browser = await chromium.launch(launchOptions());

const phone = await homeOn(await pageOf(browser, site.url, PHONE), PHONE_WIDTH);
await sharp(await homeOn(await pageOf(browser, site.url, DESKTOP), DESKTOP_WIDTH))
  .ensureAlpha()
  .extend({ right: GAP + PHONE_WIDTH + 6, background: 'transparent' })
  .composite([{ input: phone, gravity: 'east' }])
  .webp({ quality: 75 })
  .toFile('docs/home.webp');
const small = await pageOf(browser, example.url, SHORT_PHONE);
await shoot(small, 'docs/features', OF_FEATURES, { width: 240, height: 345 });
const inEditor = await pageOf(browser, editor.url, EDITOR_PHONE);
await shoot(inEditor, 'docs/editing', IN_EDITOR, { height: 620 });
await browser.close();
process.exit();
