/** Somebody changes pictures, music and long texts, and publishes them into the project's folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { valueAt, type Path } from '#content/fields/field.ts';
import { itemsOf } from '#editor/form/items.ts';
import { axeFaults } from '../support/accessibility.ts';
import { ROOT } from '../support/root.ts';
import { expect } from '../support/test.ts';
import { added } from './changed-lines.ts';
import { compose, fieldAddress, message, paste, publish, test } from './opened-project.ts';
import { gitId } from './services/served-project.ts';

const ABOUT = 'content/en/pages/about-us.yaml';
const PAGE = 'content/en/more/our-week.yaml';

/** A photograph of one colour. */
const photograph = (width: number, height: number, background = '#8a5a2b') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

/** Opens the sheet of a field. */
async function openField(page: Page, path: string, keys: Path): Promise<Locator> {
  await page.goto(fieldAddress(path, keys.join('.')));
  return page.getByRole('dialog');
}

/** Chooses files of this device. */
async function choose(button: Locator, files: Record<string, Buffer>, mimeType = 'image/jpeg') {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  const given = Object.entries(files).map(([name, buffer]) => ({ name, mimeType, buffer }));
  await (await chooser).setFiles(given);
}

/** Closes the sheet and publishes. */
async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await publish(page);
}

const valueIn = (text: string, keys: Path): unknown => valueAt(parse(text), keys);

const PAGE_WITH_MUSIC = `publish: true
title: Our week
heading: Our week
description: What we have seen and heard in this week, from Monday to Sunday.
blocks:
  - block: listen
    heading: Hear them
    pieces:
      - title: One
        by: Us
        file: tone.mp3
        rights: Ours
  - block: people
    heading: See them
    people:
      - name: Kofi
        role: Kora
      - name: Zanele
        role: Oja
`;

/** The parts of a control that are smaller than a fingertip (44 CSS px), or outside the window. */
const tooSmallOrWide = (control: Locator) =>
  control.locator('button, input:not([hidden]), select').evaluateAll((all) =>
    all
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.right > innerWidth || box.left < 0)
      .map(({ element, box }) => `${element.outerHTML} ${box.height}`),
  );

/** Moves the caret by keys, of which the browser tells the page in a task of its own. */
async function moveCaret(field: Locator, keys: string): Promise<void> {
  await field.page().keyboard.press(keys);
  await field.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test.describe.configure({ mode: 'serial' });
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  files: {
    [PAGE]: PAGE_WITH_MUSIC,
    'content/music/tone.mp3': readFileSync(join(ROOT, 'example/content/music/tone.mp3')),
  },
});

test('a photograph of 12 megapixels is stored smaller, upright', async ({ tab, project, text }) => {
  const large = await photograph(4200, 2800)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const sheet = await openField(tab, 'content/pictures.yaml', ['vision']);
  const device = sheet.getByRole('button', { name: 'From this device…' });
  await choose(device, { 'IMG 0001.JPG': large });
  await expect(message(tab)).toContainText(/Picture: img-0001-\w{8}\.jpg/);
  await sheet.locator('.whole').tap({ position: { x: 64, y: 96 } });
  await expect(sheet.getByRole('textbox', { name: 'What stays in sight' })).toHaveValue('30% 30%');
  expect(await tooSmallOrWide(sheet.locator('.picture, .focus'))).toEqual([]);
  expect(await axeFaults(tab, 'dialog')).toEqual([]);
  await finish(tab);
  const images = join(project, 'content/images');
  const [name = ''] = readdirSync(images).filter((file) => file.startsWith('img-0001-'));
  const stored = readFileSync(join(images, name));
  const { width, height, exif, orientation } = await sharp(stored).metadata();
  expect([width, height, exif, orientation]).toEqual([2400, 3600, undefined, undefined]);
  expect(added('', text('content/pictures.yaml'))).toEqual(
    expect.arrayContaining([`  file: ${name}`, '  focus: 30% 30%']),
  );
  const seen = tab.frameLocator('[title="Page"]').locator('img[src^="blob:"]').first();
  await expect(seen).toHaveJSProperty('naturalHeight', 3600);
});

