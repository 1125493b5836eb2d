/** The editor of a project at GitHub, which answers as documented. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { GITHUB as SERVICE } from '#editor/repositories/github-addresses.ts';
import type { Built } from '#editor/store/online/built.ts';
import type { EditingService } from '#site/features/editing/content.ts';
import { ROOT } from '../support/root.ts';
import { field, test as testInProject, textsOfVisit } from './opened-project.ts';
import { startFaultyService } from './services/faulty-service.ts';
import { gitHubServer } from './services/github-server.ts';
import { ServedProject } from './services/served-project.ts';

/** What a page of another host must say before a browser lets the editor read it. */
const ALLOWED = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };

/** Starts a service with a project, which all tabs of a browser take for GitHub. */
async function openService(context: BrowserContext, editing: EditingService) {
  const pictures = globSync('content/images/*', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path, readFileSync(join(ROOT, path))] as const);
  const project = new ServedProject({ ...Object.fromEntries(pictures), ...textsOfVisit(false) });
  const { faults, address } = await startFaultyService((request) => gitHubServer(request, project));
  const now = (): Built => ({ head: project.head, at: new Date().toISOString() });
  const service = {
    project,
    editing,
    faults,
    /** Whether the connection is there. */
    isUp: true,
    /** What the host has built the site from. */
    built: now(),
    /** The host builds what is on the branch. */
    build: () => void (service.built = now()),
    text: (path: string) => String(project.files.get(path)),
  };
  await context.route('**/admin/built.json', (route) => route.fulfill({ json: service.built }));
  await context.route(`${SERVICE.api}/**`, async (route) => {
    if (!service.isUp) return route.abort('internetdisconnected');
    const url = route.request().url().replace(SERVICE.api, address);
    // The server would close a connection that was idle just as it is used again.
    const headers = { ...route.request().headers(), connection: 'close' };
    const response = await route.fetch({ url, headers }).catch(() => undefined);
    if (!response) return route.abort('connectionreset');
    return route.fulfill({ response, headers: { ...response.headers(), ...ALLOWED } });
  });
  return service;
}
type OnlineService = Awaited<ReturnType<typeof openService>>;

export const GITHUB: EditingService = {
  service: 'github',
  repository: 'our-team/website',
  branch: 'main',
};

const services = new WeakMap<BrowserContext, OnlineService>();

export const test = testInProject.extend<{ service: OnlineService }>({
  editing: GITHUB,
  // The browser logs each request that a fault makes fail.
  expectedErrors: /^console: Failed to load resource|^request to another host/,
  service: async ({ context, editing }, use) => {
    const service = services.get(context) ?? (await openService(context, editing ?? GITHUB));
    services.set(context, service);
    await use(service);
  },
});

/** Signs in with a token, on the screen that asks for it. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Sign in with a token' }).click();
}

/** Opens Home, and signs in. */
export async function openSignedIn(page: Page, { project }: OnlineService): Promise<void> {
  await page.goto('/admin/#/page?page=home');
  await signIn(page, project.token);
  await field(page, 'Home › Top of the page › Badge').first().waitFor();
}
