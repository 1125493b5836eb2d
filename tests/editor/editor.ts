import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { writeWorker } from '../../after-build/service-worker.ts';
import { pathOf } from '../../editor/files/model.ts';
import { fileHash, type Built } from '../../editor/online/hashes.ts';
import { buildEditor } from '../../editor/build.ts';
import { editorPage } from '../../editor/page.ts';
import { EDITOR_FOLDER } from '../../hosting/pages.ts';
import { lock } from '../../scripts/bootstrap/lock.mjs';
import type { EditingService } from '../../editor/schema.ts';
import { ROOT } from '../support/root.ts';
import { expect, test as base } from '../support/test.ts';

const sites = new Map<string, Promise<URL>>();

/** The site as it is built, with an editor in it that saves into a folder or to a service. */
export async function withEditor(dist: URL, editing: EditingService | undefined): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The worker is written anew; compressed copies would be sent of the one that knows of no editor,
  // or of another editor.
  const filter = (path: string) => !/sw\.js(\.\w+)?$|[\\/]admin$/.test(path);
  cpSync(fileURLToPath(dist), folder, { recursive: true, filter });
  const site = pathToFileURL(`${folder}/`);
  // Bundled once, however many workers and runs ask for the same.
  const unlock = await lock('editor-under-test');
  await buildEditor(new URL(EDITOR_FOLDER.slice(1), site)).finally(unlock);
  writeFileSync(join(folder, EDITOR_FOLDER, 'index.html'), editorPage(editing));
  if (editing) await writeWorker(site, { keptOnDevice: true, leftAlone: EDITOR_FOLDER });
  return site;
}

interface Editing {
  /** The setting; undefined for the editor of a folder on this computer. */
  editing: EditingService | undefined;
}

/**
 * The `test` of somebody who edits: the built site, and the editor at /admin/, with the headers of
 * both.
 */
export const test = base.extend<Editing>({
  editing: [undefined, { option: true }],
  dist: [
    async ({ editing }, use) => {
      const key = JSON.stringify(editing ?? 'none');
      const site = sites.get(key) ?? withEditor(new URL('../../dist/', import.meta.url), editing);
      sites.set(key, site);
      await use(await site);
    },
    { scope: 'test', timeout: 120_000 },
  ],
});

/** Draws the page and all that is framed in it while something looks at them. */
export async function drawn<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const draw = (isDrawn: boolean) =>
    Promise.all(
      page.frames().map((frame) =>
        frame.evaluate((now) => {
          for (const sheet of document.adoptedStyleSheets) sheet.disabled = now;
        }, isDrawn),
      ),
    );
  await draw(true);
  const seen = await look();
  await draw(false);
  return seen;
}

/** Every file of content/ that the editor reads, by its path from the project's root. */
export const PROJECT_FILES = globSync('content/{*.yaml,{en,fr,ar,images,translations}/**/*.*}', {
  cwd: ROOT,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('README.md'));

export const textOf = (name: string, code = 'en') =>
  readFileSync(join(ROOT, pathOf(name, code)), 'utf8');

/** What the site says that was built from these files. */
export async function builtFrom(files: ReadonlyMap<string, Buffer>): Promise<Built> {
  const hashes = [...files].map(([path, bytes]) => fileHash(path, new Uint8Array(bytes)));
  return { at: new Date().toISOString(), files: await Promise.all(hashes) };
}

/** What the editor says of the last save. */
export const afterSaving = (page: Page) => page.getByRole('status', { name: 'After saving' });

/** The lines that a file has and did not have before. */
export function added(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

export const EDITOR = EDITOR_FOLDER;

/** Has the browser answer the directory picker with a folder of its own file system. */
export const PICK_PROJECT = () => {
  Object.assign(globalThis, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
  });
};

/** Writes files into that folder, by their paths, as another program would. */
export async function writeFiles(page: Page, files: Record<string, string | Buffer>) {
  const all = Object.entries(files).map(([path, content]) => ({
    path,
    base64: Buffer.from(content).toString('base64'),
  }));
  await page.evaluate(async (written) => {
    const root = await navigator.storage.getDirectory();
    const project = await root.getDirectoryHandle('project', { create: true });
    await project.getDirectoryHandle('.git', { create: true });
    const write = async ({ path, base64 }: (typeof written)[number]) => {
      const parts = path.split('/');
      let folder = project;
      for (const part of parts.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.fromBase64(base64));
      await stream.close();
    };
    await Promise.all(written.map(write));
  }, all);
}

/** Puts a copy of content/ into that folder. */
export async function layOutProject(
  page: Page,
  texts: Record<string, string | Buffer> = {},
): Promise<void> {
  await page.addInitScript(PICK_PROJECT);
  await page.goto(EDITOR);
  const files = PROJECT_FILES.map((path) => [path, readFileSync(join(ROOT, path))] as const);
  await writeFiles(page, { ...Object.fromEntries(files), ...texts });
}

/**
 * The files of that folder as they lie there now, by their paths. @param under the start of these
 */
export async function savedFiles(page: Page, under = ''): Promise<Map<string, Buffer>> {
  const all = await page.evaluate(async (start) => {
    const found: [string, string][] = [];
    const visit = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        const inside = `${path}${name}`;
        if (handle.kind === 'directory') await visit(handle, `${inside}/`);
        else if (inside.startsWith(start)) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([inside, bytes.toBase64()]);
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await visit(await root.getDirectoryHandle('project'), '');
    return found;
  }, under);
  return new Map(all.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));
}

