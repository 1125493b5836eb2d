/** What a screen reader says, from the accessibility tree of the browser. */
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { field, fieldAddress, message, openHome, publish, test } from './opened-project.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const BADGE = 'Home › Top of the page › Badge';

/** What has the focus, by its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent}`;
  });
const expectFocus = (page: Page, name: RegExp) => expect.poll(() => focused(page)).toMatch(name);

test.describe.configure({ mode: 'serial' });

test('each screen says its name when it opens: in its title, and with the focus on its heading', async ({
  tab,
}) => {
  for (const [screen, name] of [
    ['start', 'What would you like to do?'],
    ['pages', 'Pages'],
    ['new', 'New page'],
    ['deleted', 'Deleted pages'],
    ['versions', 'Earlier versions'],
    ['translate', 'Translate'],
    ['translate?code=fr', 'Français'],
    ['missing', 'Still missing or misleading'],
    ['changes', 'Changes'],
    ['page?page=contact-us', 'There is no page “contact-us”.'],
    ['links?path=content/en/more/our-teams.yaml', 'Where should people find it?'],
    ['page?page=about', 'About Us'],
  ] as const) {
    await tab.goto(`/admin/#/${screen}`);
    await expect(tab).toHaveTitle(`${name} – Editor`);
    await expect(tab.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    await expect(tab.getByRole('main').first()).toMatchAriaSnapshot(
      `- heading "${name}" [level=1]`,
    );
  }
  await tab.goto(fieldAddress('content/pictures.yaml', 'mission'));
  await expect(tab).toHaveTitle('Mission – Editor');
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect(tab).toHaveTitle('About Us – Editor');
});

test('a key does what a tap does: tools of a text, pictures, Publish, and the list of keys', async ({
  tab,
}) => {
  await openHome(tab);
  await tab.goto('/admin/#/page?page=contact');
  const question = field(tab, 'Questions › 1 › Question');
  await question.focus();
  await tab.keyboard.press('F6');
  await expectFocus(tab, /^A Change: What is this/);
  await expect(message(tab)).toContainText('Change: What is this');
  await tab.keyboard.press('F6');
  await expect(question).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(question).toBeFocused();
  await tab.keyboard.press('Enter');
  // Without waiting: a letter that is still being stored is published, too.
  await tab.keyboard.type('!');
  await tab.keyboard.press('ControlOrMeta+Enter');
  await expect(message(tab)).toContainText('Published:');
  await tab.keyboard.press('ControlOrMeta+Enter');
  await expect(message(tab)).toContainText('No changes yet.');
  await tab
    .getByRole('toolbar')
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expectFocus(tab, /^A Change: How do I/);
  await tab.keyboard.press('ControlOrMeta+Z');
  await tab.goto('/admin/#/page?page=home');
  const picture = tab.frameLocator('[title="Page"]').getByRole('img', { name: /empty stage/ });
  await picture.focus();
  await tab.keyboard.press('Enter');
  const dialog = tab.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Mission' })).toBeVisible();
  await dialog.press('Escape');
  await expect(picture).toBeFocused();
  await tab.getByRole('link', { name: /^Changes/ }).press('?');
  await expect(tab.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('F6');
  await tab.keyboard.press('Escape');
});

test('the focus is never lost, and what happened is said once, with its place', async ({
  editor,
}) => {
  const badge = field(editor, BADGE);
  await badge.click();
  await editor.keyboard.type('!');
  const undo = editor.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await undo.press('Enter');
  await expect(message(editor)).toContainText(`Undone: ${BADGE}`);
  await expectFocus(editor, /BUTTON Redo/);
  await editor.keyboard.press('Enter');
  await expect(message(editor)).toContainText(`Redone: ${BADGE}`);
  await expectFocus(editor, /A Changes \(1\)/);
  await editor.keyboard.press('Enter');
  await editor.getByRole('button', { name: /^Discard/ }).press('Enter');
  await expectFocus(editor, /BUTTON Go on editing/);
  await undo.press('Enter');
  await expect(editor.getByRole('deletion')).toHaveText(/^\w+ ?$/);
  await expect(editor.getByRole('insertion')).toHaveText(/^\w*!\w* ?$/);
  await editor.getByRole('button', { name: 'Publish', exact: true }).focus();
  await publish(editor);
  await expect(message(editor)).toBeFocused();
  await expect(editor.getByRole('status')).toHaveCount(1);
});

test('in a sheet it is said what was moved, removed and mistaken; the picture and its file', async ({
  tab,
}) => {
  await tab.goto(fieldAddress('content/en/faqs.yaml', 'questions'));
  const dialog = tab.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Move down/ })
    .first()
    .press('Enter');
  await expect(message(tab)).toContainText('Now 2 of');
  await expectFocus(tab, /Move down/);
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter');
  await expect(message(tab)).toContainText('Removed: How do I');
  await expectFocus(tab, /BUTTON What is this/);
  await tab.goto(fieldAddress('content/en/pages/home.yaml', 'hero.badge'));
  await dialog.getByRole('textbox').first().fill('');
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await expect(message(tab)).toContainText(/Badge: Fill this in/);
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await tab.goto(fieldAddress('content/pictures.yaml', 'mission'));
  await dialog.getByRole('button', { name: 'From the site’s pictures…' }).click();
  await dialog.locator('.thumbnails button').first().press('Enter');
  await expect(message(tab)).toContainText(/Picture: \S+\.\w+/);
  await expect(dialog.getByRole('group', { name: 'Picture' })).toBeInViewport();
  // The chooser closes: the focus is on the description that should be read again.
  await expectFocus(tab, /^A An empty stage/);
  const asked = dialog.getByText(/was written for the picture before/);
  await expect(asked).toBeVisible();
  await dialog.getByRole('button', { name: 'It still fits' }).click();
  await expect(asked).toBeHidden();
});
