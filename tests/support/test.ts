import { test as base, expect, type Page, type Response } from '@playwright/test';
import { serve, type Served } from '../../tools/serve.ts';

/** The state of scripts when a visitor acts: loaded, or still loading. */
type Way = 'script' | 'before script';

export interface Options {
  way: Way;
  /**
   * Whether pages are painted. False by default: layout, clicks and texts are the same, for a third
   * to a tenth less CPU time. Tests of pixels or paints set it; axe draws the page while it looks.
   */
  drawn: boolean;
  /** Problems that a test causes on purpose. */
  expectedErrors: RegExp | undefined;
}

interface Fixtures {
  /** Console errors, page errors, policy violations and requests to other hosts so far. */
  problems: string[];
  /**
   * Opens a path, and waits until the whole page is loaded; in `before script`, except its scripts.
   */
  open: (path: string) => Promise<Response | null>;
  /** Releases the scripts held back by `before script`, and waits until they have run. */
  letScriptsArrive: () => Promise<void>;
  watched: undefined;
  /** Folder of the built site under test; variants set their own. */
  dist: URL;
  site: { url: string };
}

/**
 * The servers of this worker by folder. Not worker fixtures, since Playwright would start extra
 * workers and browsers for them. They end with the process.
 */
const servers = new Map<string, Promise<Served>>();

/**
 * Has pages arrive with other HTML, as from another host or for another browser. A test that changes
 * styles or scripts sets `bypassCSP: true`, since the policy contains their hashes.
 */
export const changeHtml = (page: Page, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    return route.fulfill({ response, body: change(await response.text()) });
  });

/** The script that holds back all others. */
const HELD = '/held.js';

/**
 * Holds every script back until the returned function is called: modules run in their order, and one
 * that has not arrived yet comes first.
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<undefined>();
  await changeHtml(page, (html) =>
    html.replace('<meta ', `<script type="module" src="${HELD}"></script>$&`),
  );
  await page.route(`**${HELD}`, async (route) => {
    await arrival.promise;
    // The page may be closed already.
    await route.fulfill({ body: '', contentType: 'text/javascript' }).catch(() => {});
  });
  return async () => {
    const loaded = page.waitForLoadState('load');
    arrival.resolve(undefined);
    await loaded;
  };
}

/** Runs first in each page: lays it out without painting it or transitions between pages. */
export function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  // The top layer is painted separately.
  sheet.replaceSync(
    'html, dialog, [popover] { opacity: 0 !important } @view-transition { navigation: none }',
  );
  document.adoptedStyleSheets.push(Object.assign(sheet, { drawsNothing: true }));
}

/**
 * The `test` of every spec: serves the production build, and fails for every error in the console.
 */
export const test = base.extend<Fixtures & Options>({
  way: ['script', { option: true }],
  drawn: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  dist: async ({}, use) => use(new URL('../../dist/', import.meta.url)),
  site: async ({ dist }, use) => {
    const served = servers.get(dist.href) ?? serve({ dist });
    servers.set(dist.href, served);
    await use(await served);
  },
  baseURL: async ({ site }, use) => use(site.url),
  // The policy does not allow held-back scripts at their new address; the other ways keep the
  // policy.
  bypassCSP: async ({ way }, use) => use(way === 'before script'),

  problems: async ({}, use) => use([]),

  watched: [
    async ({ context, site, problems, drawn, expectedErrors }, use) => {
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The browser logs the page's own status 404, which is right for an unknown address.
        const isPage = message.location().url === message.page()?.url();
        if (isPage && message.text().includes('status of 404')) return;
        problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isAllowed = origin === site.url || protocol === 'data:' || protocol === 'blob:';
        if (!isAllowed) problems.push(`request to another host: ${request.url()}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
        });
      });
      if (!drawn) await context.addInitScript(drawNothing);
      await use(undefined);
      expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page, way }, use) => {
    await use(async (path) => {
      const waitUntil = way === 'before script' ? 'commit' : 'load';
      const response = await page.goto(path, { waitUntil });
      await page.locator('body > footer').waitFor({ state: 'attached' });
      return response;
    });
  },

  letScriptsArrive: [
    async ({ page, way }, use) =>
      use(way === 'before script' ? await holdScripts(page) : async () => {}),
    { auto: true },
  ],
});

export { expect };
