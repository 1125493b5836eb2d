/** The editor of a project that the test may change, opened in a browser. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { appPage } from '#editor/app/build.ts';
import { projectServer } from '#editor/repositories/this-computer/project-server.ts';
import type { EditingService } from '#site/features/editing/content.ts';
import { serve } from '../../tools/serve.ts';
import { knownTexts } from '../fixtures/known-content.ts';
import { folderWith } from '../support/folder-with.ts';
import { ROOT } from '../support/root.ts';
import { exampleSite } from '../support/sites.ts';
import { expect, test as base } from '../support/test.ts';

/** What `npm run edit` puts into the address that it opens. */
export const TOKEN = 'a-token';

/** The editor reads every language when it starts; English and French are enough to see it do so. */
export const textsOfVisit = (hasFrench: boolean) =>
  Object.fromEntries(knownTexts(hasFrench ? ['en', 'fr'] : ['en']));

const NOT_BUILT = JSON.stringify({ head: '', at: new Date(0).toISOString() });

/**
 * Serves the editor as a build has it.
 * @param target the folder or the service where it saves
 * @param site builds the site around it
 */
export async function serveEditor(target: URL | EditingService, site = exampleSite) {
  const editing = target instanceof URL ? undefined : target;
  return serve({
    dist: await site(),
    over: folderWith({ 'admin/index.html': appPage(editing), 'admin/built.json': NOT_BUILT }),
    ...(target instanceof URL && { answer: projectServer(target, TOKEN) }),
  });
}

/** Writes a project with more files. @returns its folder */
function newProject(files: Readonly<Record<string, string | Buffer>>, hasFrench: boolean): string {
  const folder = fileURLToPath(folderWith());
  cpSync(join(ROOT, 'content/images'), join(folder, 'content/images'), { recursive: true });
  for (const [path, text] of Object.entries({ ...textsOfVisit(hasFrench), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A project, and the browser in which somebody works on it. */
interface Visit {
  group: string;
  project: string;
  site: Awaited<ReturnType<typeof serveEditor>>;
  context: BrowserContext;
}

/** Runs first in each page. A message would cover the lower end of a phone for 6 s. */
function fadeAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[role="status"] > * { animation-delay: 0s !important }');
  document.adoptedStyleSheets.push(sheet);
}

let visit: Visit | undefined;
/** The file of a test, and the outermost group in it. */
const groupOf = ({ titlePath }: TestInfo) => titlePath.slice(0, -1).slice(0, 2).join(' › ');

interface OpenedProject {
  /** The service where the editor saves. Without it, the editor saves in a folder. */
  editing: EditingService | undefined;
  /** Files that the project has besides those that are shipped. */
  files: Readonly<Record<string, string | Buffer>>;
  /** Whether its words are in French, too. */
  hasFrench: boolean;
  visit: Visit;
  /** The folder of the project. */
  project: string;
  /** Reads a file of the project. */
  text: (path: string) => string;
  /** A tab that may open the editor at any address. */
  tab: Page;
  /** The same tab, with Home opened in the editor. */
  editor: Page;
}

/**
 * The `test` of a project in a browser of its own. The tests of a group go on where the one before
 * has left the tab and the project, because the editor takes a second to start. A group of several
 * is `serial`, and each of its tests publishes what it has changed.
 */
export const test = base.extend<OpenedProject>({
  editing: [undefined, { option: true }],
  files: [{}, { option: true }],
  hasFrench: [false, { option: true }],
  visit: [
    async ({ browser, viewport, hasTouch, editing, files, hasFrench }, use, info) => {
      if (visit?.group !== groupOf(info)) {
        await visit?.context.close();
        await visit?.site.close();
        const project = newProject(files, hasFrench);
        const site = await serveEditor(editing ?? pathToFileURL(`${project}/`));
        const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch });
        await context.addInitScript(fadeAtOnce);
        visit = { group: groupOf(info), project, site, context };
      }
      await use(visit);
    },
    // The first test waits for the editor to be built, which takes longer on a busy machine.
    { scope: 'test', timeout: 180_000 },
  ],
  project: async ({ visit }, use) => use(visit.project),
  site: async ({ visit }, use) => use(visit.site),
  context: async ({ visit }, use) => use(visit.context),
  page: async ({ visit: { context } }, use) =>
    use(context.pages().at(-1) ?? (await context.newPage())),
  text: async ({ project }, use) => use((path) => readFileSync(join(project, path), 'utf8')),
  tab: async ({ page }, use) => {
    await giveToken(page);
    await use(page);
  },
  editor: async ({ tab }, use) => {
    await openHome(tab);
    await use(tab);
  },
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
/** The message above the buttons *Undo* and *Publish*. */
export const message = (page: Page) =>
  page.getByRole('region', { name: 'Editor' }).getByRole('status');

/** Waits until this device keeps what was changed: a tab that is closed sooner asks first. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(message(page)).toHaveText(/^Saved on this device until you publish\./);
  await expect(message(page)).toHaveAttribute('aria-busy', 'false');
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(message(page)).toContainText(/Published:|visitors do not see/i);
}

/** The address at which the form of a field is open. @param page the page beside the form */
export const fieldAddress = (path: string, keys: string, page = 'home') =>
  `/admin/#/page?${new URLSearchParams({ page, path, keys, sheet: '' })}`;

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
