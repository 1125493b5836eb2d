/** Somebody types where a text stands on the page, and publishes into the project's folder. */
import { expect } from '../support/test.ts';
import { added } from './changed-lines.ts';
import {
  compose,
  field,
  fieldAddress,
  message,
  openHome,
  paste,
  publish,
  test,
} from './opened-project.ts';

const HOME = 'content/en/pages/home.yaml';
const SITE = 'content/en/site.yaml';
const BADGE = 'Home › Top of the page › Badge';
const JOIN = 'Header, menu and footer › Join button';

test.describe('in one visit', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ hasFrench: true });

  test('types a text where it stands, and only its line changes', async ({ editor, text }) => {
    const before = [text(HOME), text(SITE)];
    for (const page of [editor, editor.frameLocator('[title="Page"]')])
      await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    const colorOf = (line: number) =>
      field(editor, `Home › Top of the page › Headline › ${line}`).evaluate(
        (words) => getComputedStyle(words).color,
      );
    // Only the last line of a headline is gold.
    expect(await colorOf(1)).toBe(await colorOf(2));
    expect(await colorOf(3)).not.toBe(await colorOf(1));
    const join = field(editor, JOIN);
    expect(await join.count()).toBeGreaterThan(1);
    await join.first().click();
    await editor.keyboard.press('End');
    await editor.keyboard.type(' now');
    for (const button of await join.all()) await expect(button).toHaveText('Join Community now');
    await field(editor, BADGE).click();
    await editor.keyboard.press('Home');
    await editor.keyboard.type('Ọ̀rọ̀: ');
    await expect(editor.getByText('Changes (2)')).toBeVisible();
    await publish(editor);
    const after = [text(HOME), text(SITE)];
    expect(added(before[0] ?? '', after[0] ?? '')).toEqual([
      `  badge: "Ọ̀rọ̀: Africa's Top most community for musicians"`,
    ]);
    expect(added(before[1] ?? '', after[1] ?? '')).toEqual(['joinButton: Join Community now']);
    await expect(editor.getByText('Changes (0)')).toBeVisible();
  });

  test('takes stars and names in braces, and composed letters', async ({ editor, text }) => {
    const mission = field(editor, 'Home › Mission › Text');
    await expect(mission.locator('b')).toHaveText('every African musician');
    await mission.click();
    await expect(mission).toContainText('**every African musician**');
    await editor.keyboard.type(' From **{organisation}**.');
    await editor.keyboard.press('Enter');
    await expect(mission.locator('b').last()).toHaveText('Haven Network');
    const badge = field(editor, BADGE);
    await badge.click();
    await editor.keyboard.press('ControlOrMeta+A');
    await editor.keyboard.press('Delete');
    await expect(badge).toHaveText('');
    // It can be tapped again.
    await editor.keyboard.press('Enter');
    expect((await badge.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await badge.click();
    await compose(editor);
    await editor.keyboard.type('rọ̀');
    await expect(badge).toHaveText('ọ̀rọ̀');
    await paste(badge, { 'text/plain': ' two\n lines ', 'text/html': '<b>two</b>' });
    await editor.keyboard.press('Enter');
    await expect(badge).toHaveText('ọ̀rọ̀two lines');
    await publish(editor);
    expect(text(HOME)).toContain('From **{organisation}**.');
    expect(text(HOME)).toMatch(/badge: "?ọ̀rọ̀two lines"?\n/);
  });

  test('names at once what the build would refuse, and where', async ({ editor, text }) => {
    const before = text(HOME);
    const badge = field(editor, BADGE);
    await badge.click();
    await editor.keyboard.press('ControlOrMeta+A');
    await editor.keyboard.type('From {nobody}');
    // In words where it is typed, and the text itself.
    await expect(editor.getByRole('main').getByText('"{nobody}" is not known here.')).toBeVisible();
    await expect(badge).toHaveAttribute('aria-invalid', 'true');
    await editor.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'About Us' });
    await expect(editor.getByRole('img', { name: 'to correct: 1' })).toBeVisible();
    await editor.getByRole('button', { name: 'See mistakes' }).click();
    await expect(message(editor)).toContainText('Nothing was published. Correct');
    const mistake = editor.getByRole('link', {
      name: /^Home › Top of the page › Badge: "\{nobody\}" is not/,
    });
    // The list is seen, even if the screen was left further down.
    const size = editor.viewportSize();
    await editor.setViewportSize({ width: 360, height: 300 });
    await editor
      .getByRole('button', { name: /^Discard/ })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(mistake).not.toBeInViewport();
    await editor.getByRole('button', { name: 'See mistakes' }).click();
    await expect(mistake).toBeInViewport();
    await expect(editor.getByRole('heading', { name: 'Changes', level: 1 })).toBeFocused();
    if (size) await editor.setViewportSize(size);
    await mistake.click();
    expect(text(HOME)).toBe(before);
    const sheet = editor.getByRole('dialog');
    await sheet.getByRole('textbox', { name: /Badge$/ }).fill('From us');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await publish(editor);
    await expect(mistake).toBeHidden();
    expect(text(HOME)).toMatch(/badge: "?From us"?\n/);
  });

  test('a long text opens with the caret where it was tapped', async ({ tab }) => {
    await tab.goto('/admin/#/page?page=about');
    const words = tab
      .frameLocator('[title="Page"]')
      .getByText('They also showed him something harder');
    await words.click({ position: { x: 150, y: 12 } });
    const body = tab.getByRole('dialog').getByRole('textbox');
    await expect(body).toBeFocused();
    await expect
      .poll(() => tab.evaluate(() => getSelection()?.anchorNode?.textContent))
      .toMatch(/^They also/);
    await expect.poll(() => tab.evaluate(() => getSelection()?.anchorOffset)).toBeGreaterThan(8);
    await expect.poll(() => tab.evaluate(() => getSelection()?.anchorOffset)).toBeLessThan(30);
    // The keyboard of a phone leaves about this much.
    const viewport = tab.viewportSize();
    await tab.setViewportSize({ width: 360, height: 400 });
    await tab.keyboard.insertText('A line. '.repeat(29));
    await tab.keyboard.type('A line. ');
    const tools = tab.getByRole('dialog').getByRole('group', { name: 'Formatting' });
    await expect(tools.getByRole('button')).not.toHaveCount(0);
    for (const tool of await tools.getByRole('button').all())
      await expect(tool).toBeInViewport({ ratio: 1 });
    const { bottom } = await tools.evaluate((element) => element.getBoundingClientRect());
    const line = await tab.evaluate(
      () => getSelection()?.getRangeAt(0).getBoundingClientRect().top,
    );
    expect(line).toBeGreaterThan(bottom - 1);
    expect(line).toBeLessThan(400 - 20);
    if (viewport) await tab.setViewportSize(viewport);
  });

  test('a tap chooses a blank: what is typed takes its place', async ({ editor }) => {
    await editor.goto('/admin/#/page?page=content/en/more/our-partners.yaml');
    const page = editor.frameLocator('[title="Page"]');
    await page.getByText('[[what you and your partners do').click();
    await editor.keyboard.type('We sing');
    await expect(page.getByText('We sing', { exact: true })).toBeVisible();
    await editor.goto(fieldAddress('content/en/pages/about-us.yaml', 'biography.text'));
    const body = editor.getByRole('dialog').getByRole('textbox');
    await body.press('ControlOrMeta+A');
    await editor.keyboard.insertText('[[a blank]]');
    await body.getByRole('paragraph').click({ position: { x: 30, y: 8 } });
    await editor.keyboard.type('A song');
    await expect(body).toHaveText('A song');
    await editor.getByRole('button', { name: 'Close' }).click();
    await publish(editor);
  });

  test('a translated page says that its original has changed', async ({ editor }) => {
    await field(editor, BADGE).fill('Another badge');
    await field(editor, 'Home › Top of the page › Headline › 1').fill('Lifting');
    await editor.goto('/admin/#/page?page=home&code=fr');
    await expect(editor.getByText('The English text has changed since')).toBeVisible();
    const dialog = editor.getByRole('dialog');
    const upToDate = dialog.getByRole('button', { name: 'This translation is up to date' });
    const compare = editor.getByRole('link', { name: 'Compare' });
    await editor.goto(fieldAddress('content/fr/pages/home.yaml', 'hero.badge'));
    await expect(dialog.getByRole('insertion')).toHaveText('Another badge');
    // It would clear the mark of the other text, too.
    await expect(upToDate).toBeHidden();
    await compare.click();
    for (const word of ['Another badge', 'Lifting'])
      await expect(dialog.getByRole('insertion').filter({ hasText: word })).toBeVisible();
    await upToDate.click();
    await expect(editor.getByText('The English text has changed since')).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await publish(editor);
  });

  test('the logo and the languages lead to pages in the language', async ({ editor }) => {
    await editor.goto('/admin/#/page?page=about&code=fr');
    const header = editor.frameLocator('[title="Page"]').getByRole('banner');
    await header.getByRole('link', { name: 'Haven Network' }).click();
    await expect(editor).toHaveURL(/#\/page\?code=fr&page=home$/);
    await header.locator('[popovertarget="languages"]').click();
    await header.getByRole('link', { name: 'English' }).click();
    await expect(editor).toHaveURL(/#\/page\?code=en&page=home$/);
  });

  test('by keyboard alone: Tab, Enter and Escape', async ({ editor }) => {
    // However slowly a busy machine types, a text is one step.
    await editor.evaluate(() => {
      const now = performance.now();
      performance.now = () => now;
    });
    const badge = field(editor, BADGE);
    const before = (await badge.textContent()) ?? '';
    await field(editor, 'Header, menu and footer › Header › Donate button').first().focus();
    await editor.keyboard.press('Tab');
    await expect(editor.getByRole('link', { name: 'Change: Badge' })).toBeVisible();
    // Enter begins at the end, as it does where names in braces are shown, and ends.
    await editor.keyboard.press('Enter');
    await editor.keyboard.type('!');
    // Safari sends it after a composed word, with the code of a composed letter.
    await badge.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await expect(badge).toBeFocused();
    await editor.keyboard.press('Enter');
    await expect(badge).toHaveText(`${before}!`);
    await expect(badge).toBeFocused();
    await editor.keyboard.press('Enter');
    await editor.keyboard.insertText(' and more');
    // As in a sheet: what is typed stays, and Undo takes it back.
    await editor.keyboard.press('Escape');
    await expect(badge).toHaveText(`${before}! and more`);
    await expect(badge).toBeFocused();
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect(badge).toHaveText(before);
  });

  test('by keyboard alone: spaces in a question, Undo and Redo', async ({ editor }) => {
    await editor.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Contact Us' });
    const question = field(editor, 'Questions › 2 › Question');
    const asked = (await question.textContent()) ?? '';
    const frame = editor.frameLocator('[title="Page"]');
    const details = frame.locator('details', { has: question });
    await question.focus();
    await editor.keyboard.press('End');
    await editor.keyboard.type(' a');
    await expect(question).toHaveText(`${asked} a`);
    await expect(details).not.toHaveAttribute('open');
    await editor.keyboard.press('ControlOrMeta+Z');
    await expect(question).toHaveText(asked);
    await editor.keyboard.press('ControlOrMeta+Y');
    await expect(question).toHaveText(`${asked} a`);
    // Undone before the page was rendered with it.
    await editor.keyboard.press('ControlOrMeta+Z');
    await expect(question).toHaveText(asked);
    await editor.keyboard.press('b');
    await editor.keyboard.press('ControlOrMeta+Z');
    await expect(question).toHaveText(asked);
    // In a field of the page itself the browser takes back the letter.
    const name = frame.getByRole('textbox', { name: 'Name', exact: true });
    await name.press('A');
    await name.press('ControlOrMeta+Z');
    await expect(name).toHaveValue('');
  });

  test('a browser that lacks what the editor uses is said to be too old', async ({ tab }) => {
    await tab.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
    await tab.goto('/admin/');
    await expect(tab.getByText('This browser is too old for the editor')).toBeVisible();
  });
});

