import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { pathOf } from '../../editor/files/model.ts';
import { STATEMENT_WORDS } from '../../src/features/accessibility/schema.ts';
import { jsonSchema } from '../../src/core/schemas/json-schema.ts';
import { LATER } from '../budgets.ts';
import { ROOT } from '../support/root.ts';
import { content } from '../support/content.ts';
import { expect } from '../support/test.ts';
import { fields } from '../support/fields.ts';
import { buildCopy } from '../support/site-copy.ts';
import {
  added,
  afterSaving,
  builtFrom,
  deletePage,
  drawn,
  EDITOR,
  leave,
  listed,
  openFile,
  openProject,
  preview,
  save,
  saveButton,
  savedFiles,
  savedText,
  scrollTo,
  test,
  textOf,
  dismiss,
} from './editor.ts';
import { addDate, chooseByLetters, chooseOne } from './choices.ts';
import { pageTree } from './page-tree.ts';
import {
  addSeveralPictures,
  choosePicture,
  dropHeic,
  photograph,
  SEVERAL_PICTURES,
  upright,
} from './pictures.ts';

// One session from the first click to the built site.
test.setTimeout(300_000);
test.use({ actionTimeout: 30_000 });

const PAGES = {
  home: 'index.html',
  about: 'about-us.html',
  contact: 'contact-us.html',
  donate: 'donate.html',
};

/** What the editor writes of a new page. */
const WORKSHOPS = `# yaml-language-server: $schema=../../schemas/own-page.json

publish: true
title: Workshops in 2027
description: Every workshop of the coming year, with its day, its place, and how to come.
heading: Workshops in 2027
blocks:
  - block: text
    text: Bring your own kora.
${SEVERAL_PICTURES}`;

const { badge: BADGE } = (parse(textOf('home')) as { hero: { badge: string } }).hero;

/** The facts as a program of Windows writes them, with a field name that has nothing after it. */
const FACTS = `\ufeff${fields({ founder: undefined }).setIn(textOf('organisation'))}founder:\n`
  .split('\n')
  .join('\r\n');

const POINTS = { points: ['One point', 'Another point'] };
const PARTS = Object.entries(jsonSchema(STATEMENT_WORDS.schema).properties ?? {}).flatMap(
  ([name, part]) => (part.properties?.['points'] ? [[name, POINTS] as const] : []),
);
/** The accessibility statement with every field that its schema allows. */
const EVERY_FIELD = fields({ answerWithin: 'a week', ...Object.fromEntries(PARTS) });

/** Besides the facts a statement with every field and a new heading, and a French one without. */
const TEXTS = {
  [pathOf('organisation', '')]: FACTS,
  [pathOf('accessibility', 'en')]: EVERY_FIELD.setIn(textOf('accessibility')).replace(
    /^heading:.*/m,
    'heading: Other words',
  ),
  [pathOf('accessibility', 'fr')]: textOf('accessibility', 'fr').replace(/^heading:.*\n/m, ''),
};

