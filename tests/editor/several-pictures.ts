import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/test.ts';
import { preview, scrollTo } from './editor.ts';

const large = (background: string) =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Adds three photographs of a phone at once to a row of pictures of a page, and says what they show. */
export async function addSeveralPictures(page: Page): Promise<void> {
  const { tools } = preview(page);
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
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const colours = ['brown', 'blue', 'green'];
  const files = colours.map(async (colour, index) => ({
    name: `IMG ${index}.JPG`,
    mimeType: 'image/jpeg',
    buffer: await large(colour),
  }));
  await (await chooser).setFiles(await Promise.all(files));
  await expect(dialog.getByRole('option', { name: /^IMG/i, selected: true })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(tools.getByRole('status').getByRole('listitem')).toHaveCount(3);
  for (const [index, colour] of colours.entries()) {
    const words = field(`pictures.${index}.alt`);
    await scrollTo(words);
    await words.fill(`A wall in ${colour}`);
  }
  await expect(tools.getByRole('status')).toBeEmpty();
}

/** What the file of that page says of them at its end. */
export const SEVERAL_PICTURES = `  - block: pictures
    heading: What we saw
    pictures:
      - file: img-0.jpg
        alt: A wall in brown
      - file: img-1.jpg
        alt: A wall in blue
      - file: img-2.jpg
        alt: A wall in green
`;