test('a picture that cannot be used or read is named in a sentence', async ({ tab }) => {
  const sheet = await openField(tab, 'content/pictures.yaml', ['mission', 'file']);
  const device = sheet.getByRole('button', { name: 'From this device…' });
  await choose(device, { 'IMG_1.HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') });
  await expect(sheet.getByRole('status')).toContainText('On an iPhone');
  await choose(device, { 'small.jpg': await photograph(640, 320).toBuffer() });
  await expect(sheet.getByText('needs at least 720 x 360 px')).toBeVisible();
  const group = sheet.getByRole('group', { name: 'Picture (required)' });
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription(/needs at least/);
  // The change cannot be published either.
  await expect(tab.getByRole('link', { name: 'Changes (1), to correct: 1' })).toBeAttached();
  // The message does not appear twice, even after the field has lost the focus.
  await tab.clock.install();
  await sheet.getByRole('button', { name: 'Close' }).focus();
  await tab.clock.runFor(1000);
  await expect(sheet.getByText('needs at least 720 x 360 px')).toHaveCount(1);
  await choose(device, { 'screen.jpg': await photograph(720, 1600).toBuffer() });
  await expect(sheet.getByRole('status')).toContainText('one of 1600 x 800 px is sharp');
  await expect(tab.getByRole('link', { name: 'Changes (1)', exact: true })).toBeAttached();
  await choose(device, { 'Drawn.svg': Buffer.from('<svg/>') }, 'image/svg+xml');
  await expect(sheet.getByRole('status')).toContainText('Save a drawing as PNG.');
  await sheet.getByRole('button', { name: 'From the site’s pictures…' }).click();
  // Pictures are named by where they are used; unused ones by their file names.
  await expect(sheet.getByRole('button', { name: 'Vision › Picture' })).toBeVisible();
  await sheet.getByRole('button', { name: 'mission-banner' }).click();
  await expect(sheet.getByText('Save a drawing as PNG.')).toBeHidden();
  // The refused files leave nothing to publish.
  await expect(tab.getByRole('link', { name: 'Changes (0)' })).toBeAttached();
});

test('a picture is one change, and taken back leaves nothing', async ({ tab }) => {
  const changes = tab.getByRole('link', { name: /^Changes/ });
  const pictures = tab.getByRole('region', { name: 'Pictures' });
  const sheet = await openField(tab, 'content/pictures.yaml', ['vision', 'file']);
  await choose(sheet.getByRole('button', { name: 'From this device…' }), {
    'Other.jpg': await photograph(1600, 2000).toBuffer(),
  });
  await expect(changes).toHaveText('Changes (1)');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await changes.click();
  await expect(pictures.getByRole('listitem')).toHaveText([/^Vision › Picture/]);
  await expect(tab.getByRole('heading')).toHaveText(['Changes', 'Pictures', 'Change text']);
  await pictures.getByRole('button', { name: 'Discard: Vision › Picture' }).click();
  await expect(tab.getByText('No changes yet.')).toBeVisible();
  await expect(changes).toHaveText('Changes (0)');
});

