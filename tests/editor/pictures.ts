import { writeFileSync } from 'node:fs';
import { test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/test.ts';
import { preview, scrollTo } from './editor.ts';

const BROWN = '#8a5a2b';

/** A photograph of one colour. */
export const photograph = (width: number, height: number, background = BROWN) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A large photograph of a phone held upright, which wrote into it where it was. */
export const upright = async () =>
  sharp(await photograph(4000, 3000))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Chooses files of this computer in the dialog that is open. */
async function upload(page: Page, files: Record<string, Buffer>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const all = Object.entries(files);
  await (
    await chooser
  ).setFiles(all.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })));
  for (const [name] of all)
    await expect(dialog.getByRole('option', { name, selected: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

/** Chooses a file of this computer for the picture of a field. */
export async function choosePicture(field: Locator, name: string, buffer: Buffer): Promise<void> {
  await field.getByRole('button', { name: 'Replace' }).click();
  await upload(field.page(), { [name]: buffer });
}

/** Drops a photograph of an iPhone (HEIC) on a field. */
export async function dropHeic(field: Locator): Promise<void> {
  const file = test.info().outputPath('IMG_1.HEIC');
  writeFileSync(file, '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  const { x, y } = (await field.getByRole('button', { name: 'Replace' }).boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  const browser = await field.page().context().newCDPSession(field.page());
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x, y, data });
}

/**
 * Adds three photographs of a phone at once to a row of pictures of a page, and says what they
 * show.
 */
export async function addSeveralPictures(page: Page): Promise<void> {
  const mistakes = preview(page).tools.getByRole('status');
  await page
    .getByRole('button', { name: /^Add \W?Block\W?$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Pictures', exact: true }).click();
  const field = (name: string) =>
    page.locator(`[data-key-path$=".${name}"]`).getByRole('textbox').last();
  await field('heading').fill('What we saw');
  const choose = page.getByRole('button', { name: 'Choose pictures' });
  await scrollTo(choose);
  await choose.click();
  // Two phones call two pictures nearly alike, one as a picture of the site: all are stored.
  const colours = { 'IMG 0001.JPG': 'brown', 'img_0001.jpg': 'blue', '(Kora).JPG': 'green' };
  const files = Object.entries(colours).map(async ([name, colour]) => [
    name,
    await photograph(4000, 3000, colour),
  ]);
  await upload(page, Object.fromEntries(await Promise.all(files)) as Record<string, Buffer>);
  await expect(mistakes.getByRole('listitem')).toHaveCount(3);
  for (const [index, colour] of Object.values(colours).entries()) {
    const words = field(`pictures.${index}.alt`);
    await scrollTo(words);
    await words.fill(`A wall in ${colour}`);
  }
  await expect(mistakes).toBeEmpty();
}

/** What the file of that page says of them at its end. */
export const SEVERAL_PICTURES = `  - block: pictures
    heading: What we saw
    pictures:
      - file: img-0001.jpg
        alt: A wall in brown
      - file: img-0001-2.jpg
        alt: A wall in blue
      - file: kora.jpg
        alt: A wall in green
`;
