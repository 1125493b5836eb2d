/** What is not typed in the page: somebody opens its field in a sheet, by touch or by keyboard. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fieldsOf, type Path } from '#content/fields';
import { idOf, isControl } from '#editor/form/fields.ts';
import { fileFieldAt } from '#editor/store/files/file-schema.ts';
import { axeFaults } from '../support/accessibility.ts';
import { fields } from '../support/fields.ts';
import { PAGES_OF_EVERY_BLOCK } from '../support/pages.ts';
import { ROOT } from '../support/root.ts';
import { exampleTexts } from '../support/sites.ts';
import { expect } from '../support/test.ts';
import { field, fieldAddress, message, openHome, publish, test } from './opened-project.ts';
import { textsIn } from './project.ts';

const HOME = 'content/en/pages/home.yaml';
const FACTS = 'content/organisation.yaml';
const DATES = 'content/en/dates.yaml';
const FAQS = 'content/en/faqs.yaml';
const BADGE = 'Home › Top of the page › Badge';

const OUR_PAGE = 'content/en/more/our-page.yaml';
const PAGE_TEXT = `publish: true
title: Our page
description: A page of ours, which says what we do and how, for the tests.
heading: Our page
blocks:
  - block: text
    text: |
      What we do.
`;

const EVENINGS = 'content/en/more/evenings.yaml';
const PAGE_WITH_DATES = `${PAGE_TEXT.replaceAll('Our page', 'Evenings')}  - block: dates
    heading: Come
`;
const HOME_WITH_DATES = `${readFileSync(join(ROOT, HOME), 'utf8')}more:
  - block: dates
    heading: Come
    most: 3
`;
const EVENING = 'dates:\n  - id: evening\n    title: Evening\n    start: 2090-03-14\n';

const SERIES = `dates:
  - id: song-writing
    title: Song writing
    start: 2090-03-03 18:00
    end: 19:30
    zone: Africa/Lagos
    place: Example Hall
    repeats: weekly 8 times
  - id: concert
    title: Concert
    start: 2090-06-03 18:00
    zone: Africa/Accra
`;

/** The example in English, with its pictures. */
function exampleInEnglish() {
  const texts = exampleTexts();
  const pictures = globSync('content/images/*', { cwd: join(ROOT, 'example') });
  return {
    ...Object.fromEntries(
      Object.entries(texts).filter(([path]) => !/^content\/(?!en\b)\w+\//.test(path)),
    ),
    [FACTS]: fields({ languages: ['en'] }).setIn(texts[FACTS] ?? ''),
    ...Object.fromEntries(
      pictures.map((path) => [path, readFileSync(join(ROOT, 'example', path))]),
    ),
  };
}

/** A field of each kind in a project, the last one, which lies deepest in its form. */
function fieldOfEachKind(files: Readonly<Record<string, string | Buffer>>) {
  const written = Object.entries(files).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const texts = textsIn(['en'], Object.fromEntries(written));
  const all = written.flatMap(([path]) =>
    [...fieldsOf(fileFieldAt(path), texts.formValues(path))]
      .filter(({ value, field }) => isControl(field) && field.kind !== 'language' && value)
      .map(({ path: keys, field }): [string, { path: string; keys: Path }] => [
        field.control ?? field.kind,
        { path, keys },
      ]),
  );
  return new Map(all.filter(([kind]) => !['constant', 'hidden', 'id'].includes(kind)));
}

const sheet = (page: Page) => page.getByRole('dialog');

test.describe('by touch on a phone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, files: { [DATES]: SERIES } });

  test('an item is moved, removed, brought back and added from the page', async ({ tab, text }) => {
    await tab.goto('/admin/#/page?page=contact');
    const tools = tab.getByRole('toolbar');
    const first = field(tab, 'Questions › 1 › Question');
    const words = (await first.textContent()) ?? '';
    // A tap on the words of a closed question opens it without the keyboard, the next one types.
    await first.tap({ force: true });
    const details = tab.frameLocator('[title="Page"]').locator('details', { has: first });
    await expect(details).toHaveAttribute('open');
    await expect(first).not.toBeFocused();
    await first.tap();
    await expect(first).toBeFocused();
    await tools.getByRole('button', { name: `Move down: ${words}` }).tap();
    await expect(field(tab, 'Questions › 2 › Question')).toHaveText(words);
    await tools.getByRole('button', { name: `Remove: ${words}` }).tap();
    await expect(tab.frameLocator('[title="Page"]').getByText(words)).toHaveCount(0);
    // What follows in its place is not removed by a second tap.
    await expect(tools.getByRole('button', { name: /^Remove: / })).toBeHidden();
    await tab.getByRole('button', { name: 'Undo' }).tap();
    await expect(field(tab, 'Questions › 2 › Question')).toHaveText(words);
    await field(tab, 'Questions › 2 › Question').tap({ force: true });
    await expect(tools.getByRole('button', { name: `Remove: ${words}` })).toBeVisible();
    await tools.getByRole('button', { name: 'Add a new question' }).tap();
    const dialog = sheet(tab);
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Is it dear?');
    await dialog.getByRole('textbox', { name: 'Answer' }).click();
    await tab.keyboard.insertText('No.');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await publish(tab);
    expect(text(FAQS)).toContain(
      '  - id: is-it-dear\n    question: Is it dear?\n    answer: No.\n',
    );
    // After a search, too, the buttons are those of the new item, not of the one that was found.
    const found = { path: FAQS, keys: 'questions.0.question' };
    await tab.goto(`/admin/#/page?${new URLSearchParams(found)}`);
    await expect(field(tab, 'Questions › 1 › Question')).toBeFocused();
    await tools.getByRole('button', { name: 'Add a new question' }).tap();
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Is it far?');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(field(tab, 'Questions › 2 › Question')).toHaveText('Is it far?');
    await tools.getByRole('button', { name: 'Remove: Is it far?' }).tap();
    await expect(field(tab, 'Questions › 2 › Question')).not.toHaveText('Is it far?');
  });

  test('a word takes 3 taps and keeps ò and ọ; axe finds nothing', async ({ editor, text }) => {
    await field(editor, BADGE).tap();
    await editor.keyboard.press('ControlOrMeta+A');
    await editor.keyboard.type('Ọlámidé òkè');
    await publish(editor);
    expect(text(HOME)).toContain('  badge: Ọlámidé òkè\n');
    const beyond = await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(await axeFaults(editor)).toEqual([]);
  });

  test('a tap on a picture, a button and an answer opens its field', async ({ editor }) => {
    const page = editor.frameLocator('[title="Page"]');
    const dialog = sheet(editor);
    const close = async () => {
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
      // The way back has ended.
      await expect(editor).not.toHaveURL(/sheet=/);
    };
    await page.getByRole('img', { name: /empty stage/ }).tap();
    await expect(dialog.getByRole('heading', { name: 'Mission' })).toBeVisible();
    // Not at the links above it.
    await expect(dialog.locator('h2:focus, .body :focus')).toBeVisible();
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
    await close();
    // A part of a picture is shown with the others, and leads to its description.
    await editor.goto(fieldAddress('content/pictures.yaml', 'vision.file'));
    await expect(dialog.getByText('What stays in sight', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Home › Vision › Portrait' })).toBeVisible();
    await close();
    // What was chosen can be chosen anew.
    await editor.goto(fieldAddress(FACTS, 'contact.delivery'));
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('A form service');
    await dialog.getByRole('textbox', { name: 'Web address' }).fill('https://forms.gle/abc');
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Email');
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Nowhere yet');
    await close();
    await editor.goto('/admin/#/page?page=contact');
    await page.getByRole('link', { name: 'Show picture 4 of 8' }).tap();
    await expect(page.getByRole('group', { name: '4 of 8' })).toBeInViewport();
    const button = page.getByRole('button', { name: 'Send message' });
    await button.tap();
    await expect(dialog.getByRole('textbox', { name: 'Button' })).toBeFocused();
    // The page shows in the strip above the sheet what is edited.
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    await expect.poll(() => topOf(button)).toBeLessThan((await topOf(dialog)) - 44);
    await close();
    const question = page.getByRole('group').filter({ hasText: 'What is this' });
    await question.locator('summary').press('Enter');
    await question.getByRole('paragraph').first().tap();
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toBeFocused();
    await close();
    // A list opens at its top, and later where it was left.
    const first = dialog.getByRole('button', { name: /^Move down/ }).first();
    const remove = dialog.getByRole('button', { name: /^Remove/ });
    const last = remove.last();
    await editor.goto(fieldAddress(FAQS, 'questions'));
    await expect(first).toBeInViewport();
    await expect(editor.getByLabel('Change: Questions')).toBeVisible();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(first).not.toBeInViewport();
    await close();
    await editor.goto(fieldAddress(FAQS, 'questions'));
    await expect(last).toBeInViewport();
    // What is open stays open when an item above it comes back.
    const second = dialog.locator('.list .title').nth(1);
    await second.tap();
    await remove.first().tap();
    await editor.getByRole('button', { name: 'Undo' }).tap();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  test('one date of eight is cancelled, and a second one moved', async ({ tab, text }) => {
    await tab.goto('/admin/#/page?page=dates');
    const page = tab.frameLocator('[title="Page"]');
    await page.locator('details:has(time) > summary').first().press('Enter');
    await page.locator('time').nth(1).tap();
    const dialog = tab.getByRole('dialog');
    const which = dialog.getByRole('combobox', { name: 'This date, or all of them?' });
    await expect(which.getByRole('option', { selected: true })).toHaveText('Fri, 10 Mar 2090');
    await tab.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The way back has ended.
    await expect(tab).not.toHaveURL(/sheet=/);
    await tab.goto(fieldAddress(DATES, 'dates.0.status', 'dates'));
    await expect(which.getByRole('option', { selected: true })).toHaveText('All 8 dates');
    await which.selectOption('Fri, 10 Mar 2090');
    // What is for all of them is out of the way.
    await expect(dialog.getByRole('combobox', { name: 'How often' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel this date' }).tap();
    await expect(which).toBeFocused();
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Place' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Remove: Song writing' })).toBeHidden();
    await which.selectOption('Fri, 17 Mar 2090');
    await dialog.getByRole('button', { name: 'Change its time or place' }).tap();
    await dialog.getByRole('group', { name: 'Start' }).getByLabel('Date').fill('2090-03-18');
    await which.selectOption('All 8 dates');
    await expect(dialog.getByRole('combobox', { name: 'How often' })).toBeVisible();
    // A wheel scrolls the form, and changes no number.
    const times = dialog.getByLabel('How many times, counting the first');
    await times.focus();
    await times.dispatchEvent('wheel', { deltaY: 100 });
    await expect(times).not.toBeFocused();
    // The list of days is far below, and leads back here.
    await dialog.getByRole('button', { name: 'This date, or all of them?' }).tap();
    await expect(which).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await publish(tab);
    const saved = text(DATES);
    expect(saved).toContain('- day: 2090-03-10\n        status: cancelled\n');
    expect(saved).toContain('- day: 2090-03-17\n        start: 2090-03-18 18:00\n');
    expect(saved).toContain('weekly 8 times');
    // A place has one time zone.
    await tab.goto(fieldAddress(DATES, 'dates.1.place', 'dates'));
    const place = dialog.getByRole('textbox', { name: 'Place' });
    await expect(place).toBeFocused();
    await place.fill('Example Hall');
    await expect(dialog.getByText('other dates have the zone of Lagos')).toBeVisible();
    await place.fill('');
    await expect(dialog.getByText('other dates have the zone of')).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).tap();
  });
});

test.describe('the example on a phone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    files: async ({}, use) => use(exampleInEnglish()),
  });

  const pageOf = (tab: Page) => tab.frameLocator('[title="Page"]');
  const pageAddress = (page: string) => `/admin/#/page?${new URLSearchParams({ page })}`;
  const MORE = 'content/en/more';

  test('whichever text is tapped, nothing is wider than the screen', async ({ tab }) => {
    const custom = PAGES_OF_EVERY_BLOCK.map((path) => `${MORE}${path}.yaml`);
    const tapped: string[] = [];
    for (const page of ['home', 'about', 'contact', 'donate', ...custom]) {
      await tab.goto(pageAddress(page));
      await expect(pageOf(tab).locator('.typed').first()).toBeVisible();
      const texts = pageOf(tab).locator('.typed');
      const found = await texts.evaluateAll(async (fields: HTMLElement[], before) => {
        const all: string[] = [];
        for (const field of fields) {
          // Of a list one item stands for all: they differ in their words.
          const name = (field.dataset['field'] ?? '').replaceAll(/\d+/g, '0');
          if ([...before, ...all].includes(name) || !field.checkVisibility()) continue;
          field.focus();
          await new Promise((resolve) => parent.requestAnimationFrame(resolve));
          const { document, innerWidth } = parent;
          const parts = [document.documentElement, document.querySelector('.item-bar')];
          const isWide = parts.some((part) => part && part.scrollWidth > innerWidth);
          all.push(isWide ? `wide: ${name}` : name);
        }
        return all;
      }, tapped);
      tapped.push(...found);
    }
    expect(tapped.length).toBeGreaterThan(50);
    expect(tapped.filter((name) => name.startsWith('wide'))).toEqual([]);
  });

  test('the link of a mistake ends at its field, of whatever kind', async ({ tab, files }) => {
    const kinds = fieldOfEachKind(files);
    expect(kinds.size).toBeGreaterThan(20);
    for (const { path, keys } of kinds.values()) {
      await tab.goto(fieldAddress(path, keys.join('.')));
      const control = sheet(tab).locator(`[id="${idOf(keys)}"]`);
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
    }
    // Assistive technology moves the focus without a key: it stays there when the phone is turned.
    const close = sheet(tab).getByRole('button', { name: 'Close' });
    await close.focus();
    const { width = 0, height = 0 } = tab.viewportSize() ?? {};
    await tab.setViewportSize({ width: height, height: width });
    await tab.evaluate(() => new Promise(requestAnimationFrame));
    await expect(close).toBeFocused();
    await tab.setViewportSize({ width, height });
    const { path = '', keys = [] } = kinds.get('focus') ?? {};
    await tab.goto(fieldAddress(path, [...keys.slice(0, -1), 'alt'].join('.')));
    const shown = sheet(tab).getByRole('textbox', { name: 'What it shows' });
    await expect(shown).toBeFocused();
    await shown.fill('');
    await sheet(tab).getByRole('button', { name: 'Close' }).tap();
    await tab.getByRole('link', { name: /to correct: 1/ }).tap();
    // Items are named by their titles.
    await tab.getByRole('link', { name: /^(?!.*› \d+ ›).*: Say what the picture shows/ }).tap();
    await expect(shown).toBeFocused();
    await expect(shown).toBeInViewport({ ratio: 1 });
    await tab.getByRole('button', { name: 'Undo' }).tap();
  });

  test('a tap on a linked partner, a post or a number reaches it', async ({ tab }) => {
    const tools = tab.getByRole('toolbar');
    await tab.goto(pageAddress(`${MORE}/our-partners.yaml`));
    const partner = pageOf(tab).locator('a .typed[data-field*=".partners."]').first();
    const name = (await partner.textContent()) ?? '';
    await partner.tap();
    await expect(partner).toBeFocused();
    await expect(tools.getByRole('link', { name: `Change: ${name}` })).toBeVisible();
    await tools.getByRole('button', { name: 'Add a new partner' }).tap();
    await sheet(tab).getByRole('textbox', { name: 'Name' }).fill('Brand new');
    await sheet(tab).getByRole('button', { name: 'Close' }).tap();
    // In sight, below the header of the page.
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const added = pageOf(tab).getByText('Brand new');
    const header = (await pageOf(tab).getByRole('banner').boundingBox())?.height ?? 0;
    const top = await topOf(tab.locator('.page'));
    await expect.poll(() => topOf(added)).toBeGreaterThan(top + header);
    await expect(added).toBeInViewport();
    await partner.tap();
    await tools.getByRole('button', { name: 'More' }).tap();
    await expect(tab.getByRole('link', { name: 'Where it leads' })).toBeVisible();
    await tab.getByRole('button', { name: /^Choose the part around it/ }).tap();
    await expect(tools.getByRole('link', { name: /^Change: Partners/ })).toBeVisible();
    await tab.goto(pageAddress(`${MORE}/news.yaml`));
    const post = pageOf(tab)
      .getByRole('listitem')
      .filter({ has: tab.locator('time') })
      .first();
    await post.tap({ position: { x: 2, y: 2 } });
    await expect(tools.getByRole('link', { name: 'Change: Heading' })).toBeVisible();
    await expect(tools.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await post.getByRole('time').tap();
    await expect(sheet(tab).getByRole('heading', { name: 'Date' })).toBeVisible();
    await tab.goto(pageAddress('donate'));
    const number = pageOf(tab).getByText('400 222', { exact: true }).first();
    for (const summary of await pageOf(tab)
      .locator('details', { has: number })
      .locator('> summary')
      .all())
      await summary.press('Enter');
    for (const part of [number, pageOf(tab).getByText('M-Pesa, Kenya (KES)').first()]) {
      await part.tap();
      await expect(sheet(tab).getByRole('heading', { name: 'M-Pesa' })).toBeVisible();
      await sheet(tab).getByRole('button', { name: 'Close' }).tap();
      await expect(tab).not.toHaveURL(/sheet=/);
    }
    // A link is removed where it is corrected.
    await tab.goto(fieldAddress('content/en/site.yaml', 'header.more.0.href'));
    // The control is loaded later, and moves what is below it.
    await expect(sheet(tab).getByRole('combobox')).toBeVisible();
    await sheet(tab)
      .getByRole('button', { name: /^Remove: / })
      .tap();
    await expect(sheet(tab)).toBeHidden();
    await expect(message(tab)).toContainText('Removed: ');
    await tab.getByRole('button', { name: 'Undo' }).tap();
  });
});

test.describe('by keyboard alone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({
    viewport: { width: 1366, height: 768 },
    files: {
      [OUR_PAGE]: `${PAGE_TEXT}  - block: write\n`,
      [EVENINGS]: PAGE_WITH_DATES,
      [DATES]: EVENING,
      [HOME]: HOME_WITH_DATES,
    },
    expectedErrors: /No parts of a day/,
  });

  /** Goes on with Tab until something has the focus. */
  async function tabTo(page: Page, what: Locator) {
    for (let step = 0; step < 60; step += 1) {
      if (await what.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(what).toBeFocused();
  }

  test('all fields of a page are in its list, and one is changed', async ({ tab, text }) => {
    await tab.goto('/');
    await tab.goto(fieldAddress(HOME, 'hero.badge'));
    const dialog = sheet(tab);
    await dialog.getByRole('link', { name: 'Top of the page' }).click();
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(field(tab, BADGE)).toBeVisible();
    await expect(tab).not.toHaveURL(/sheet=/);
    const { hash } = new URL(tab.url());
    for (const leave of [() => tab.keyboard.press('Escape'), () => close.click()]) {
      await tab.goto(fieldAddress(HOME, 'hero.badge'));
      await dialog.getByRole('textbox').press('End');
      await leave();
      await expect(dialog).toBeHidden();
      expect(new URL(tab.url()).hash).toBe(hash);
    }
    const all = tab.getByRole('link', { name: 'All fields of this page' });
    // A frame after a sheet has closed, the focus goes back to where it was.
    await tab.evaluate(() => new Promise(requestAnimationFrame));
    await all.press('Enter');
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    // A file cannot be emptied by one tap.
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const groups = await dialog.locator('.title strong').allTextContents();
    expect(groups).toEqual(['Top of the page', 'Vision', 'Mission', 'Further parts']);
    await tabTo(tab, dialog.locator('.title').filter({ hasText: 'Top of the page' }));
    await tab.keyboard.press('Enter');
    await tabTo(tab, dialog.getByRole('textbox', { name: 'Badge' }));
    await tab.keyboard.press('ControlOrMeta+A');
    await tab.keyboard.insertText('By keyboard');
    await tab.keyboard.press('Escape');
    await expect(all).toBeFocused();
    await publish(tab);
    expect(text(HOME)).toContain('badge: By keyboard\n');
  });

  test('a block is added to a page', async ({ tab, text }) => {
    await tab.goto(fieldAddress(OUR_PAGE, 'blocks', OUR_PAGE));
    const dialog = sheet(tab);
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });
    await button('Add a new part').press('Enter');
    expect(await axeFaults(tab, ':popover-open')).toEqual([]);
    await tab.keyboard.press('Escape');
    await expect(button(/^People/)).toBeHidden();
    await expect(button('Add a new part')).toBeFocused();
    await tab.keyboard.press('Enter');
    // What may stand only once on a page, and is there already.
    const kinds = tab.locator(':popover-open');
    await expect(kinds.getByRole('button', { name: /^Row of pictures/ })).toBeVisible();
    await expect(kinds.getByRole('button', { name: /^Contact card/ })).toBeHidden();
    await button(/^Steps/).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Heading' })).toBeFocused();
    await tab.keyboard.insertText('How it works');
    await button('Add a new step').press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await tab.keyboard.insertText('Come');
    await dialog.getByRole('textbox', { name: 'Text' }).last().fill('On Sunday.');
    await tab.keyboard.press('Escape');
    await publish(tab);
    expect(text(OUR_PAGE)).toContain(`  - block: steps
    heading: How it works
    steps:
      - title: Come
        text: On Sunday.
`);
  });

  test('a part that cannot be shown is named, and loses nothing', async ({ tab, text }) => {
    const page = tab.frameLocator('[title="Page"]');
    await tab.evaluate(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new Error('No parts of a day');
      };
    });
    await tab.goto(`/admin/#/page?${new URLSearchParams({ page: EVENINGS })}`);
    const fault = page.getByText('This cannot be shown: Parts › 2').first();
    await fault.click();
    await expect(sheet(tab).getByRole('heading', { name: 'Evening' })).toBeVisible();
    await tab.keyboard.press('Escape');
    await field(tab, 'Evenings › Heading').click();
    await tab.keyboard.press('End');
    await tab.keyboard.type('!');
    await expect(fault).toBeVisible();
    await publish(tab);
    expect(text(EVENINGS)).toContain('heading: Evenings!\n');
    await openHome(tab);
    await expect(page.getByText('This cannot be shown: Further parts › 1').first()).toBeVisible();
    await expect(field(tab, BADGE)).toBeVisible();
  });

  test('a link leads to a place of the site, an address without its https:// or a question; one to a part that is not there is refused', async ({
    editor,
    text,
  }) => {
    const link = field(editor, 'Header, menu and footer › Footer › Links › Our teams').first();
    await link.focus();
    await editor.keyboard.press('Escape');
    const leads = editor.getByRole('toolbar').getByRole('link', { name: 'Where it leads' });
    await leads.focus();
    await editor.keyboard.press('Enter');
    const dialog = sheet(editor);
    const list = dialog.getByRole('combobox', { name: 'Our teams' });
    await expect(list).toBeFocused();
    await editor.keyboard.type('About');
    await expect(list).toHaveValue('/about-us');
    await editor.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(leads).toBeFocused();
    await editor.goto(fieldAddress(FACTS, 'footerLinks.support'));
    // Left by a key, which is lifted elsewhere, and then used by a mouse.
    await dialog.getByRole('combobox').press('Tab');
    await dialog.getByRole('combobox').selectOption({ label: 'Another address…' });
    const address = dialog.getByRole('textbox', { name: 'Support: Web address' });
    await expect(address).toBeFocused();
    await address.fill('forms.gle/abc');
    await editor.keyboard.press('Escape');
    await publish(editor);
    expect(text(FACTS)).toMatch(/ourTeams: \/about-us\n/);
    expect(text(FACTS)).toContain('support: https://forms.gle/abc');

    await editor.goto(fieldAddress(FACTS, 'footerLinks.faqs'));
    await dialog.getByRole('combobox').selectOption('/contact-us#what-is-this-platform');
    await editor.keyboard.press('Escape');
    await publish(editor);
    expect(text(FACTS)).toContain('faqs: /contact-us#what-is-this-platform');
    await editor.goto(fieldAddress(FACTS, 'footerLinks.faqs'));
    await dialog.getByRole('combobox').selectOption({ label: 'Another address…' });
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByRole('combobox')).toHaveValue('/contact-us#what-is-this-platform');
    await dialog.getByRole('combobox').selectOption({ label: 'Another address…' });
    await dialog.getByRole('textbox', { name: 'Web address' }).fill('/contact-us#nothing');
    await editor.keyboard.press('Escape');
    await editor.getByRole('button', { name: 'See mistakes' }).click();
    await editor.getByRole('link', { name: /"#nothing" is not a part/ }).click();
    await expect(dialog.getByText('"#nothing" is not a part')).toBeVisible();
    expect(text(FACTS)).toContain('faqs: /contact-us#what-is-this-platform');
  });
});