test('a photograph stays with its person while it is prepared', async ({ tab, project, text }) => {
  const people = ['blocks', 1, 'people'];
  await openField(tab, PAGE, people);
  await tab.evaluate(() => {
    const read = createImageBitmap;
    let begun = 0;
    globalThis.createImageBitmap = async (from: ImageBitmapSource) => {
      const event = `prepare ${(begun += 1)}`;
      await new Promise((resolve) => addEventListener(event, resolve));
      return read(from);
    };
  });
  for (const [person, name] of ['Kofi', 'Zanele'].entries()) {
    const sheet = await openField(tab, PAGE, [...people, person, 'picture', 'file']);
    await choose(sheet.getByRole('button', { name: 'From this device…' }), {
      [`Ọlá ${name}.jpg`]: await photograph(800, 1000).toBuffer(),
    });
    await expect(sheet.getByText('Preparing the picture…')).toBeVisible();
  }
  const list = await openField(tab, PAGE, people);
  await list.getByRole('button', { name: 'Move down: Kofi' }).click();
  await list.getByRole('button', { name: 'Remove: Zanele' }).click();
  await tab.evaluate(() => dispatchEvent(new Event('prepare 2')));
  await expect(tab.getByText(/Not added, .*: ola-zanele\.jpg/)).toBeVisible();
  await tab.evaluate(() => dispatchEvent(new Event('prepare 1')));
  const sheet = await openField(tab, PAGE, [...people, 0, 'picture', 'alt']);
  await sheet.getByRole('textbox', { name: 'What it shows' }).fill('Kofi');
  await expect(sheet.getByRole('button', { name: 'Replace from this device…' })).toBeVisible();
  await finish(tab);
  const [kofi, ...others] = itemsOf(valueIn(text(PAGE), people));
  expect(valueAt(kofi, ['picture', 'file'])).toMatch(/^ola-kofi-/);
  expect(others).toEqual([]);
  // Nothing that was refused or taken back is saved.
  const images = readdirSync(join(project, 'content/images')).join();
  expect(images).not.toMatch(/small|screen|other|zanele/);
});

test('music is heard, refused with a sentence, and stored', async ({ tab, project, text }) => {
  const sheet = await openField(tab, PAGE, ['blocks', 0, 'pieces', 0, 'file']);
  const player = sheet.locator('audio');
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);
  const device = sheet.getByRole('button', { name: 'From this device…' });
  await choose(device, { 'Film.mp4': Buffer.from('film') }, 'video/mp4');
  await expect(sheet.getByRole('status')).toContainText('Not every phone can play this file');
  const tone = readFileSync(join(ROOT, 'example/content/music/tone.m4a'));
  await choose(device, { 'New Song (final).m4a': tone }, 'audio/mp4');
  const name = `new-song-final-${gitId(tone).slice(0, 8)}.m4a`;
  await expect(sheet.getByLabel(name)).toBeVisible();
  // Every track of the page plays its own file, also after another was put before it.
  await tab.goto(`/admin/#/page?${new URLSearchParams({ page: PAGE })}`);
  const tracks = tab.frameLocator('[title="Page"]').locator('[data-hook="listen"] > li');
  await tracks.getByText('One').tap();
  await tab.getByRole('button', { name: 'Add a new track' }).tap();
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Two');
  await expect(tracks.nth(1)).toContainText('Two');
  await expect(tracks.nth(1).locator('source')).not.toHaveAttribute('src');
  await expect(tracks.nth(1)).not.toContainText('MB');
  await sheet.getByLabel('Music already on the site').selectOption('tone.mp3');
  await sheet.getByRole('textbox', { name: 'Artist' }).fill('Us');
  await sheet.getByRole('textbox', { name: 'Permission' }).fill('Ours');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await tab.getByRole('button', { name: 'Move up: Two' }).tap();
  await expect(tracks).toContainText([/^Two/, /^One/]);
  for (const track of await tracks.all()) {
    const heard = track.locator('audio');
    await heard.evaluate((audio: HTMLAudioElement) => audio.play());
    const link = track.locator('a[download]');
    const address = await link.evaluate(({ href }: HTMLAnchorElement) => href);
    await expect(heard).toHaveJSProperty('currentSrc', address);
  }
  await publish(tab);
  expect(valueIn(text(PAGE), ['blocks', 0, 'pieces', 1, 'file'])).toBe(name);
  expect(readFileSync(join(project, 'content/music', name))).toEqual(tone);
});

/** Opens the biography, with the caret at its beginning. */
async function openBiography(page: Page) {
  const sheet = await openField(page, ABOUT, ['biography', 'text']);
  const body = sheet.getByRole('textbox', { name: 'Text' });
  await body.focus();
  await moveCaret(body, 'ControlOrMeta+Home');
  return { sheet, body };
}

