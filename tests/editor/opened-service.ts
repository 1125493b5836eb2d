/** The editor of a project at GitHub, which answers as documented. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { GITHUB as SERVICE } from '#editor/repositories/github-addresses.ts';
import type { Built } from '#editor/store/online/built.ts';
import type { EditingService } from '#site/features/editing/schema.ts';
import { ROOT } from '../support/root.ts';
import { field, isOfOtherLanguage, testInOneVisit } from './opened-project.ts';
import { gitHubServer } from './services/github-server.ts';
import { ServedProject } from './services/served-project.ts';

/** What becomes of the next request that writes. */
export interface Fault {
  /** Without one the connection is cut. */
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Whether the service has done what it was asked. */
  after?: boolean;
}

/** A service, and the project there. */
class OnlineService {
  readonly project: ServedProject;
  readonly editing: EditingService;
  /** Each is taken once, by a request that writes. */
  readonly faults: Fault[] = [];
  /** Whether the connection is there. */
  isUp = true;
  /** What the host has built the site from. */
  built: Built;

  constructor(editing: EditingService) {
    this.editing = editing;
    const paths = globSync('content/**/*.{yaml,md,json,svg}', { cwd: ROOT });
    const files = paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.startsWith('content/schemas/') && !isOfOtherLanguage(path))
      .map((path) => [path, readFileSync(join(ROOT, path))] as const);
    this.project = new ServedProject(Object.fromEntries(files));
    this.built = this.#now();
  }

  #now(): Built {
    return { head: this.project.head, at: new Date().toISOString() };
  }

  async install(context: BrowserContext): Promise<void> {
    await context.route(`${SERVICE.api}/**`, (route) => this.#answer(route));
    await context.route('**/admin/built.json', async (route) =>
      route.fulfill({ json: this.built }),
    );
  }

  /** The host builds what is on the branch. */
  build(): void {
    this.built = this.#now();
  }

  text(path: string): string {
    return String(this.project.files.get(path));
  }

  async #answer(route: Route): Promise<void> {
    const asked = route.request();
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Expose-Headers': '*',
    };
    if (!this.isUp) return route.abort('internetdisconnected');
    const body = asked.postData();
    const isWrite = asked.method() === 'POST' && !/"query":"query|"query ?\(/.test(body ?? '');
    const fault = isWrite ? this.faults.shift() : undefined;
    const sent = new Request(asked.url(), {
      method: asked.method(),
      headers: { authorization: asked.headers()['authorization'] ?? '' },
      ...(body === null ? {} : { body }),
    });
    const done = fault && !fault.after ? undefined : await gitHubServer(sent, this.project);
    if (fault && fault.status === undefined) return route.abort('connectionreset');
    if (fault)
      return route.fulfill({
        status: fault.status ?? 500,
        headers: { ...headers, ...fault.headers },
        json: fault.body ?? { message: 'A fault' },
      });
    const bytes = Buffer.from((await done?.bytes()) ?? []);
    return route.fulfill({ status: done?.status ?? 500, headers, body: bytes });
  }
}

export const GITHUB: EditingService = {
  service: 'github',
  repository: 'our-team/website',
  branch: 'main',
};

const services = new WeakMap<BrowserContext, OnlineService>();

export const test = testInOneVisit.extend<{ service: OnlineService }>({
  editing: GITHUB,
  // The browser logs each request that a fault makes fail.
  expectedErrors: /^console: Failed to load resource|^request to another host/,
  service: async ({ context, editing }, use) => {
    const service = services.get(context) ?? new OnlineService(editing ?? GITHUB);
    if (!services.has(context)) await service.install(context);
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
