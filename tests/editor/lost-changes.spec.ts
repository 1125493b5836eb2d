import type { Page } from '@playwright/test';
import { pathOf } from '../../editor/files/model.ts';
import { expect } from '../support/test.ts';
import {
  afterSaving,
  badgeOf,
  EDITOR,
  listed,
  openFile,
  openProject,
  PICK_PROJECT,
  preview,
  save,
  saveButton,
  savedFiles,
  savedText,
  test,
  textOf,
  dismiss,
  typeBadge,
  writeFiles,
} from './editor.ts';

test.setTimeout(90_000);
// Failures are logged in the console, too.
test.use({ actionTimeout: 15_000, expectedErrors: /^console: (?!policy)/ });

/** Takes the folder of the English pages away. */
const takePages = (page: Page) =>
  page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const part of ['project', 'content', 'en']) folder = await folder.getDirectoryHandle(part);
    await folder.removeEntry('pages', { recursive: true });
  });

/** What {@link fillDisk} leaves in the page. */
interface DiskOfTest {
  makeRoom: () => void;
}

/**
 * Leaves no room on the disk, nor, until the page is closed, in the browser itself. @param step the
 * step of writing that fails
 */
const fillDisk = (page: Page, step: 'write' | 'close') =>
  page.evaluate((failing) => {
    const { prototype } = FileSystemWritableFileStream;
    const write = prototype[failing];
    const full = new DOMException('No room.', 'QuotaExceededError');
    Storage.prototype.setItem = () => {
      throw full;
    };
    prototype[failing] = () => Promise.reject(full);
    Object.assign(globalThis, { makeRoom: () => Object.assign(prototype, { [failing]: write }) });
  }, step);

test('nothing that is typed is lost on this computer', async ({ page }) => {
  await openProject(page);
  const home = pathOf('home', 'en');
  const type = (text: string) => typeBadge(page, text);
  const homeNow = () => savedText(page, 'home');
  const writeHome = (text: string) => writeFiles(page, { [home]: text });
  /** What the dialog says that Save brings. */
  const refused = async () => {
    await saveButton(page).click();
    return dismiss(page);
  };

  let whole = '';
  const putBack = () => writeHome(whole);
  const makeRoom = () => page.evaluate(() => (globalThis as unknown as DiskOfTest).makeRoom());
  for (const [fault, sentence, begin, end] of [
    ['The disk is full', 'Is the disk full', () => fillDisk(page, 'write'), makeRoom],
    ['The disk is full at the end', 'Is the disk full', () => fillDisk(page, 'close'), makeRoom],
    ['Broken by hand', 'it cannot be read:', () => writeHome(`${whole}more: [\n`), putBack],
    ['The folder is moved', 'Has the folder been moved', () => takePages(page), putBack],
  ] as const)
    await test.step(`${fault}: the editor reports it, file and form stay, and a later save works`, async () => {
      await openFile(page, 'Home');
      await type(fault);
      whole = await homeNow();
      await begin();
      const faulty = await homeNow();
      expect(await refused()).toContain(sentence);
      expect(await homeNow()).toBe(faulty);
      await expect(badgeOf(page)).toHaveValue(fault);
      await end();
      await save(page);
      expect(await homeNow()).toContain(`badge: ${fault}`);
      await expect(afterSaving(page)).toContainText('Saved.');
      const left = async () =>
        [...(await savedFiles(page)).keys()].filter((path) => path.includes('.sveltia'));
      await expect.poll(left).toEqual([]);
    });

  await test.step('somebody changes the file by hand meanwhile: both stay; where it is the same field the editor says so, and only a second Save replaces', async () => {
    await openFile(page, 'Home');
    await type('Mine');
    const byHand = (await homeNow()).replace(/^title:.*$/m, 'title: A title by hand');
    const theirs = byHand.replace(/badge:.*$/m, 'badge: Theirs');
    await writeHome(theirs);
    expect(await refused()).toContain('Hero › Badge: they wrote “Theirs”.');
    expect(await homeNow()).toBe(theirs);
    await save(page);
    expect(await homeNow()).toBe(theirs.replace('Theirs', 'Mine'));
  });

  await test.step('the tab is closed: it asks first, and the words are there again', async () => {
    await openFile(page, 'Home');
    await type('Before the tab was closed');
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const request = indexedDB.open('gitea:this/computer');
          await new Promise((resolve) => (request.onsuccess = resolve));
          const all = request.result
            .transaction('draft-backups')
            .objectStore('draft-backups')
            .getAll();
          await new Promise((resolve) => (all.onsuccess = resolve));
          request.result.close();
          return JSON.stringify(all.result);
        }),
      )
      .toContain('Before the tab was closed');
    const again = await page.context().newPage();
    page.on('dialog', (one) => void one.accept());
    await page.close();
    await again.goto('/robots.txt');
    await writeFiles(again, { [pathOf('faqs', 'en')]: `${textOf('faqs')}  - [\n` });
    await again.goto(EDITOR);
    await expect(again.getByRole('alertdialog')).toBeHidden();
    await openOnceMore(again);
    await again.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(badgeOf(again)).toHaveValue('Before the tab was closed');

    await test.step('a file that was broken by hand is reported; the others open', async () => {
      await expect(again.getByText(/could not be read/)).toBeVisible();
      await expect(preview(again).tools.getByRole('status')).toContainText(
        '“Questions” cannot be read, because somebody has changed content/en/faqs.yaml, line',
      );
    });
  });
});

/** Opens the folder and Home in a tab in which nothing was opened yet. */
async function openOnceMore(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Work with Local Repository' });
  await start.or(listed(page, 'Home')).waitFor();
  if (await start.isVisible()) {
    await page.evaluate(PICK_PROJECT);
    await start.click();
  }
  await listed(page, 'Home').click();
}
