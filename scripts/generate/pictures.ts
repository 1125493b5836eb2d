import { cpSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildEditor } from '../../editor/build.ts';
import { EDITOR_FOLDER } from '../../hosting/pages.ts';
import { leave, openFile, openProject, preview, scrollTo } from '../../tests/editor/editor.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { buildSite } from '../build/site.ts';
import { launchOptions } from '../programs/find-browser.ts';
import type { Files } from '../generate.ts';
import { serve } from '../serve.ts';

/** The screens of README's picture, in CSS px. */
const DESKTOP = { viewport: { width: 1440, height: 960 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 807 }, deviceScaleFactor: 2, isMobile: true };
const [DESKTOP_SHOWN, PHONE_SHOWN, SHOWN_HEIGHT, GAP] = [900, 290, 600, 24];
/** The editor's window, and the width of its pictures, in px. */
const WINDOW = { width: 1180, height: 700 };
const WINDOW_SHOWN = 900;

/** The steps to each picture of docs/editing.md, from the state of the one before. */
const IN_EDITOR: Record<string, (page: Page) => Promise<unknown>> = {
  form: async (page) => {
    await openFile(page, 'Home');
    await page.getByRole('textbox', { name: 'Badge' }).fill('A home for African musicians');
    await preview(page).screen.getByText('A home for African musicians').waitFor();
  },
  missing: (page) => page.getByRole('button', { name: /^Still missing/ }).click(),
  picture: async (page) => {
    await page.keyboard.press('Escape');
    await leave(page);
    await openFile(page, 'Pictures');
    const mission = page.getByRole('group', { name: /^\W*Mission\W* Field/ });
    await scrollTo(mission);
    await mission.getByRole('slider', { name: 'From the left' }).fill('71');
    await mission.getByRole('slider', { name: 'From the top' }).fill('60');
    await mission.getByText('Remove the point').scrollIntoViewIfNeeded();
  },
  languages: async (page) => {
    await leave(page);
    const french = page.getByRole('treeitem', { name: /^Français/ }).first();
    await french.click();
    await openFile(page, 'Home');
  },
};

/** A screenshot of Home with a grey frame. */
async function home(browser: Browser, url: string, screen: object, shown: number): Promise<Buffer> {
  const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .resize({ width: shown, height: SHOWN_HEIGHT })
    .extend({ ...{ top: 3, bottom: 3, left: 3, right: 3 }, background: '#808080' })
    .toBuffer();
}

/** Makes the pictures of README and docs/editing.md from the built site and editor. */
export async function generate(): Promise<Files> {
  const dist = folderWith();
  cpSync(await buildSite(), dist, { recursive: true });
  await buildEditor(new URL(`.${EDITOR_FOLDER}`, dist));
  const { url } = await serve({ dist });
  const browser = await chromium.launch(launchOptions('whole'));
  try {
    const phone = await home(browser, url, PHONE, PHONE_SHOWN);
    const files: Files = {
      'docs/home.webp': await sharp(await home(browser, url, DESKTOP, DESKTOP_SHOWN))
        .ensureAlpha()
        .extend({ right: GAP + PHONE_SHOWN + 6, background: 'transparent' })
        .composite([{ input: phone, gravity: 'east' }])
        .webp({ quality: 75 })
        .toBuffer(),
    };
    const page = await browser.newPage({
      ...{ baseURL: url, viewport: WINDOW, reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    await openProject(page);
    for (const [name, show] of Object.entries(IN_EDITOR)) {
      await show(page);
      // Waits for transitions.
      await page.waitForTimeout(1500);
      files[`docs/editing/${name}.webp`] = await sharp(await page.screenshot())
        .resize({ width: WINDOW_SHOWN })
        .webp({ quality: 60 })
        .toBuffer();
    }
    return files;
  } finally {
    await browser.close();
  }
}
