/** A project of its own, opened in the editor, and what its tests do again and again. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { buildApp } from '../../editor/app/build.ts';
import { lock } from '../../scripts/bootstrap/lock.mjs';
import { projectServer } from '../../scripts/edit/project-server.ts';
import { serve } from '../../scripts/serve.ts';
import { ROOT } from '../support/root.ts';
import { expect, test as base } from '../support/test.ts';

/** A page of the site, for what the server says of its policy. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>Site</title></html>';

let built: Promise<string> | undefined;

/** A folder of a site with the editor in it, built once. */
export const siteWithApp = (): Promise<string> => (built ??= buildSite());

async function buildSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const page of ['index', '404']) writeFileSync(join(folder, `${page}.html`), EMPTY_PAGE);
  cpSync(join(ROOT, 'content/images/logo.svg'), join(folder, 'favicon.svg'));
  const unlock = await lock('app-under-test');
  await buildApp(pathToFileURL(`${join(folder, 'admin')}/`)).finally(unlock);
  const built = { at: new Date(0).toISOString(), files: [] };
  writeFileSync(join(folder, 'admin/built.json'), JSON.stringify(built));
  return folder;
}

interface OpenedProject {
  /** The folder of a project of its own. */
  project: string;
  /** What a file of it says. */
  text: (path: string) => string;
  /** The editor with the project, opened at Home. */
  editor: Page;
}

export const test = base.extend<OpenedProject>({
  project: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'project-'));
    cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  text: async ({ project }, use) => use((path) => readFileSync(join(project, path), 'utf8')),
  site: async ({ project }, use) => {
    const first = projectServer(pathToFileURL(`${project}/`), 'a-token');
    const served = await serve({ dist: pathToFileURL(`${await siteWithApp()}/`), first });
    await use(served);
    await served.close();
  },
  editor: async ({ page }, use) => {
    await page.goto('/admin/#token=a-token');
    await page.getByRole('region', { name: 'Editor' }).waitFor();
    await page.goto('/admin/#/page?page=home');
    await field(page, 'Home › Hero › Badge').first().waitFor();
    await use(page);
  },
});

/** A text on the page, by the words of its field. */
export const field = (page: Page, name: string) =>
  page.frameLocator('iframe').getByRole('textbox', { name, exact: true });
export const said = (page: Page) => page.getByRole('status');
export const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(said(page)).toContainText('Published.');
};
