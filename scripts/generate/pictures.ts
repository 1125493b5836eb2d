import { cpSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { field, giveToken } from '../../tests/editor/opened-project.ts';
import { siteWithApp } from '../../tests/editor/site-with-app.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { buildSite } from '../build/site.ts';
import { projectServer } from '../edit/project-server.ts';
import { launchOptions } from '../programs/find-browser.ts';
import type { Files } from '../generate.ts';
import { serve } from '../serve.ts';

/** The screens of README's picture, in CSS px. */
const DESKTOP = { viewport: { width: 1440, height: 960 }, deviceScaleFactor: 1 };
const TOKEN = 'a-token';
const PHONE = { viewport: { width: 390, height: 807 }, deviceScaleFactor: 2, isMobile: true };
const [DESKTOP_SHOWN, PHONE_SHOWN, SHOWN_HEIGHT, GAP] = [900, 290, 600, 24];
/** The editor's windows, and the heights of their pictures, in px. */
const EDITOR_PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const EDITOR_SHOWN = 620;

/** The places that docs/editing.md shows, each after one step. */
const IN_EDITOR: Record<string, [address: string, step: (page: Page) => Promise<unknown>]> = {
  start: ['#/start', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  page: [
    '#/page?page=home',
    (page) => field(page, 'Home › Top of the page › Badge').first().click(),
  ],
  sheet: [
    '#/page?page=home&path=content%2Fpictures.yaml&keys=mission&sheet=',
    (page) => page.getByRole('dialog').getByRole('button', { name: 'From this device' }).waitFor(),
  ],
};

/** A screenshot of Home with a grey frame. */
async function shotOf(
  browser: Browser,
  url: string,
  screen: object,
  shown: number,
): Promise<Buffer> {
  const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .resize({ width: shown, height: SHOWN_HEIGHT })
    .extend({ top: 3, bottom: 3, left: 3, right: 3, background: '#808080' })
    .toBuffer();
}

/** Makes the pictures of README and docs/editing.md from the built site and editor. */
export async function generate(): Promise<Files> {
  const { url } = await serve({ dist: await buildSite() });
  const project = folderWith();
  cpSync('content', new URL('content/', project), { recursive: true });
  const editor = await serve({
    dist: await siteWithApp(),
    first: projectServer(project, TOKEN),
  });
  const browser = await chromium.launch(launchOptions('whole'));
  try {
    const phone = await shotOf(browser, url, PHONE, PHONE_SHOWN);
    const files: Files = {
      'docs/home.webp': await sharp(await shotOf(browser, url, DESKTOP, DESKTOP_SHOWN))
        .ensureAlpha()
        .extend({ right: GAP + PHONE_SHOWN + 6, background: 'transparent' })
        .composite([{ input: phone, gravity: 'east' }])
        .webp({ quality: 75 })
        .toBuffer(),
    };
    const page = await browser.newPage({ ...EDITOR_PHONE, baseURL: editor.url });
    await giveToken(page);
    for (const [name, [address, step]] of Object.entries(IN_EDITOR)) {
      await page.goto(`/admin/${address}`);
      await step(page);
      // Waits for transitions.
      await page.waitForTimeout(1500);
      files[`docs/editing/${name}.webp`] = await sharp(await page.screenshot())
        .resize({ height: EDITOR_SHOWN })
        .webp({ quality: 60 })
        .toBuffer();
    }
    return files;
  } finally {
    await browser.close();
  }
}
