/** A project of its own, opened in the editor, and what its tests do again and again. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { projectServer } from '../../scripts/edit/project-server.ts';
import { serve } from '../../scripts/serve.ts';
import { ROOT } from '../support/root.ts';
import { expect, test as base } from '../support/test.ts';
import { siteWithApp } from './site-with-app.ts';

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
    const served = await serve({ dist: await siteWithApp(), first });
    await use(served);
    await served.close();
  },
  editor: async ({ page }, use) => {
    await openHere(page);
    await use(page);
  },
});

/** Opens the editor at Home, where nobody has to sign in. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/admin/#/page?page=home');
  await field(page, 'Home › Top of the page › Badge').first().waitFor();
}

/** The same in a tab that has the token of the address that `npm run edit` has opened. */
export async function openHere(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('token', 'a-token'));
  await openHome(page);
}

/** A text on the page, by the words of its field. */
export const field = (page: Page, name: string) =>
  page.frameLocator('iframe').getByRole('textbox', { name, exact: true });
export const said = (page: Page) =>
  page.getByRole('region', { name: 'Editor' }).getByRole('status');
export const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(said(page)).toContainText('Published.');
};