test.describe('on a bad connection', () => {
  test.use({ expectedErrors: /^console: Failed to load resource|dynamically imported module/ });

  test.describe.configure({ mode: 'serial' });

  test('words are typed before slow pictures come', async ({ context, tab, text }) => {
    const slow = Promise.withResolvers<undefined>();
    await context.route(/images\/founder-flat|parse-drawing/, (route) => route.abort());
    await context.route(/images\/mission-banner/, async (route) => {
      await slow.promise;
      return route.continue();
    });
    await context.route(/checks\.js/, (route) => route.abort());
    await context.route(/FieldSheet/, (route) => route.abort());
    await openHome(tab);
    await field(tab, BADGE).click();
    await tab.keyboard.press('Home');
    await tab.keyboard.type('Soon: ');
    await expect(tab.getByRole('link', { name: /^Changes/ })).toHaveText('Changes (1)');
    // Drawings are shown without what reads them.
    const mission = tab.frameLocator('[title="Page"]').getByRole('img', { name: /empty stage/ });
    await expect(mission).not.toHaveAttribute('src', /blob:/);
    slow.resolve(undefined);
    await expect(mission).toHaveAttribute('src', /blob:/);
    await tab.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(message(tab)).toContainText('Your changes could not be checked.');
    await context.unroute(/checks\.js/);
    await publish(tab);
    expect(text(HOME)).toContain('Soon: ');
  });

  test('what cannot be loaded is told and tried again', async ({ context, page: tab }) => {
    await tab.getByRole('link', { name: 'Editor home' }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
    await context.setOffline(true);
    const failed: string[] = [];
    tab.on('requestfailed', (request) => failed.push(request.url()));
    await tab.goBack();
    const headline = tab.frameLocator('[title="Page"]').getByRole('heading', { level: 1 });
    await expect(headline).toHaveCSS('font-family', /^Ojuju/);
    expect(failed.filter((url) => url.endsWith('.css'))).toEqual([]);
    await field(tab, BADGE).click();
    await tab.keyboard.insertText('Typed before ');
    await tab.getByRole('link', { name: 'All fields of this page' }).click();
    await expect(tab.getByRole('alert')).toContainText('Check your connection');
    await context.setOffline(false);
    await expect(tab.getByRole('link', { name: /^Changes/ })).toHaveText('Changes (1)');
    await context.unroute(/FieldSheet/);
    // Some systems say so behind a VPN.
    await tab.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await tab.getByRole('button', { name: 'Try again' }).click();
    await expect(tab.getByRole('dialog').getByRole('heading', { name: 'Home' })).toBeVisible();
  });
});
