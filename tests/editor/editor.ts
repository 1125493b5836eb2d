import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { buildEditor } from '../../editor/build.ts';
import { FILES, type FileName } from '../../editor/files/content-file.ts';
import { answering } from '../../scripts/serve/answer.ts';
import { FILE_TYPES, endingOf } from '../../hosting/types.ts';
import { ROOT } from '../support/root.ts';
import { test as base } from '../support/test.ts';

/** Serves the site with the editor at /admin/, until this worker ends. */
async function serveWithEditor(dist: URL): Promise<{ url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await buildEditor(pathToFileURL(`${folder}/`));
  const site = answering(dist);
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/[?#].*/, '');
    if (!path.startsWith('/admin/')) return void site(request, response);
    const file = join(folder, path.slice('/admin/'.length) || 'index.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': FILE_TYPES[endingOf(file)]?.type });
    return void response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let served: ReturnType<typeof serveWithEditor> | undefined;

/** The `test` of somebody who edits: the built site, and the editor at /admin/. */
export const test = base.extend({
  problems: async ({}, use) => {
    const problems: string[] = [];
    // The service, which a test answers for, and what the CMS tries and its page's policy holds back: fonts of another
    // host, and an address for the links of the preview.
    const push = (...found: string[]) =>
      Array.prototype.push.apply(
        problems,
        found.filter(
          (text) =>
            !/githubstatus\.com|api\.github\.com|cdn\.jsdelivr\.net|base[- ]uri/i.test(text),
        ),
      );
    Object.defineProperty(problems, 'push', { value: push });
    await use(problems);
  },
  site: [
    async ({ dist }, use) => use(await (served ??= serveWithEditor(dist))),
    { scope: 'test', timeout: 120_000 },
  ],
});

/** Every file of content/ that the editor reads, by its path from the project's root. */
export const PROJECT_FILES = globSync('content/{*.yaml,{en,images}/**/*.*}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('README.md'));

export const textOf = (name: FileName) => readFileSync(join(ROOT, FILES[name].path), 'utf8');

export const EDITOR = '/admin/';

/** Puts a copy of content/ into the browser's own file system, and answers the directory picker with it. */
export async function layOutProject(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
    });
  });
  await page.goto('/robots.txt');
  const files = PROJECT_FILES.map((path) => ({
    path,
    base64: readFileSync(join(ROOT, path)).toString('base64'),
  }));
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const project = await root.getDirectoryHandle('project', { create: true });
    await project.getDirectoryHandle('.git', { create: true });
    for (const { path, base64 } of all) {
      const parts = path.split('/');
      let folder = project;
      for (const part of parts.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await stream.close();
    }
  }, files);
}

/** The text of a file as it lies in that project now. */
export async function savedText(page: Page, name: FileName): Promise<string> {
  return page.evaluate(async (path) => {
    const parts = path.split('/');
    const root = await navigator.storage.getDirectory();
    let folder = await root.getDirectoryHandle('project');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  }, FILES[name].path);
}

/** Whether the service has a bad day is asked of another host. */
export async function answerStatus(page: Page): Promise<void> {
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
}

/** Opens the editor and the folder of the project. */
export async function openProject(page: Page): Promise<void> {
  await layOutProject(page);
  await answerStatus(page);
  await page.goto(EDITOR);
  await page.getByRole('button', { name: 'Open the project’s folder' }).click();
  await page.getByText('Home').first().waitFor();
}

/** What stands beside the form: its tools and mistakes, and in it the page itself. */
export function preview(page: Page) {
  const tools = page.frameLocator('iframe');
  return { tools, screen: tools.frameLocator('iframe') };
}

/** Opens the form of a file; the page beside it is there then. */
export async function openFile(page: Page, name: FileName): Promise<void> {
  await page.goto(`${EDITOR}#/collections/_singletons/entries/${name}`);
  await page.reload();
  await preview(page).screen.getByRole('main').waitFor();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
