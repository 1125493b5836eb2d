import type { Page } from '@playwright/test';
import { pathOf } from '../../editor/files/place.ts';
import { expect } from '../support/test.ts';
import {
  afterSaving,
  badgeOf,
  EDITOR,
  leavingOut,
  leave,
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
  told,
  typeBadge,
  writeFiles,
} from './editor.ts';

test.setTimeout(90_000);
// What fails is told in the console too.
test.use({ actionTimeout: 15_000, problems: leavingOut(/^console: (?!policy)/) });

/** Takes the folder of the English pages away. */
async function takePages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const part of ['project', 'content', 'en']) folder = await folder.getDirectoryHandle(part);
    await folder.removeEntry('pages', { recursive: true });
  });
}

test('nothing that is typed is lost on this computer', async ({ page }) => {
  await openProject(page);
  const home = pathOf('home', 'en');
  const type = (text: string) => typeBadge(page, text);
  const homeNow = () => savedText(page, 'home');
  const writeHome = (text: string) => writeFiles(page, { [home]: text });
  /** What the dialog says that Save brings. */
  const refused = async () => {
    await saveButton(page).click();
    return told(page);
  };

  for (const step of ['write', 'close'] as const) {
    await test.step(`the disk is full (told on ${step}): the file and the words stay`, async () => {
      await openFile(page, 'Home');
      await type(`On a full disk, ${step}`);
      await page.evaluate((failing) => {
        const { prototype } = FileSystemWritableFileStream;
        const before = prototype[failing];
        Object.assign(globalThis, {
          roomAgain: () => Object.assign(prototype, { [failing]: before }),
        });
        // The browser itself has no room either, until the page is closed.
        Storage.prototype.setItem = () => {
          throw new DOMException('No room.', 'QuotaExceededError');
        };
        prototype[failing] = () =>
          Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
      }, step);
      expect(await refused()).toContain('Is the disk full');
      await expect(badgeOf(page)).toHaveValue(`On a full disk, ${step}`);
      expect(await homeNow()).not.toContain('On a full disk, write');
      expect((await homeNow()).length).toBeGreaterThan(500);
      await page.evaluate(() => (globalThis as unknown as { roomAgain: () => void }).roomAgain());
      if (step === 'write') return leave(page);
      await save(page);
      expect(await homeNow()).toContain(`On a full disk, ${step}`);
      await expect(afterSaving(page)).toContainText('Saved.');
      const left = async () =>
        [...(await savedFiles(page)).keys()].filter((path) => path.includes('.sveltia'));
      await expect.poll(left).toEqual([]);
    });
    if (step === 'write') {
      await test.step('what was left unsaved is offered when its form is opened again', async () => {
        await listed(page, 'Home').click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: 'Discard' }).click();
        await leave(page);
      });
    }
  }

  await test.step('somebody changes the file by hand meanwhile: both stay; told where it is the same field, which only a second Save replaces', async () => {
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

  await test.step('the file is broken by hand meanwhile: it is told, and not written over', async () => {
    await openFile(page, 'Home');
    await type('While it is broken');
    const whole = await homeNow();
    const broken = `${whole}more: [\n`;
    await writeHome(broken);
    expect(await refused()).toContain('it cannot be read:');
    expect(await homeNow()).toBe(broken);
    await expect(badgeOf(page)).toHaveValue('While it is broken');
    await writeHome(whole);
    await save(page);
    expect(await homeNow()).toContain('While it is broken');
  });

  await test.step('the folder is moved away meanwhile: it is told, and once it is back saving works', async () => {
    await openFile(page, 'Home');
    await type('In a folder that moved');
    const whole = await homeNow();
    await takePages(page);
    expect(await refused()).toContain('Was the folder moved');
    await expect(badgeOf(page)).toHaveValue('In a folder that moved');
    await writeHome(whole);
    await save(page);
    expect(await homeNow()).toContain('In a folder that moved');
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

    await test.step('a file that was broken by hand before is told; the others open', async () => {
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
