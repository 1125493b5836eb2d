import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect } from '../support/test.ts';
import { openFile, openProject, preview, savedText, saveButton, test, textOf } from './editor.ts';
import { pageTree } from './page-tree.ts';

// One worker, so that the editor is built once.
test.describe.configure({ mode: 'default' });
// A form, its page and its pictures take longer than a page of the site.
test.setTimeout(90_000);

/** The lines that a file has and did not have before. */
function added(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

/** Saves, and waits until the editor says so. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(/saved/i).first()).toBeAttached();
}

const PAGES = { home: '/', about: '/about-us', contact: '/contact-us', donate: '/donate' };

test('the page beside the form is the page of the site', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const site = await context.newPage();
  await openProject(page);
  await openFile(page, 'site');
  const { tools, screen } = preview(page);
  for (const [name, path] of Object.entries(PAGES)) {
    await test.step(path, async () => {
      await site.goto(`${baseURL}${path}`);
      const built = await site.locator('body').evaluate(pageTree);
      expect(built.length).toBeGreaterThan(100);
      await tools.getByRole('combobox', { name: 'Page' }).selectOption(name);
      await expect.poll(() => screen.locator('body').evaluate(pageTree)).toEqual(built);
    });
  }
  await context.close();
});

test('a team changes words, questions and a bank account, and every other line stays', async ({
  page,
}) => {
  await openProject(page);
  const { tools, screen } = preview(page);

  await test.step('a headline stands in the page as it is typed, by keyboard', async () => {
    await openFile(page, 'home');
    await page.getByRole('textbox', { name: 'Badge' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Typed by hand: "new"');
    await expect(screen.getByText('Typed by hand: "new"')).toBeAttached();
    await saveButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/saved/i).first()).toBeAttached();
    const lines = added(textOf('home'), await savedText(page, 'home'));
    expect(lines).toEqual([expect.stringContaining('Typed by hand')]);
  });

  await test.step('a question is added and another one removed', async () => {
    await openFile(page, 'faqs');
    const form = page.getByRole('group', { name: /Questions.*Field/ });
    const before = (parse(textOf('faqs')) as { questions: { question: string }[] }).questions;
    await form.getByRole('button', { name: /^Add/ }).click();
    await form.getByRole('textbox', { name: 'Id' }).fill('may-i-bring-my-choir');
    await form.getByRole('textbox', { name: 'Question' }).fill('May I bring my choir?');
    await form.getByRole('textbox', { name: 'Answer' }).fill('Yes, all of it.');
    await expect(screen.getByText('May I bring my choir?')).toBeAttached();
    await form.getByRole('button', { name: 'Remove' }).nth(1).click();
    await expect(screen.getByText(before[1]?.question ?? '')).toHaveCount(0);
    await save(page);
    const { questions } = parse(await savedText(page, 'faqs')) as { questions: typeof before };
    const kept = before.filter((_, index) => index !== 1);
    expect(questions.map(({ question }) => question)).toEqual([
      ...kept.map(({ question }) => question),
      'May I bring my choir?',
    ]);
    expect(added(textOf('faqs'), await savedText(page, 'faqs'))).toHaveLength(3);
  });

  await test.step('a wrong IBAN is told and not saved; once corrected it is', async () => {
    await openFile(page, 'organisation');
    await page.getByRole('checkbox', { name: /Donate/ }).click();
    const bank = page.getByRole('group', { name: /^\W*Bank\W* Field/ }).first();
    await bank.getByRole('button', { name: /^Add/ }).click();
    await bank.getByRole('textbox', { name: 'Account name' }).fill('Example Foundation');
    await bank.getByRole('textbox', { name: 'Bank', exact: true }).fill('Example Bank');
    await bank.getByRole('textbox', { name: 'Currency' }).fill('GBP');
    const iban = bank.getByRole('textbox', { name: /iban/i });
    await iban.fill('GB29 NWBK 6016 1331 9268 18');
    await expect(tools.getByRole('status')).toContainText('donate › bank › 1 › iban: ');
    const why = (await tools.getByRole('status').getByRole('listitem').innerText()).trim();
    await saveButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText(why);
    expect(await savedText(page, 'organisation')).toBe(textOf('organisation'));
    await page.getByRole('alertdialog').getByRole('button').click();

    await iban.fill('GB29 NWBK 6016 1331 9268 19');
    await expect(tools.getByRole('status')).toBeEmpty();
    await expect(screen.getByText('Example Foundation')).toBeAttached();
    await save(page);
    const { donate } = parse(await savedText(page, 'organisation')) as { donate: object };
    expect(donate).toMatchObject({ bank: [{ iban: 'GB29 NWBK 6016 1331 9268 19' }] });
  });
});
