/** `npm run picture:editor`: writes the pictures in docs/editing.md, from the editor and the site as they are built. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildEditor } from '../editor/build.ts';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { openFile, openProject, preview, leave } from '../tests/editor/editor.ts';
import { buildSite } from './build/site.ts';
import { browserFlags, findBrowser } from './find-browser.ts';
import { serve } from './serve.ts';

const FOLDER = fileURLToPath(new URL('../docs/editing/', import.meta.url));
/** CSS px of the window, and the width in px of a picture of all of it. */
const WINDOW = { width: 1180, height: 700 };
const SHOWN = 900;

/** What each picture shows, by its name: the editor is as the one before has left it. */
const PICTURES: Record<string, (page: Page) => Promise<unknown>> = {
  form: async (page) => {
    await openFile(page, 'Home');
    await page.getByRole('textbox', { name: 'Badge' }).fill('A home for African musicians');
    await preview(page).screen.getByText('A home for African musicians').waitFor();
  },
  picture: async (page) => {
    await leave(page);
    await openFile(page, 'Pictures');
    await page
      .getByRole('group', { name: /Vision.*Field/ })
      .getByRole('button', { name: 'Replace' })
      .click();
    await page.getByRole('option', { name: 'djembe.jpg' }).locator('img').waitFor();
  },
  questions: async (page) => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await leave(page);
    await openFile(page, 'Questions');
    await page.getByRole('button', { name: /^Add \W?Question\W?$/ }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).scrollIntoViewIfNeeded();
  },
  languages: async (page) => {
    await leave(page);
    await page
      .getByRole('treeitem', { name: /^Français/ })
      .first()
      .click();
    await openFile(page, 'Home');
  },
};

const dist = folderWith();
cpSync(await buildSite(), dist, { recursive: true });
await buildEditor(new URL(`.${EDITOR_FOLDER}`, dist));
const site = await serve({ dist });
const browser = await chromium.launch({
  executablePath: findBrowser('whole'),
  args: browserFlags(),
});
try {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: WINDOW,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await openProject(page);
  for (const [name, show] of Object.entries(PICTURES)) {
    await show(page);
    // What still fades in.
    await page.waitForTimeout(1500);
    const file = join(FOLDER, `${name}.webp`);
    const { width, height, size } = await sharp(await page.screenshot())
      .resize({ width: SHOWN })
      .webp({ quality: 60 })
      .toFile(file);
    console.log(`${file}: ${width} x ${height} px, ${size} bytes`);
  }
} finally {
  await browser.close();
  await site.close();
}
