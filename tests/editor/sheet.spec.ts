/** What is not typed in the page: somebody opens its field in a sheet, by touch or by keyboard. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { field, publish, test } from './opened-project.ts';

const HOME = 'content/en/pages/home.yaml';
const FACTS = 'content/organisation.yaml';
const DATES = 'content/en/dates.yaml';
const FAQS = 'content/en/faqs.yaml';
const BADGE = 'Home › Hero › Badge';

const OUR_PAGE = `publish: false
title: Our page
description: A page of ours, which says what we do and how, for the tests.
heading: Our page
blocks:
  - block: text
    text: |
      What we do.
`;

const sheet = (page: Page) => page.getByRole('dialog');
const addressOf = (path: string, keys: string, page = 'home') =>
  `/admin/#/page?${new URLSearchParams({ page, path, keys, sheet: '' })}`;

/** Counts what somebody taps. */
function taps(page: Page) {
  let count = 0;
  return {
    tap: async (what: Locator) => {
      count += 1;
      await what.tap();
    },
    /** A list of the browser's own: it is opened, and one line of it is tapped. */
    choose: async (list: Locator, label: string) => {
      count += 2;
      await list.selectOption({ label });
    },
    publish: async () => {
      count += 1;
      await publish(page);
    },
    count: () => count,
  };
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a word takes 3 taps; names keep ò and ọ', async ({ editor, text }) => {
    const { tap, publish: send, count } = taps(editor);
    await tap(field(editor, BADGE));
    await editor.keyboard.press('ControlOrMeta+A');
    await editor.keyboard.type('Ọlámidé Adébáyọ̀ sings òkè');
    await send();
    expect(text(HOME)).toContain('  badge: Ọlámidé Adébáyọ̀ sings òkè\n');
    // The tap, the letters as one, the button.
    expect(count() + 1).toBe(3);
  });

  test('a workshop every second Sunday is added, with its days in words', async ({
    editor,
    text,
  }) => {
    const { tap, choose, publish: send, count } = taps(editor);
    await editor.goto(addressOf(DATES, 'dates'));
    const dialog = sheet(editor);
    await tap(dialog.getByRole('button', { name: 'Add: Date' }));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await editor.keyboard.type('Open evening');
    const start = dialog.getByRole('group', { name: 'Start' });
    await tap(start.getByLabel('Day'));
    await start.getByLabel('Day').fill('2027-03-14');
    await tap(start.getByLabel('Time'));
    await start.getByLabel('Time').fill('18:00');
    await choose(dialog.getByRole('combobox', { name: 'Time zone' }), 'Lagos');
    await choose(
      dialog.getByRole('combobox', { name: 'How often' }),
      'Every month on the second Sunday',
    );
    await tap(dialog.getByLabel('Times, with the first one'));
    await dialog.getByLabel('Times, with the first one').fill('4');
    await expect(dialog.getByText('Again on Sun, 11 Apr 2027')).toContainText('4 times in all');
    await tap(dialog.getByRole('button', { name: 'Close' }));
    await send();
    expect(text(DATES)).toContain(`  - id: open-evening
    title: Open evening
    start: 2027-03-14 18:00
    zone: Africa/Lagos
    repeats: monthly on the second Sunday 4 times
`);
    expect(count()).toBeLessThanOrEqual(11);
  });

  test('a paybill number with a typo is told beside its field, and then right', async ({
    editor,
    text,
  }) => {
    await editor.goto(addressOf(FACTS, 'donate.mobileMoney', 'donate'));
    const dialog = sheet(editor);
    await dialog.getByRole('button', { name: 'Add: Number' }).tap();
    await dialog.getByRole('button', { name: /^Paybill/ }).tap();
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await box('Service').fill('M-Pesa');
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption('KE');
    await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('KES');
    await box('Number').fill('247247');
    const again = box('Number again');
    await again.fill('247274');
    await box('Account').fill('GIFT');
    await box('Name').fill('Own Name');
    await dialog.getByRole('textbox', { name: 'Last checked' }).fill('2026-11-20');
    const told = /This needs the same number as above, "247247"/;
    await expect(again).toHaveAccessibleDescription(told);
    await again.fill('247247');
    await expect(again).not.toHaveAccessibleDescription(told);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await publish(editor);
    expect(text(FACTS)).toContain('number: "247247"');
  });

  test('an item is moved, removed, brought back and added from the page', async ({
    editor,
    text,
  }) => {
    await editor.goto('/admin/#/page?page=contact');
    const tools = editor.getByRole('toolbar');
    const first = field(editor, 'Questions › Questions › 1 › Question');
    const words = (await first.textContent()) ?? '';
    await first.tap();
    await tools.getByRole('button', { name: `Move down: ${words}` }).tap();
    await expect(field(editor, 'Questions › Questions › 2 › Question')).toHaveText(words);
    await tools.getByRole('button', { name: `Remove: ${words}` }).tap();
    await expect(editor.frameLocator('iframe').getByText(words)).toHaveCount(0);
    await tools.getByRole('button', { name: 'Bring it back' }).tap();
    await tools.getByRole('button', { name: 'Add: Question' }).tap();
    const dialog = sheet(editor);
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Is it dear?');
    await dialog.getByRole('textbox', { name: 'Answer' }).click();
    await editor.keyboard.type('No.');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await publish(editor);
    expect(text(FAQS)).toContain(
      '  - id: is-it-dear\n    question: Is it dear?\n    answer: No.\n',
    );
  });

  test('a tap on a picture, a button and an answer opens its field; axe finds nothing', async ({
    editor,
  }) => {
    const page = editor.frameLocator('iframe');
    const dialog = sheet(editor);
    const close = async () => {
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
      // The way back has ended.
      await expect(editor).not.toHaveURL(/sheet=/);
    };
    await page.getByRole('img', { name: /stage without players/ }).tap();
    await expect(dialog.getByRole('heading', { name: 'Mission' })).toBeVisible();
    // Not at the links above it.
    await expect(dialog.locator('h2:focus, .body :focus')).toBeVisible();
    const { violations } = await new AxeBuilder({ page: editor }).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const wide = await dialog.evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(wide).toBe(false);
    await close();
    await editor.goto('/admin/#/page?page=contact');
    await page.getByRole('button', { name: 'Submit' }).tap();
    await expect(dialog.getByRole('textbox', { name: 'Submit' })).toBeFocused();
    await close();
    await page
      .getByRole('group')
      .filter({ hasText: 'What is this' })
      .locator('summary')
      .press('Enter');
    await page
      .getByRole('group')
      .filter({ hasText: 'What is this' })
      .getByRole('paragraph')
      .first()
      .tap();
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  /** Goes on with Tab until something has the focus. */
  async function tabTo(page: Page, what: Locator) {
    for (let step = 0; step < 60; step += 1) {
      if (await what.evaluate((one) => one === one.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(what).toBeFocused();
  }

  test('a dead link is mended: its place is chosen by its heading, and Escape goes back', async ({
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
    await publish(editor);
    expect(text(FACTS)).toMatch(/ourTeams: \/about-us\n/);
  });

  test('another address gets the https:// that was left out', async ({ editor, text }) => {
    await editor.goto(addressOf(FACTS, 'footerLinks.support'));
    const dialog = sheet(editor);
    await dialog.getByRole('combobox').selectOption({ label: 'Another address…' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('forms.gle/abc');
    await editor.keyboard.press('Escape');
    await publish(editor);
    expect(text(FACTS)).toContain('support: https://forms.gle/abc');
  });

  test('a sheet opened from another page closes to the page behind it', async ({ editor }) => {
    await editor.goto('/');
    await editor.goto(addressOf(HOME, 'hero.badge'));
    const dialog = sheet(editor);
    await dialog.getByRole('link', { name: 'Hero' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(editor, BADGE)).toBeVisible();
  });

  test('a link leads to a question; one to a part that is not there is refused', async ({
    editor,
    text,
  }) => {
    await editor.goto(addressOf(FACTS, 'footerLinks.faqs'));
    const dialog = sheet(editor);
    await dialog.getByRole('combobox').selectOption('/contact-us#what-is-this-platform');
    await editor.keyboard.press('Escape');
    await publish(editor);
    expect(text(FACTS)).toContain('faqs: /contact-us#what-is-this-platform');
    await editor.goto(addressOf(FACTS, 'footerLinks.faqs'));
    await dialog.getByRole('combobox').selectOption({ label: 'Another address…' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('/contact-us#nothing');
    await editor.keyboard.press('Escape');
    await editor.getByRole('button', { name: 'Publish', exact: true }).click();
    await editor.getByRole('link', { name: /"#nothing" is not a part/ }).click();
    await expect(dialog.getByText('"#nothing" is not a part')).toBeVisible();
    expect(text(FACTS)).toContain('faqs: /contact-us#what-is-this-platform');
  });

  test('all fields of a page are in its list, in order, and one of them is changed', async ({
    editor,
    text,
  }) => {
    const all = editor.getByRole('link', { name: 'All fields of this page' });
    await all.focus();
    await editor.keyboard.press('Enter');
    const dialog = sheet(editor);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    const groups = await dialog.locator('summary > strong').allTextContents();
    expect(groups).toEqual(['Hero', 'Vision', 'Mission', 'Dates']);
    const hero = dialog.locator('summary').filter({ hasText: 'Hero' });
    await tabTo(editor, hero);
    await editor.keyboard.press('Enter');
    await tabTo(editor, dialog.getByRole('textbox', { name: 'Badge' }));
    await editor.keyboard.press('ControlOrMeta+A');
    await editor.keyboard.type('By keyboard');
    await editor.keyboard.press('Escape');
    await expect(all).toBeFocused();
    await publish(editor);
    expect(text(HOME)).toContain('badge: By keyboard\n');
  });

  test('a page gets a block more, which is moved and removed again', async ({
    editor,
    project,
    text,
  }) => {
    const page = 'content/en/more/our-page.yaml';
    writeFileSync(join(project, page), OUR_PAGE);
    await editor.goto(addressOf(page, 'blocks', page));
    await editor.reload();
    const dialog = sheet(editor);
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });
    await button('Add: Block').press('Enter');
    await button(/^Steps/).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Heading' })).toBeFocused();
    await editor.keyboard.type('How it works');
    await button('Add: Step').press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await editor.keyboard.type('Come');
    await dialog.getByRole('textbox', { name: 'Text' }).last().fill('On Sunday.');
    await button('Move up: Steps: How it works').press('Enter');
    await expect(button('Move up: Steps: How it works')).toBeDisabled();
    await button('Remove: Text: What we do.').press('Enter');
    await expect(dialog.getByText('Removed: Text: What we do.')).toBeVisible();
    await editor.keyboard.press('Escape');
    await publish(editor);
    expect(text(page)).toContain(`blocks:
  - block: steps
    heading: How it works
    steps:
      - title: Come
        text: On Sunday.
`);
    expect(text(page)).not.toContain('block: text');
  });

  test('while a translation is typed, the English words and what is to be done stand above', async ({
    editor,
  }) => {
    const path = 'content/fr/pages/home.yaml';
    await editor.goto(`${addressOf(path, 'hero.badge')}&code=fr`);
    const dialog = sheet(editor);
    const badge = dialog.getByRole('textbox', { name: 'Badge' });
    await expect(dialog.getByText('Top most community')).toBeVisible();
    await badge.fill('');
    await expect(dialog.getByText('Still to be translated')).toBeVisible();
    await badge.fill('La communauté');
    await expect(dialog.getByText('Still to be translated')).toBeHidden();
  });

  test('spaces typed in a question do not open it, and Undo takes them back', async ({
    editor,
  }) => {
    await editor.goto('/admin/#/page?page=contact');
    const question = field(editor, 'Questions › Questions › 2 › Question');
    const before = (await question.textContent()) ?? '';
    const details = editor.frameLocator('iframe').locator('details').filter({ has: question });
    await question.focus();
    await editor.keyboard.press('End');
    await editor.keyboard.type(' a');
    await expect(question).toHaveText(`${before} a`);
    await expect(details).not.toHaveAttribute('open');
    await editor.keyboard.press('ControlOrMeta+Z');
    await expect(question).toHaveText(before);
    await editor.keyboard.press('ControlOrMeta+Y');
    await expect(question).toHaveText(`${before} a`);
  });
});

test.describe('a part of a page that cannot be shown', () => {
  test.use({ expectedErrors: /No parts of a day/ });

  test('is named, leads to its field, and nothing typed beside it is lost', async ({
    editor,
    project,
    text,
  }) => {
    const page = 'content/en/more/our-page.yaml';
    writeFileSync(join(project, page), `${OUR_PAGE}  - block: dates\n    heading: Come\n`);
    writeFileSync(
      join(project, DATES),
      'dates:\n  - id: evening\n    title: Evening\n    start: 2090-03-14\n',
    );
    await editor.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new Error('No parts of a day');
      };
    });
    await editor.goto(`/admin/#/page?${new URLSearchParams({ page })}`);
    await editor.reload();
    const said = editor.frameLocator('iframe').getByText('This cannot be shown: Blocks › 2');
    await said.click();
    await editor.getByRole('toolbar').getByRole('link', { name: 'Change: Dates: Come' }).click();
    await expect(sheet(editor).getByRole('heading', { name: 'Dates: Come' })).toBeVisible();
    await editor.keyboard.press('Escape');
    await field(editor, 'Our page › Heading').click();
    await editor.keyboard.press('End');
    await editor.keyboard.type('!');
    await expect(said).toBeVisible();
    await publish(editor);
    expect(text(page)).toContain('heading: Our page!\n');
  });
});
