/** A project of its own, opened in the editor, and what its tests do again and again. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { folderWith } from '../support/folder-with.ts';
import { ROOT } from '../support/root.ts';
import { expect, test as base } from '../support/test.ts';
import { serveProject, TOKEN } from './serve-editor.ts';

/** The editor reads every language when it starts; English and French are enough to see it do so. */
export const isOfOtherLanguage = (path: string) =>
  /content[\\/](translations[\\/])?(ar|pt|sw)\b/.test(path);

interface OpenedProject {
  /** The folder of a project of its own. */
  project: string;
  /** What a file of it says. */
  text: (path: string) => string;
  /** A tab that may open the editor with the project, at any address. */
  tab: Page;
  /** The editor, opened at Home. */
  editor: Page;
}

/** The first test waits for the editor to be built, which takes longer on a busy machine. */
export const FOR_A_BUILD = { scope: 'test', timeout: 180_000 } as const;

/** Writes a project as it is shipped. @returns its folder */
function newProject(): string {
  const folder = fileURLToPath(folderWith());
  cpSync(join(ROOT, 'content'), join(folder, 'content'), {
    recursive: true,
    filter: (path) => !isOfOtherLanguage(path),
  });
  return folder;
}

export const test = base.extend<OpenedProject>({
  project: async ({}, use) => use(newProject()),
  text: async ({ project }, use) => use((path) => readFileSync(join(project, path), 'utf8')),
  site: [
    async ({ project }, use) => {
      const served = await serveProject(pathToFileURL(`${project}/`));
      await use(served);
      await served.close();
    },
    FOR_A_BUILD,
  ],
  tab: async ({ page }, use) => {
    await giveToken(page);
    await use(page);
  },
  editor: async ({ tab }, use) => {
    await openHome(tab);
    await use(tab);
  },
});

/** A project, and the tab in which somebody works on it. */
interface Visit {
  of: string;
  project: string;
  site: Awaited<ReturnType<typeof serveProject>>;
  context: BrowserContext;
  page: Page;
}

let visit: Visit | undefined;
const groupOf = ({ titlePath }: TestInfo) => titlePath.slice(0, -1).join(' › ');

/**
 * The `test` of a group whose tests go on where the one before has left the tab and the project: the
 * editor takes a second to start. Such a group is `serial`, and each of its tests but the last leaves
 * nothing unpublished.
 */
export const testInOneVisit = test.extend<{ visit: Visit }>({
  visit: [
    async ({ browser, viewport, hasTouch }, use, info) => {
      if (visit?.of !== groupOf(info)) {
        await visit?.context.close();
        await visit?.site.close();
        const project = newProject();
        const site = await serveProject(pathToFileURL(`${project}/`));
        const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch });
        visit = { of: groupOf(info), project, site, context, page: await context.newPage() };
      }
      await use(visit);
    },
    FOR_A_BUILD,
  ],
  project: async ({ visit }, use) => use(visit.project),
  site: async ({ visit }, use) => use(visit.site),
  context: async ({ visit }, use) => use(visit.context),
  page: async ({ visit }, use) => use(visit.page),
});

/** Opens the editor at Home, where nobody has to sign in. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/admin/#/page?page=home');
  await field(page, 'Home › Top of the page › Badge').first().waitFor();
}

/** Gives a tab the token of the address that `npm run edit` opens. */
export const giveToken = (page: Page) =>
  page.addInitScript((token) => sessionStorage.setItem('token', token), TOKEN);

/** A text on the page, by the words of its field. */
export const field = (page: Page, name: string) =>
  page.frameLocator('[title="Page"]').getByRole('textbox', { name, exact: true });
export const said = (page: Page) =>
  page.getByRole('region', { name: 'Editor' }).getByRole('status');
/** Waits until this device keeps what was changed: a tab that is closed sooner asks first. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect(said(page)).toHaveText(/^Saved on this device until you publish\./);
  await expect(said(page)).toHaveAttribute('aria-busy', 'false');
}
export const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(said(page)).toContainText(/Published\.|Saved as a draft/);
};

/** Writes ọ̀ as an input method composes it, at the caret. */
export async function compose(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of ['o', 'ọ', 'ọ̀'])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send('Input.insertText', { text: 'ọ̀' });
}

/** Pastes what another program has copied, by its types. */
export const paste = (into: Locator, data: Record<string, string>) =>
  into.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, data);
