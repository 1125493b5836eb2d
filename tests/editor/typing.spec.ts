/** Somebody types where a text stands on the page, and publishes into the project's folder. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '../support/test.ts';
import { added } from './editor.ts';
import { field, publish, said, test } from './opened-project.ts';

const HOME = 'content/en/pages/home.yaml';
const SITE = 'content/en/site.yaml';
const BADGE = 'Home › Hero › Badge';
const JOIN = 'Header, menu and footer › Join button';

test('types a text where it stands, other places follow, and only its line changes', async ({
  editor,
  text,
}) => {
  const before = [text(HOME), text(SITE)];
  const join = field(editor, JOIN);
  expect(await join.count()).toBeGreaterThan(1);
  await join.first().click();
  await editor.keyboard.press('End');
  await editor.keyboard.type(' now');
  for (const one of await join.all()) await expect(one).toHaveText('Join Community now');
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

test('by keyboard alone: reached by Tab, Enter ends, Escape takes back', async ({ editor }) => {
  const badge = field(editor, BADGE);
  const before = (await badge.textContent()) ?? '';
  await field(editor, 'Header, menu and footer › Header › Donate').first().focus();
  await editor.keyboard.press('Tab');
  await expect(badge).toBeFocused();
  await editor.keyboard.press('End');
  await editor.keyboard.type('!');
  await editor.keyboard.press('Enter');
  await expect(badge).toHaveText(`${before}!`);
  await expect(badge).not.toBeFocused();
  await badge.focus();
  await editor.keyboard.press('End');
  await editor.keyboard.type(' and what nobody wants');
  await editor.keyboard.press('Escape');
  await expect(badge).toHaveText(`${before}!`);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(badge).toHaveText(before);
});

test('shows stars and names in braces while they are typed, and what they mean afterwards', async ({
  editor,
  text,
}) => {
  const mission = field(editor, 'Home › Mission › Text');
  await expect(mission.locator('b')).toHaveText('every African musician');
  await mission.click();
  await expect(mission).toContainText('**every African musician**');
  await editor.keyboard.press('ControlOrMeta+End');
  await editor.keyboard.type(' From **{organisation}**.');
  await editor.keyboard.press('Enter');
  await expect(mission.locator('b').last()).toHaveText('Haven Network');
  await publish(editor);
  expect(text(HOME)).toContain('From **{organisation}**.');
});

test('takes composed letters, a text that was deleted as a whole, and pasted lines', async ({
  editor,
  context,
}) => {
  const badge = field(editor, BADGE);
  await badge.click();
  await editor.keyboard.press('ControlOrMeta+A');
  await editor.keyboard.press('Delete');
  await expect(badge).toHaveText('');
  const session = await context.newCDPSession(editor);
  for (const letters of ['o', 'ọ', 'ọ̀'])
    await session.send('Input.imeSetComposition', {
      ...{ text: letters, selectionStart: letters.length, selectionEnd: letters.length },
    });
  await session.send('Input.insertText', { text: 'ọ̀' });
  await editor.keyboard.type('rọ̀');
  await expect(badge).toHaveText('ọ̀rọ̀');
  await badge.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' two\n lines ');
    clipboardData.setData('text/html', '<b>two</b>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await editor.keyboard.press('Enter');
  await expect(badge).toHaveText('ọ̀rọ̀two lines');
});

test('keeps what was typed through closing the tab', async ({ editor, text }) => {
  const before = text(HOME);
  await field(editor, BADGE).click();
  await editor.keyboard.press('End');
  await editor.keyboard.type(' tomorrow');
  await expect(editor.getByText('Changes (1)')).toBeVisible();
  await editor.reload();
  await expect(field(editor, BADGE)).toHaveText(/ tomorrow$/);
  expect(text(HOME)).toBe(before);
  await editor.getByRole('link', { name: 'Changes (1)' }).click();
  const home = editor.getByRole('region', { name: 'Home' });
  await expect(home.getByRole('link', { name: 'Hero › Badge' })).toBeVisible();
});

test('names what the build would refuse, saves nothing, and leads to the text', async ({
  editor,
  text,
}) => {
  const before = text(HOME);
  const badge = field(editor, BADGE);
  await badge.click();
  await editor.keyboard.press('ControlOrMeta+A');
  await editor.keyboard.type('From {nobody}');
  await editor.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'About Us' });
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(said(editor)).toContainText('could not be built');
  const mistake = editor.getByRole('link', { name: /^Home › Hero › Badge: "\{nobody\}" is not/ });
  await mistake.click();
  expect(text(HOME)).toBe(before);
  const sheet = editor.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /Badge$/ }).fill('From us');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await publish(editor);
  await expect(mistake).toBeHidden();
  expect(text(HOME)).toContain('  badge: From us\n');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a text is tapped and typed; nothing is wider than the window, and axe finds nothing', async ({
    editor,
    text,
  }) => {
    await field(editor, BADGE).tap();
    await editor.keyboard.press('End');
    await editor.keyboard.type('!');
    await publish(editor);
    expect(text(HOME)).toContain('for musicians!');
    const wide = await editor.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide).toBe(false);
    const { violations } = await new AxeBuilder({ page: editor }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

test('another page is chosen, and its texts are typed too', async ({ editor, text }) => {
  const frame = editor.frameLocator('iframe');
  await editor.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'About Us' });
  const heading = field(editor, 'About Us › Biography › Heading');
  await heading.click();
  await editor.keyboard.press('End');
  await editor.keyboard.type('!');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/!$/);
  await publish(editor);
  expect(text('content/en/pages/about-us.yaml')).toMatch(/heading: .*!/);
});
