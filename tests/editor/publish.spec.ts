/** Somebody changes pages, looks at what they changed, and publishes it, whatever happens meanwhile. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from '../support/accessibility.ts';
import { expect } from '../support/test.ts';
import { added } from './changed-lines.ts';
import {
  field,
  message,
  openHome,
  publish,
  test as testInFolder,
  waitUntilSaved,
} from './opened-project.ts';
import { openSignedIn, signIn, test as testOnline } from './opened-service.ts';

const HOME = 'content/en/pages/home.yaml';
const SITE = 'content/en/site.yaml';
const BADGE = 'Home › Top of the page › Badge';
const LEAD = 'Home › Top of the page › Introduction';
const BIOGRAPHY = 'About Us › Biography › Heading';
const JOIN = 'Header, menu and footer › Join button';

/** Types a text in the place of another. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}
const changes = (page: Page) => page.getByRole('link', { name: /^Changes \(\d+\)/ });
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

testInFolder.describe('on this computer', () => {
  testInFolder.describe.configure({ mode: 'serial' });
  testInFolder.use({ expectedErrors: /A fault/ });

  testInFolder(
    'what was changed is listed with what was and what is, taken back and undone',
    async ({ editor, text }) => {
      const before = text(HOME);
      await write(editor, BADGE, 'Another badge');
      await write(editor, LEAD, 'Another lead');
      await expect(changes(editor)).toHaveText(/^Changes \(2\)/);
      await changes(editor).click();
      const home = editor.getByRole('region', { name: 'Home' });
      await expect(home.getByRole('listitem')).toHaveText([
        /^Top of the page › Badge/,
        /^Top of the page › Introduction/,
      ]);
      await expect(home.getByRole('deletion').first()).toHaveText(/^Africa's Top/);
      await expect(home.getByRole('insertion').first()).toHaveText('Another badge');
      expect(await axeFaults(editor)).toEqual([]);
      await home.getByRole('button', { name: 'Discard: Top of the page › Badge' }).click();
      await expect(changes(editor)).toHaveText(/^Changes \(1\)/);
      await editor.getByRole('button', { name: 'Undo' }).click();
      await expect(changes(editor)).toHaveText(/^Changes \(2\)/);
      await editor.getByRole('button', { name: 'Redo' }).click();
      await publish(editor);
      expect(added(before, text(HOME))).toEqual(['  lead: Another lead']);
      const pages = ['Home', 'About Us', 'Contact Us', 'Donate Now'];
      await expect(editor.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(
        pages,
      );
    },
  );

  testInFolder(
    'the editor is open in one tab; a day later another one has everything, and nothing was asked',
    async ({ editor: today, context, text }) => {
      const before = text(HOME);
      await write(today, BADGE, 'From the first');
      await waitUntilSaved(today);
      const token = await today.evaluate(() => sessionStorage.getItem('token'));
      const tomorrow = await context.newPage();
      await tomorrow.clock.setFixedTime(Date.now() + 24 * 3_600_000);
      let isAsked = false;
      today.on('dialog', () => (isAsked = true));
      // The address that was just printed is that of the tab to work in.
      await tomorrow.goto(`/admin/#token=${token}`);
      await tomorrow.getByRole('region', { name: 'Editor' }).waitFor();
      await expect(today.getByRole('alert')).toHaveText('The editor is open in another tab.');
      await openHome(tomorrow);
      await expect(field(tomorrow, BADGE)).toHaveText('From the first');
      await write(tomorrow, LEAD, 'From the second');
      await today.getByRole('button', { name: 'Use it here' }).click();
      await expect(field(today, LEAD)).toHaveText('From the second');
      await expect(tomorrow.getByRole('button', { name: 'Use it here' })).toBeVisible();
      await tomorrow.close({ runBeforeUnload: true });
      expect(isAsked).toBe(false);
      await publish(today);
      expect(added(before, text(HOME))).toEqual([
        '  badge: From the first',
        '  lead: From the second',
      ]);
    },
  );

  testInFolder(
    'a text in which the caret waits shows what somebody else has published',
    async ({ editor, project, text }) => {
      await write(editor, BADGE, 'Ours');
      await field(editor, LEAD).click();
      writeFileSync(join(project, HOME), text(HOME).replace(/^ {2}lead:.*$/m, '  lead: Theirs'));
      await editor.keyboard.press('ControlOrMeta+Enter');
      await expect(message(editor)).toContainText('Published:');
      await expect(field(editor, LEAD)).toHaveText('Theirs');
      await field(editor, LEAD).press('End');
      await editor.keyboard.insertText(', and ours');
      await publish(editor);
      expect(text(HOME)).toContain('  lead: Theirs, and ours\n');
    },
  );

  testInFolder('what may not be saved is said at once, and leaving asks', async ({ page }) => {
    await page.evaluate(() => reportError(new Error('A fault')));
    await expect(message(page)).toContainText('may not be saved: A fault');
    await page.evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    });
    await write(page, BADGE, 'Kept nowhere');
    await expect(message(page)).toHaveText(
      'This browser is not saving your changes. Publish before you close it.',
    );
    const dialog = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    expect((await dialog).type()).toBe('beforeunload');
    await (await dialog).dismiss();
    await closed;
    await expect(field(page, BADGE)).toHaveText('Kept nowhere');
    await publish(page);
  });
});

/** Answers of the service that save nothing, and what the editor says; others are in src/editor/repositories. */
const REFUSALS = [
  ['the connection ends before', {}, 'Check your connection'],
  [
    'signed out',
    { answer: { status: 401 } },
    'You are signed out. Your changes are safe on this device. Sign in again.',
  ],
] as const;