/** HTML as Word copies it: bullets are characters, and deleted or hidden text is included. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bring</b> <a href="javascript:alert(1)">this</a>:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>a kora<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>water<o:p></o:p></p>
<p class=MsoNormal>1. June: <del>400222</del><ins>500333</ins>, 10<sup>6</sup><span style='display:none;mso-hide:all'>secret</span></p>
<p class=MsoNormal>12. June: <s>50</s> 40</p>
<table><tr><td>400222</td><td>191919</td></tr><tr><td>3</td><td>4</td></tr></table>
<!--EndFragment--></body></html>`;

test('a text takes lists from Word and WhatsApp, with every word', async ({ tab, text }) => {
  const before = text(ABOUT);
  const { body } = await openBiography(tab);
  const { keyboard } = tab;
  await moveCaret(body, 'ControlOrMeta+End');
  await keyboard.press('Enter');
  await paste(body, { 'text/html': FROM_WORD, 'text/plain': 'Bring this:' });
  await expect(body.getByRole('listitem')).toHaveText(['a kora', 'water']);
  await keyboard.press('Enter');
  await paste(body, { 'text/plain': 'Then *all*:\n- sing\n- dance' });
  await expect(body.getByRole('listitem')).toHaveText(['a kora', 'water', 'sing', 'dance']);
  expect(await axeFaults(tab, 'dialog')).toEqual([]);
  await finish(tab);
  expect(added(before, text(ABOUT)).map((line) => line.trim())).toEqual([
    '**Bring** this:',
    '- a kora',
    '- water',
    '1\\. June: 500333, 10⁶',
    '12\\. June: 40',
    '400222 191919',
    '3 4',
    'Then **all**:',
    '- sing',
    '- dance',
  ]);
});

test('a text takes headings, lists and links without Markdown', async ({ tab, text }) => {
  const before = text(ABOUT);
  const { sheet, body } = await openBiography(tab);
  await expect(body).toHaveAttribute('aria-required', 'true');
  const { keyboard } = tab;
  const first = body.getByRole('paragraph').first();
  await compose(tab);
  await expect(first).toHaveText(/^ọ̀Our founder/);
  await expect(tab.getByText('Changes (1)')).toBeAttached();
  await keyboard.press('ControlOrMeta+Z');
  await expect(first).toHaveText(/^Our founder/);
  await expect(tab.getByText('Changes (0)')).toBeAttached();
  await keyboard.press('ControlOrMeta+Y');
  await keyboard.type('rọ̀ ');
  await expect(first).toHaveText(/^ọ̀rọ̀ Our founder/);
  await keyboard.type('2 * 3 * 4, ');
  await keyboard.press('ControlOrMeta+B');
  await keyboard.type('bold');
  await keyboard.press('ControlOrMeta+B');
  await keyboard.type(' and [plain]. ');
  await moveCaret(body, 'ControlOrMeta+End');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.insertText('A heading');
  const press = (name: string) => sheet.getByRole('button', { name, exact: true }).press('Enter');
  await press('Heading');
  await expect(body.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await keyboard.press('Enter');
  await press('List');
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.insertText('Ask us');
  await moveCaret(body, 'Shift+Home');
  await press('Link');
  await sheet
    .getByRole('combobox', { name: 'Where it leads' })
    .selectOption({ label: 'Contact Us' });
  await press('Add link');
  const link = body.getByRole('link', { name: 'Ask us' });
  await expect(link).toHaveAttribute('href', '/contact-us');
  await finish(tab);
  expect(added(before, text(ABOUT)).map((line) => line.trim())).toEqual([
    expect.stringMatching(/^ọ̀rọ̀ 2 \* 3 \* 4, \*\*bold\*\* and \[plain\]\. Our founder/),
    '## A heading',
    '- one',
    '- two',
    '[Ask us](/contact-us)',
  ]);
  // Every other line stays.
  expect(added(text(ABOUT), before)).toHaveLength(1);
});