/** Pastes what another program has copied. */
const paste = (field: Locator, kind: 'text/html' | 'text/plain', text: string) =>
  field.evaluate(
    (element, [type, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, data);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [kind, text] as const,
  );

/**
 * What axe finds in the page beside the form, in its tools, and in what else is ours; the form
 * itself is the CMS's.
 */
async function ownViolations(page: Page, also: string[] = []): Promise<string[]> {
  const axe = ['iframe', ...also].reduce(
    (all, part) => all.include(part),
    new AxeBuilder({ page }),
  );
  const { violations } = await drawn(page, () => axe.analyze());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`);
}

test('a team changes words, questions, a picture and a bank account, and finds them on the built site', async ({
  page,
  dist: site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Whoever wants less motion, as the tests do, sees no list fade into a form.
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = () => {
      console.error('The editor moves.');
      throw new Error('No motion.');
    };
  });
  let built = await builtFrom(new Map());
  await page.route('**/admin/built.json', (route) => route.fulfill({ json: built }));
  await openProject(page, TEXTS);
  const { tools, screen } = preview(page);
  const mistakes = tools.getByRole('status');

  /** Whether what stands beside the form is what the built pages are without script. */
  const compare = async (pages: Record<string, string>, dist: URL, widths: string[]) => {
    for (const [name, file] of Object.entries(pages)) {
      const built = await page.evaluate(pageTree, readFileSync(new URL(file, dist), 'utf8'));
      expect(built.length).toBeGreaterThan(100);
      await tools.getByRole('combobox', { name: 'Page' }).selectOption(name);
      for (const width of widths) {
        await tools.getByRole('button', { name: width }).click();
        await expect.poll(() => screen.locator('body').evaluate(pageTree)).toEqual(built);
      }
    }
  };

  await test.step('the page beside the form is the page of the site, on a phone and on a desktop', async () => {
    await openFile(page, 'Header, menu and footer');
    // What else is loaded until then, tests/built/editor.built.test.ts weighs.
    expect(asked.filter((path) => path.startsWith(EDITOR) && LATER.test(path))).toEqual([]);
    await compare(PAGES, site, ['Desktop', 'Phone']);
    await expect(saveButton(page)).toBeDisabled();
    await leave(page);
  });

  await test.step('what nobody has changed offers nothing to save, and a table that is pasted into a text is refused in a sentence', async () => {
    await openFile(page, 'Biography');
    await expect(saveButton(page)).toBeDisabled();
    for (const [kind, table] of [
      ['text/html', '<table><tr><td>One</td><td>Two</td></tr></table>'],
      ['text/plain', '| One | Two |\n| --- | --- |\n| 1 | 2 |'],
    ] as const) {
      await paste(page.locator('[contenteditable="true"]').last(), kind, table);
      const notice = page.getByRole('dialog', { name: 'Notice' });
      await expect(notice).toContainText('Tables cannot be pasted');
      await notice.getByRole('button').click();
    }
    await expect(saveButton(page)).toBeDisabled();
    await leave(page);
    await openFile(page, 'Home');
    await expect(saveButton(page)).toBeDisabled();
  });

  await test.step('a headline stands in the page as it is typed, by keyboard', async () => {
    await page.getByRole('textbox', { name: 'Badge' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Typed by hand: "new"');
    await expect(screen.getByText('Typed by hand: "new"')).toBeAttached();
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByText(/saved/i).first()).toBeAttached();
    expect(added(textOf('home'), await savedText(page, 'home'))).toEqual([
      expect.stringContaining('Typed by hand'),
    ]);
    await openFile(page, 'Home');
    await expect(screen.getByText('Typed by hand: "new"')).toBeAttached();
    await expect(saveButton(page)).toBeDisabled();
    await leave(page);
  });

  await test.step('an earlier version is shown as the page, and nothing is saved by a look', async () => {
    await openFile(page, 'Home');
    await tools.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(screen.getByText(BADGE)).toBeAttached();
    await tools.getByRole('button', { name: 'Bring back' }).waitFor();
    expect(await ownViolations(page)).toEqual([]);
    await expect(saveButton(page)).toBeDisabled();
    await tools.getByRole('button', { name: 'Close' }).click();
    await expect(screen.getByText('Typed by hand: "new"')).toBeAttached();
    await leave(page);
  });

  await test.step('a question is added, moved to the top by keyboard, and another one removed', async () => {
    await openFile(page, 'Questions');
    const form = page.getByRole('group', { name: /Questions.*Field/ });
    const before = (parse(textOf('faqs')) as { questions: { question: string }[] }).questions;
    await form.getByRole('button', { name: /^Add \W?Question\W?$/ }).click();
    for (const [name, text] of [
      ['Question', 'May I bring my choir?'],
      ['Answer', 'Yes, all of it.'],
    ] as const) {
      await scrollTo(form.getByRole('textbox', { name }));
      await form.getByRole('textbox', { name }).fill(text);
    }
    // The page has come to what is being written.
    await expect(screen.getByText('May I bring my choir?')).toBeInViewport();
    await paste(
      form.getByRole('textbox', { name: 'Answer' }),
      'text/plain',
      '\n• a drum\n• a kora',
    );
    await expect(screen.getByRole('listitem').filter({ hasText: 'a kora' })).toBeAttached();
    await form.getByRole('button', { name: 'Remove' }).nth(1).click();
    await expect(screen.getByText(before[1]?.question ?? '')).toHaveCount(0);
    await form.getByRole('button', { name: 'Reorder Item' }).last().focus();
    await page.keyboard.press('Home');
    await expect(screen.locator('details').first()).toContainText('May I bring my choir?');
    await save(page);
    const { questions } = parse(await savedText(page, 'faqs')) as { questions: typeof before };
    const kept = before.filter((_, index) => index !== 1);
    expect(questions.map(({ question }) => question)).toEqual([
      'May I bring my choir?',
      ...kept.map(({ question }) => question),
    ]);
    expect(added(textOf('faqs'), await savedText(page, 'faqs'))).toHaveLength(6);
  });

  await test.step('a date is added; its day, time, zone and status are chosen, and its id is made', () =>
    addDate(page, scrollTo));

  await test.step('a picture that is too small is refused; a larger one is stored without its location, and cut around a point', async () => {
    await openFile(page, 'Pictures');
    const vision = page.getByRole('group', { name: /Vision.*Field/ });
    await expect(vision.locator('img').first()).toBeVisible();
    // A drawing has a point too.
    const mission = page.getByRole('group', { name: /^\W*Mission\W* Field/ });
    await scrollTo(mission);
    await mission.getByRole('slider', { name: 'From the left' }).press('Shift+ArrowLeft');
    const banner = screen.getByRole('img', { name: content('home').mission.picture.alt ?? '' });
    await expect(banner).toHaveCSS('object-position', /^\d+(\.\d+)?% 50%$/);
    await mission.getByRole('button', { name: 'Remove the point' }).click();
    await expect(banner).toHaveCSS('object-position', '100% 50%');
    await scrollTo(vision);
    await choosePicture(vision, 'small.jpg', await photograph(300, 200));
    await expect(mistakes).toContainText('300 x 200 px');
    await saveButton(page).click();
    expect(await dismiss(page)).toContain('at least 480 x 600 px');
    await choosePicture(vision, 'Our Founder.JPG', await upright());
    await expect(mistakes).toBeEmpty();
    await dropHeic(vision);
    await expect(page.getByRole('alertdialog')).toContainText('Most Compatible');
    await dismiss(page);
    const shown = screen.locator('picture > img').first();
    await expect(shown).not.toBeInViewport();
    await vision.getByRole('slider', { name: 'From the top' }).press('Shift+ArrowUp');
    await expect(shown).toHaveCSS('object-position', '50% 0%');
    // The page has come to the picture.
    await expect(shown).toBeInViewport();
    expect(await ownViolations(page, ['.focus'])).toEqual([]);
    await save(page);
    expect(added(textOf('pictures'), await savedText(page, 'pictures'))).toEqual([
      '  file: our-founder.jpg',
      '  focus: 50% 40%',
    ]);
    const stored = (await savedFiles(page)).get('content/images/our-founder.jpg');
    const { width, height, exif, orientation } = await sharp(stored).metadata();
    expect([width, height, exif, orientation]).toEqual([2400, 3200, undefined, undefined]);
  });

  await test.step('the list of what is still missing leads to a field of another form; a wrong IBAN is refused', async () => {
    // From one form to another.
    await openFile(page, 'Home');
    const missing = page.getByRole('button', { name: /^Still missing: \d+$/ });
    const before = await missing.innerText();
    await missing.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Still missing' })).toBeHidden();
    await missing.click();
    await page.getByRole('button', { name: 'Facts and settings › Support email' }).click();
    await expect(page.getByRole('textbox', { name: 'Support email' })).toBeFocused();
    await screen.getByRole('main').waitFor();
    expect(await ownViolations(page, ['.missing-button', '.missing-mark'])).toEqual([]);
    const founder = page.getByRole('group', { name: /^\W*Founder\W* Field/ });
    await founder.getByRole('checkbox', { name: /Founder/ }).check();
    await founder.getByRole('textbox', { name: 'Name' }).fill('Our Founder');
    const buttons = page.getByRole('checkbox', { name: /Offer links/ });
    await scrollTo(buttons);
    await buttons.check();
    const leads = page.getByRole('combobox', { name: 'Tech training' });
    await chooseByLetters(leads, 'May I bring my choir?', '/contact-us#may-i-bring-my-choir');
    const gifts = page.getByRole('checkbox', { name: /Donate/ });
    await scrollTo(gifts);
    await gifts.check();
    const bank = page.getByRole('group', { name: /^\W*Bank\W* Field/ }).first();
    const add = bank.getByRole('button', { name: /^Add/ }).last();
    await scrollTo(add);
    await add.click();
    await bank.getByRole('textbox', { name: 'Account name' }).fill('Second Foundation');
    await bank.getByRole('textbox', { name: 'Bank', exact: true }).fill('Example Bank');
    const currency = bank.getByRole('combobox', { name: 'Currency' });
    await chooseByLetters(currency, 'Euro', 'EUR');
    const iban = bank.getByRole('textbox', { name: /iban/i });
    await scrollTo(iban);
    await iban.fill('DE89 3704 0044 0532 0130 01');
    await expect(mistakes).toContainText(/Donate › Bank › \d+ › IBAN: /);
    const why = (await mistakes.getByRole('listitem').innerText()).trim();
    await saveButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText(why);
    expect(await savedText(page, 'organisation')).toBe(FACTS);
    await dismiss(page);
    await iban.fill('DE89 3704 0044 0532 0130 00');
    await expect(mistakes).toBeEmpty();
    await expect(screen.getByText('Second Foundation')).toBeAttached();
    const poster = tools.getByRole('link', { name: 'Open the page to print it as a poster' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), poster.click()]);
    await expect(opened).toHaveURL(/\/donate$/);
    await opened.close();
    const email = page.getByRole('textbox', { name: 'Support email' });
    await email.fill('team@own-address.africa');
    await expect(missing).not.toHaveText(before);
    await expect(
      page.getByText('Contact Us shows an email address that nobody reads.'),
    ).toHaveCount(0);
    const byEmail = page.getByRole('radio', { name: /^Email: / });
    await scrollTo(byEmail);
    await chooseOne(byEmail);
    const reviewed = page.getByRole('textbox', { name: 'Reviewed' });
    await scrollTo(reviewed);
    await reviewed.fill('2026-01-05');
    await page.getByRole('switch', { name: 'Publish' }).check();
    await expect(mistakes).toBeEmpty();
    expect(await ownViolations(page)).toEqual([]);
    await save(page);
    const saved = String((await savedFiles(page)).get(pathOf('organisation', '')));
    const { contact, donate, founder: ours, offerLinks } = parse(saved) as Record<string, object>;
    expect(contact).toEqual({ delivery: { to: 'email' } });
    expect(offerLinks).toEqual({ techTraining: '/contact-us#may-i-bring-my-choir' });
    expect(JSON.stringify(donate)).toContain('DE89 3704 0044 0532 0130 00');
    expect(ours).toEqual({ name: 'Our Founder' });
    expect(saved.replaceAll('\r\n', '')).toMatch(/^\ufeff[^\n]*$/);
  });

  await test.step('a page is added, shown as it grows, and saved under the address of its heading', async () => {
    await page.getByRole('treeitem', { name: /Pages of your own/ }).click();
    await listed(page, 'Draft: Privacy notice').click();
    await expect(screen.getByRole('heading', { name: 'Who is responsible' })).toBeAttached();
    await expect(saveButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();

    await page.getByRole('button', { name: 'New' }).first().click();
    // The form is laid out anew until the page beside it stands, which finds no fault with a new
    // page.
    await expect(screen.getByRole('main')).toBeAttached();
    await expect(mistakes).toBeEmpty();
    await page.getByRole('textbox', { name: 'Title' }).fill('Workshops in 2027');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Every workshop of the coming year, with its day, its place, and how to come.');
    await page.getByRole('textbox', { name: 'Heading' }).fill('Workshops in 2027');
    await expect(screen.getByRole('heading', { name: 'Workshops in 2027' })).toBeAttached();
    await page.getByRole('button', { name: /^Add \W?Block\W?$/ }).click();
    await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text' }).last().fill('Bring your own kora.');
    await expect(screen.getByText('Bring your own kora.')).toBeAttached();
    await page.getByRole('switch', { name: 'Publish' }).press('Space');
    await addSeveralPictures(page);
    await expect(mistakes).toBeEmpty();
    expect(await ownViolations(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+S');
    await expect(listed(page, 'Workshops in 2027')).toBeVisible();
    const files = await savedFiles(page);
    expect(String(files.get('content/en/more/workshops-in-2027.yaml'))).toBe(WORKSHOPS);
    for (const name of ['img-0001', 'img-0001-2', 'kora'])
      expect((await sharp(files.get(`content/images/${name}.jpg`)).metadata()).width).toBe(2400);
  });

  await test.step('a page that was deleted is shown again, and saved as it was', async () => {
    await deletePage(page, 'Workshops in 2027');
    const path = 'content/en/more/workshops-in-2027.yaml';
    expect((await savedFiles(page, path)).size).toBe(0);
    await page.getByRole('button', { name: 'Deleted pages' }).click();
    expect(await ownViolations(page, ['dialog'])).toEqual([]);
    await page.getByRole('button', { name: '/workshops-in-2027' }).click();
    await expect(screen.getByText('Bring your own kora.')).toBeAttached();
    await expect(mistakes).toBeEmpty();
    await saveButton(page).click();
    await expect(listed(page, 'Workshops in 2027')).toBeVisible();
    expect(String((await savedFiles(page, path)).get(path))).toBe(WORKSHOPS);
  });

  await test.step('a translation stands beside the words that it says, its page in its language and direction', async () => {
    const heading = page.getByRole('group', { name: /^\W*Heading\W* Field/ }).first();
    await page
      .getByRole('treeitem', { name: /^العربية/ })
      .first()
      .click();
    await openFile(page, 'Accessibility statement');
    await expect(heading).toContainText('Other words');
    await expect(heading).toContainText('English has changed since this was translated');
    await expect(tools.getByText(/English has changed since/)).toBeVisible();
    await expect(screen.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
    await expect(heading.getByRole('textbox')).toHaveCSS('direction', 'rtl');
    const points = page
      .getByRole('group', { name: /^\W*Tests\W* Field/ })
      .getByRole('group', { name: /^\W*Points\W* Field/ });
    await scrollTo(points);
    await expect(points).toContainText('English has changed since this was translated');
    await leave(page);
    await page
      .getByRole('treeitem', { name: /^Français/ })
      .first()
      .click();
    await openFile(page, 'Accessibility statement');
    await expect(saveButton(page)).toBeDisabled();
    await expect(heading).toContainText('Still to be translated');
    await expect(screen.getByRole('heading', { name: 'Other words' })).toBeAttached();
    await heading.getByRole('textbox').fill('D’autres mots qu’avant');
    await expect(heading).not.toContainText('Still to be translated');
    await expect(screen.getByRole('heading', { name: 'D’autres mots' })).toBeAttached();
    expect(await ownViolations(page, ['.beside'])).toEqual([]);
    await saveButton(page).click();
    await expect(listed(page, 'Accessibility statement')).toBeVisible();
    const files = await savedFiles(page);
    expect(
      added(textOf('accessibility', 'fr'), String(files.get(pathOf('accessibility', 'fr')))),
    ).toEqual(['heading: D’autres mots qu’avant']);
    const record = files.get('content/translations/fr.json');
    // The launch check calls it translated. The lists are written anew, because the English ones
    // of this project are shorter.
    const lines = added(
      readFileSync(join(ROOT, 'content/translations/fr.json'), 'utf8'),
      String(record),
    );
    expect(lines.map((line) => /"(.*?)"/.exec(line)?.[1])).toEqual([
      'pages/accessibility.yaml heading',
      'pages/accessibility.yaml tests › points',
      'pages/accessibility.yaml limits › points',
    ]);
  });

  await test.step('built from what was saved, the site has all of it', async () => {
    const files = await savedFiles(page);
    const { dist, ok, output } = await buildCopy(Object.fromEntries(files));
    expect(ok, output).toBe(true);
    await expect(afterSaving(page)).toContainText('half a minute');
    built = await builtFrom(files);
    await expect(afterSaving(page)).toContainText('The site on this computer has shown it since');
    const read = (path: string) => readFileSync(new URL(path, dist), 'utf8');
    expect(read('index.html')).toContain('Typed by hand: "new"');
    expect(read('index.html')).toContain('our-founder.');
    expect(read('contact-us.html')).toContain('May I bring my choir?');
    expect(read('workshops-in-2027.html')).toContain('Bring your own kora.');
    expect(read('workshops-in-2027.html')).toContain('alt="A wall in green"');
    // In groups for the eye, with no space that somebody would copy.
    const words = read('donate.html').replaceAll(/<[^>]+>/g, '');
    expect(words).toContain('DE89370400440532013000');
    await test.step('and looks as it did beside the form, with every field of a file filled in', async () => {
      await page.getByRole('treeitem', { name: 'Words and facts' }).click();
      await openFile(page, 'Accessibility statement');
      await compare({ accessibility: 'accessibility.html', ...PAGES }, dist, ['Phone']);
    });
  });
});