/** The text of a file as it lies there now. */
export async function savedText(page: Page, name: string): Promise<string> {
  const path = pathOf(name, 'en');
  return String((await savedFiles(page, path)).get(path));
}

/** Opens the editor and the folder of the project. */
export async function openProject(
  page: Page,
  texts?: Record<string, string | Buffer>,
): Promise<void> {
  await layOutProject(page, texts);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await listed(page, 'Home').waitFor();
}

/** A file in the list, by the name it has there. */
export const listed = (page: Page, label: string) =>
  page.getByRole('grid').getByText(label, { exact: true });

/** What stands beside the form: its tools and mistakes, and in it the page itself. */
export function preview(page: Page) {
  const tools = page.frameLocator('iframe');
  return { tools, screen: tools.frameLocator('iframe') };
}

/** Opens the form of a file from the list; the page beside it is there then. */
export async function openFile(page: Page, label: string): Promise<void> {
  await listed(page, label).click();
  await preview(page).screen.getByRole('main').waitFor();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Scrolls the form until this is there: the CMS lays out only what has come into view. */
export async function scrollTo(what: Locator): Promise<void> {
  const field = what
    .page()
    .getByRole('group', { name: / Field$/ })
    .first();
  await expect(async () => {
    if (await what.isVisible()) return;
    await field.evaluate(async (element) => {
      let pane: Element | null = element;
      while (pane && getComputedStyle(pane).overflowY !== 'auto') pane = pane.parentElement;
      pane?.scrollBy({ top: pane.clientHeight, behavior: 'instant' });
      // What comes into view is laid out by the second frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await what.isVisible()).toBe(true);
  }).toPass({ intervals: [10], timeout: 60_000 });
}

/**
 * Writes into the headline's badge. The CMS stores drafts of typed text only, so the last key is pressed.
 */
export async function typeBadge(page: Page, text: string): Promise<void> {
  await badgeOf(page).fill(text);
  await badgeOf(page).press('End');
  await expect(preview(page).screen.getByText(text)).toBeAttached();
}

export const badgeOf = (page: Page) => page.getByRole('textbox', { name: 'Badge' });

/** Closes a dialog. @returns its text */
export async function dismiss(page: Page, button = 'OK'): Promise<string> {
  const dialog = page.getByRole('alertdialog');
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
  return text;
}

/** Saves, and waits until the list is there again. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(listed(page, 'Home')).toBeVisible();
}

/** Leaves a form without saving it. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(listed(page, 'Home')).toBeVisible();
}

/** Deletes a page of the team's own from the list of all. */
export async function deletePage(page: Page, heading: string): Promise<void> {
  const row = page.getByRole('row', { name: heading });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Delete Selected/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
}