testOnline.describe('at a service', () => {
  testOnline.describe.configure({ mode: 'serial' });

  testOnline(
    'whatever goes wrong, several files are saved once, whole',
    async ({ page, service }) => {
      const { project, faults } = service;
      await openSignedIn(page, service);
      const count = project.commits.length;
      await write(page, BADGE, 'Our badge');
      await write(page, JOIN, 'Join us');
      for (const [name, fault, sentence] of REFUSALS)
        await testOnline.step(name, async () => {
          faults.push({ of: 'write', ...fault });
          await publishButton(page).click();
          await expect(message(page)).toContainText(sentence);
          expect(project.commits).toHaveLength(count);
        });
      const again = page.getByRole('button', { name: 'Sign in again' });
      await expect(page.getByRole('region', { name: 'Editor' }).locator(again)).toBeVisible();
      for (const address of [`/versions?path=${HOME}`, '/deleted']) {
        faults.push({ of: 'read', answer: { status: 401 } });
        await page.goto(`/admin/#${address}`);
        await expect(page.getByRole('main').locator(again)).toBeVisible();
      }
      await page.getByRole('main').locator(again).click();
      await expect(page.getByText('Your token has expired or was revoked.')).toBeVisible();
      await signIn(page, project.token);
      // Publishing continues without another tap.
      await expect(message(page)).toContainText('Published:');
      expect(project.commits).toHaveLength(count + 1);
      expect(project.commits[0]?.changes.toSorted()).toEqual([HOME, SITE]);
      expect(service.text(HOME)).toContain('badge: Our badge');
      expect(service.text(SITE)).toContain('joinButton: Join us');
      await page.goto('/admin/#/page?page=home');
      await write(page, BADGE, 'Our next badge');
      // An error although the commit was made.
      faults.push({ of: 'write', answer: { status: 500 }, after: true });
      await publishButton(page).click();
      await expect(message(page)).toContainText('Published:');
      expect(project.commits).toHaveLength(count + 2);
      await expect(changes(page)).toHaveText(/^Changes \(0\)/);
    },
  );

  testOnline(
    'what two people have both changed is asked, and nothing else',
    async ({ page, service }) => {
      const { project } = service;
      const before = service.text(HOME);
      await write(page, BADGE, 'My badge');
      await write(page, LEAD, 'My lead');
      const title = 'title: Their title';
      const theirs = before
        .replace(/^title:.*$/m, title)
        .replace(/^ {2}badge:.*$/m, '  badge: Their badge')
        .replace(/^ {2}lead:.*$/m, '  lead: Their lead');
      project.pushed(HOME, theirs);
      await publishButton(page).click();
      await expect(message(page)).toContainText('Somebody else has changed the same texts');
      const badge = page.getByRole('group', { name: 'Home › Top of the page › Badge' });
      // What is shown is what would be published: after a change, it is asked again.
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(badge).toHaveCount(0);
      await page.getByRole('button', { name: 'Redo' }).click();
      await publishButton(page).click();
      await expect(badge.getByRole('radio', { name: 'Keep mine: My badge' })).toBeChecked();
      await badge.getByRole('radio', { name: 'Take the other version: Their badge' }).check();
      const lead = page.getByRole('group', { name: 'Home › Top of the page › Introduction' });
      await expect(lead.getByRole('radio', { name: /^Take .*: Their lead$/ })).toBeVisible();
      await page.goto('/admin/#/start');
      await expect(badge).toHaveCount(0);
      await changes(page).click();
      await expect(badge.getByRole('radio', { name: /^Take / })).toBeChecked();
      expect(service.text(HOME)).toBe(theirs);
      // Publishing again would ignore the choice and publish ours.
      await publishButton(page).click();
      await page.getByRole('button', { name: 'Publish what I have chosen' }).click();
      await expect(message(page)).toContainText('Published:');
      expect(added(before, service.text(HOME))).toEqual([
        title,
        '  badge: Their badge',
        '  lead: My lead',
      ]);
    },
  );

  testOnline(
    'says when it is online, and what to do where it is not',
    async ({ page, service }) => {
      await page.goto('/admin/#/page?page=about');
      await write(page, BIOGRAPHY, 'To be online');
      const teams = 'content/en/more/our-teams.yaml';
      service.project.pushed(teams, service.text(teams).replace('publish: false', 'publish: true'));
      await publishButton(page).click();
      await expect(message(page)).toContainText('Published: visitors see it soon');
      service.build();
      await expect(message(page)).toContainText(/^Online since .*\d:\d\d/);
      const site = message(page).getByRole('link', { name: 'See the site' });
      await expect(site).toHaveAttribute('href', '/about-us');
      await page.goto('/admin/#/pages');
      await expect(message(page)).toHaveText('');
      await page.getByRole('button', { name: 'Options for “Our Teams”' }).click();
      await page.getByRole('button', { name: 'Hide “Our Teams” from visitors' }).click();
      await expect(page.getByText('Visitors still see it until you publish')).toBeVisible();
      // Everybody sees it until the site is built again.
      await publishButton(page).click();
      await expect(message(page)).toContainText('Published: visitors see it soon');
      await page.clock.setFixedTime(Date.now() + 11 * 60_000);
      await page.reload();
      await expect(message(page)).toContainText('Not online yet. Published:');
      await expect(page.getByText('a red mark beside the newest one')).toBeVisible();
      const list = page.getByRole('link', { name: 'Open GitHub’s list of changes' });
      await expect(list).toHaveAttribute('href', /\/our-team\/website\/commits\/main$/);
      // Somebody else has published since: the site has both.
      service.project.pushed('content/en/note.md', 'Theirs');
      service.build();
      await expect(message(page)).toContainText('Online since');
    },
  );
});
