import type { Page } from '@playwright/test';
import { pathOf } from '../../editor/files/place.ts';
import { expect } from '../support/test.ts';
import {
  added,
  afterSaving,
  EDITOR,
  leavingOut,
  leave,
  listed,
  openFile,
  openProject,
  preview,
  save,
  saveButton,
  savedFiles,
  savedText,
  test,
  textOf,
} from './editor.ts';

test.setTimeout(90_000);
// What fails is told in the console too.
test.use({ actionTimeout: 15_000, problems: leavingOut(/^console: (?!policy)/) });

const badgeOf = (page: Page) => page.getByRole('textbox', { name: 'Badge' });

/** Writes into the headline's badge. A copy is kept only of what a hand has typed: the last key is one. */
async function type(page: Page, text: string): Promise<void> {
  await badgeOf(page).fill(text);
  await badgeOf(page).press('End');
  await expect(preview(page).screen.getByText(text)).toBeAttached();
}

/** Somebody writes into the folder with another program. */
async function writeByHand(page: Page, path: string, text: string): Promise<void> {
  await page.evaluate(
    async ([parts, words]) => {
      const root = await navigator.storage.getDirectory();
      let folder = await root.getDirectoryHandle('project');
      for (const part of parts.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      // The editor's own way of writing is what is tested.
      const stream = await file.createWritable();
      await stream.write(words);
      await stream.close();
    },
    [path.split('/'), text] as const,
  );
}

/** Takes the folder of the English pages away. */
async function takePages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const part of ['project', 'content', 'en']) folder = await folder.getDirectoryHandle(part);
    await folder.removeEntry('pages', { recursive: true });
  });
}

/** What the dialog says that Save brings; it is closed then. */
async function refused(page: Page): Promise<string> {
  await saveButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'OK' }).click();
  return text;
}

test('nothing that is typed is lost on this computer', async ({ page }) => {
  await openProject(page);
  const home = pathOf('home', 'en');

  for (const step of ['write', 'close'] as const) {
    await test.step(`the disk is full (told on ${step}): the file and the words stay`, async () => {
      await openFile(page, 'Home');
      await type(page, `On a full disk, ${step}`);
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
      expect(await refused(page)).toContain('Is the disk full');
      await expect(badgeOf(page)).toHaveValue(`On a full disk, ${step}`);
      expect(await savedText(page, 'home')).not.toContain('On a full disk, write');
      expect((await savedText(page, 'home')).length).toBeGreaterThan(500);
      await page.evaluate(() => (globalThis as unknown as { roomAgain: () => void }).roomAgain());
      if (step === 'write') return leave(page);
      await save(page);
      expect(await savedText(page, 'home')).toContain(`On a full disk, ${step}`);
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

  await test.step('somebody changes another field of the file by hand meanwhile: both stay', async () => {
    await openFile(page, 'Home');
    await type(page, 'From the form');
    const now = await savedText(page, 'home');
    await writeByHand(page, home, now.replace(/^title:.*$/m, 'title: A title by hand'));
    await save(page);
    expect(added(textOf('home'), await savedText(page, 'home'))).toEqual([
      'title: A title by hand',
      '  badge: From the form',
    ]);
  });

  await test.step('somebody changes the same field: told which, and only a second Save replaces it', async () => {
    await openFile(page, 'Home');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A title by hand');
    await type(page, 'Mine');
    const theirs = (await savedText(page, 'home')).replace(/badge:.*$/m, 'badge: Theirs');
    await writeByHand(page, home, theirs);
    expect(await refused(page)).toContain('Hero › Badge: they wrote “Theirs”.');
    expect(await savedText(page, 'home')).toBe(theirs);
    await save(page);
    expect(await savedText(page, 'home')).toBe(theirs.replace('Theirs', 'Mine'));
  });

  await test.step('the file is broken by hand meanwhile: it is told, and not written over', async () => {
    await openFile(page, 'Home');
    await type(page, 'While it is broken');
    const whole = await savedText(page, 'home');
    const broken = `${whole}more: [\n`;
    await writeByHand(page, home, broken);
    expect(await refused(page)).toContain('it cannot be read:');
    expect(await savedText(page, 'home')).toBe(broken);
    await expect(badgeOf(page)).toHaveValue('While it is broken');
    await writeByHand(page, home, whole);
    await save(page);
    expect(await savedText(page, 'home')).toContain('While it is broken');
  });

  await test.step('the folder is moved away meanwhile: it is told, and once it is back saving works', async () => {
    await openFile(page, 'Home');
    await type(page, 'In a folder that moved');
    const whole = await savedText(page, 'home');
    await takePages(page);
    expect(await refused(page)).toContain('Was the folder moved');
    await expect(badgeOf(page)).toHaveValue('In a folder that moved');
    await writeByHand(page, home, whole);
    await save(page);
    expect(await savedText(page, 'home')).toContain('In a folder that moved');
  });

  await test.step('the tab is closed: it asks first, and the words are there again', async () => {
    await openFile(page, 'Home');
    await type(page, 'Before the tab was closed');
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
    await writeByHand(again, pathOf('faqs', 'en'), `${textOf('faqs')}  - [\n`);
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
    await page.evaluate(() => {
      Object.assign(globalThis, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
      });
    });
    await start.click();
  }
  await listed(page, 'Home').click();
}
