import type { Page } from '@playwright/test';
import { pathOf } from '../../editor/files/model.ts';
import { expect } from '../support/test.ts';
import {
  added,
  afterSaving,
  badgeOf,
  deletePage,
  EDITOR,
  leave,
  listed,
  openFile,
  preview,
  save,
  saveButton,
  test,
  textOf,
  dismiss,
  typeBadge,
} from './editor.ts';
import { GitHub } from './github.ts';

test.setTimeout(90_000);
test.use({
  editing: { service: 'github', repository: 'our-team/website', branch: 'main' },
  serviceWorkers: 'allow',
  actionTimeout: 10_000,
  // The editor asks the service, and its failures are logged in the console, too.
  expectedErrors: /api\.github\.com|githubstatus\.com|^console: (?!policy)/,
});

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
  await page.keyboard.press('Enter');
}

test('signed in with a token, a save is one commit, and nothing that goes wrong loses a word', async ({
  page,
}) => {
  const github = new GitHub();
  await github.install(page);
  const badge = badgeOf(page);
  const type = (text: string) => typeBadge(page, text);
  const { tools, screen } = preview(page);
  const earlier = tools.getByRole('button', { name: 'Earlier versions' });
  const bringBack = tools.getByRole('button', { name: 'Bring back' });
  const versions = tools.getByRole('combobox', { name: 'Version' });
  const saveAnyway = async () => {
    await saveButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save Anyway' }).click();
  };
  /** The words on the branch. */
  const online = () => String(github.files.get(pathOf('home', 'en')));

  await test.step('the service worker of the site does not handle the editor', async () => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [answer] = await Promise.all([page.waitForResponse(/\/admin\/$/), page.goto(EDITOR)]);
    expect(answer.fromServiceWorker()).toBe(false);
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin');
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.startsWith(EDITOR))).toEqual([]);
    expect(kept).not.toEqual([]);
  });

  await test.step('the sign-in says where to get a token; a wrong one is refused, a right one accepted', async () => {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('a long password made only for this editor');
    await expect(dialog.getByRole('link', { name: /^Make one at/ })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/settings\/personal-access-tokens\/new/,
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await signIn(page, 'another');
    await page.getByText('The provided token is invalid').waitFor();
    await signIn(page, github.token);
    await listed(page, 'Home').waitFor();
  });

  await test.step('one save is one commit with exactly the file that changed', async () => {
    await openFile(page, 'Home');
    await type('Saved with a token');
    const before = github.head;
    await save(page);
    expect(github.commits).toHaveLength(1);
    const { expectedHeadOid, fileChanges, branch } = github.commits[0] ?? {};
    expect(branch?.branchName).toBe('main');
    expect(expectedHeadOid).toBe(before);
    expect(fileChanges?.deletions).toEqual([]);
    expect(fileChanges?.additions.map(({ path }) => path)).toEqual([pathOf('home', 'en')]);
    expect(added(textOf('home'), online())).toEqual(['  badge: Saved with a token']);
  });

  await test.step('after a save the editor says that the site does not show it yet, and once it does', async () => {
    await expect(afterSaving(page)).toContainText('Saved. Online in a few minutes.');
    github.build();
    await expect(afterSaving(page)).toContainText(/Online since \d+:\d\d/);
  });

  await test.step('a save is taken back from the form; what was typed meanwhile can be had again', async () => {
    await openFile(page, 'Home');
    await type('Half typed');
    await earlier.click();
    await expect(screen.getByText('Half typed')).toHaveCount(0);
    await expect(tools.getByText('differs from the form in Hero › Badge')).toBeVisible();
    await bringBack.click();
    await earlier.click();
    await expect(screen.getByText('Half typed')).toBeAttached();
    await versions.selectOption({ index: 1 });
    await expect(tools.getByText('is the same as the form')).toBeVisible();
    await expect(bringBack).toHaveCount(0);
    await save(page);
    expect(online()).toBe(textOf('home'));
  });

  await test.step('a version that the site could not be built with is not brought back, and what the service does not tell is said', async () => {
    const now = online();
    github.pushed(pathOf('home', 'en'), `${now}more: [\n`);
    github.pushed(pathOf('home', 'en'), now.replace(/^title:.*$/m, 'title: Hi'));
    github.pushed(pathOf('home', 'en'), now);
    await openFile(page, 'Home');
    const failure = tools.getByRole('alert');
    await earlier.click();
    await expect(tools.getByText('It cannot be brought back')).toBeVisible();
    await expect(tools.getByRole('status')).toContainText('Title: ');
    await versions.selectOption({ index: 1 });
    await expect(failure).toHaveText('This version cannot be read: its file was broken then.');
    github.network = 'down';
    await versions.selectOption({ index: 2 });
    await expect(failure).toContainText('The service is not responding');
    await expect(bringBack).toHaveCount(0);
    github.network = 'up';
    await versions.selectOption({ index: 3 });
    await expect(bringBack).toBeVisible();
    await tools.getByRole('button', { name: 'Close' }).click();
    const { token } = github;
    github.token = 'another';
    await earlier.click();
    await expect(failure).toContainText('Your token may have expired');
    github.token = token;
    await tools.getByRole('button', { name: 'Try again' }).click();
    await expect(versions).toBeVisible();
    await leave(page);
  });

  await test.step('somebody else has saved meanwhile: the editor says so, and keeps both changes', async () => {
    await openFile(page, 'Home');
    await type('Mine');
    github.pushed(
      pathOf('home', 'en'),
      online().replace(/^title:.*$/m, 'title: The title of somebody else'),
    );
    await saveButton(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('both changes are kept');
    expect(await dismiss(page, 'Cancel')).toContain('changed');
    await expect(badge).toHaveValue('Mine');
    expect(github.commits).toHaveLength(2);
    await saveAnyway();
    await expect(listed(page, 'Home')).toBeVisible();
    expect(added(textOf('home'), online())).toEqual([
      'title: The title of somebody else',
      '  badge: Mine',
    ]);
  });

  await test.step('somebody else saves while an earlier version is brought back: the editor names the field that both changed, and a second Save replaces only that', async () => {
    await openFile(page, 'Home');
    await earlier.click();
    await bringBack.click();
    await expect(badge).not.toHaveValue('Mine');
    const brought = await badge.inputValue();
    const theirs = online().replace(/badge:.*$/m, 'badge: Theirs');
    github.pushed(pathOf('home', 'en'), theirs.replace(/^title:.*$/m, 'title: Their new title'));
    await saveAnyway();
    await expect(page.getByRole('alertdialog')).toContainText('Hero › Badge: they wrote “Theirs”.');
    await dismiss(page);
    await expect(badge).toHaveValue(brought);
    expect(online()).toContain('badge: Theirs');
    await saveAnyway();
    await expect(listed(page, 'Home')).toBeVisible();
    expect(online()).not.toContain('Theirs');
    expect(online()).toContain('title: Their new title');
  });

  await test.step('a page that was deleted is found in the history, and brought back as it was', async () => {
    const path = 'content/en/more/privacy-notice.yaml';
    const before = String(github.files.get(path));
    await page.getByRole('treeitem', { name: /Pages of your own/ }).click();
    await deletePage(page, 'Privacy notice');
    expect(github.files.has(path)).toBe(false);
    await page.getByRole('button', { name: 'Deleted pages' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deleted pages' });
    await expect(dialog.getByRole('listitem')).toContainText(/privacy-notice.*Editor$/);
    github.network = 'down';
    await dialog.getByRole('button', { name: '/privacy-notice' }).click();
    await expect(dialog).toContainText('The service is not responding');
    github.network = 'up';
    await dialog.getByRole('button', { name: '/privacy-notice' }).click();
    await expect(screen.getByRole('heading', { name: 'Who is responsible' })).toBeAttached();
    await saveButton(page).click();
    await expect(listed(page, 'Draft: Privacy notice')).toBeVisible();
    expect(String(github.files.get(path))).toBe(before);
    await page.getByRole('treeitem', { name: 'Words and facts' }).click();
  });

  await test.step('somebody saves in the same moment: nothing is overwritten', async () => {
    await openFile(page, 'Home');
    await type('Mine too');
    github.overtaken = true;
    await saveButton(page).click();
    expect(await dismiss(page)).toContain('updated by someone else while saving');
    github.overtaken = false;
    await expect(badge).toHaveValue('Mine too');
    expect(online()).not.toContain('Mine too');
    await save(page);
    expect(online()).toContain('Mine too');
  });

  await test.step('no network while saving: the editor says so, the words stay, and saving again works', async () => {
    await openFile(page, 'Home');
    await type('Out of reach');
    github.network = 'down';
    await saveButton(page).click();
    await dismiss(page);
    await expect(badge).toHaveValue('Out of reach');
    github.network = 'up';
    await save(page);
    expect(online()).toContain('Out of reach');
  });

  await test.step('the answer is lost after the commit was made: the words stay', async () => {
    await openFile(page, 'Home');
    await type('Made, not answered');
    github.network = 'lost';
    await saveButton(page).click();
    await dismiss(page);
    github.network = 'up';
    await expect(badge).toHaveValue('Made, not answered');
    expect(online()).toContain('Made, not answered');
    await saveAnyway();
    await expect(listed(page, 'Home')).toBeVisible();
    expect(online()).toContain('Made, not answered');
  });

  await test.step('the token has ended and the tab is closed: after signing in anew the words are there', async () => {
    await openFile(page, 'Home');
    await type('With an old token');
    github.token = 'a-new-token';
    await saveButton(page).click();
    await dismiss(page);
    await expect(badge).toHaveValue('With an old token');
    await page.reload();
    await signIn(page, github.token);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(badge).toHaveValue('With an old token');
    await save(page);
    expect(online()).toContain('With an old token');
  });

  await test.step('nothing goes online: after ten minutes the editor says what to do, in a reopened tab too', async () => {
    await page.clock.setFixedTime(Date.now() + 11 * 60_000);
    await page.reload();
    await expect(afterSaving(page)).toContainText('Not online yet');
    await expect(afterSaving(page).getByRole('link')).toHaveAttribute(
      'href',
      'https://github.com/our-team/website/commits/main',
    );
    github.build();
    await page.reload();
    await expect(afterSaving(page)).toContainText('Online since');
  });
});
