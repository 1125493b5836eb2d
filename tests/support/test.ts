import { test as base, expect, type Page, type Response, type Route } from '@playwright/test';
import { serve, type Served } from '../../scripts/serve.ts';

/** The state of scripts when a visitor acts: loaded, disabled, or still loading. */
type Way = 'script' | 'no script' | 'before script';

export interface Options {
  way: Way;
  /**
   * Whether pages are painted. False by default: layout, clicks and texts are the same, for a third
   * to a tenth less CPU time. Tests of pixels, contrast or paints set it.
   */
  drawn: boolean;
}

interface Fixtures {
  /** Console errors, page errors, policy violations and requests to other hosts so far. */
  problems: string[];
  /**
   * Opens a path, and waits until the whole page is loaded; in `before script`, except its scripts.
   */
  open: (path: string) => Promise<Response | null>;
  /**
   * Changes the HTML of every page, to remove a feature that older browsers lack. A test that
   * changes styles or scripts sets `bypassCSP: true`, since the policy contains their hashes.
   */
  changeHtml: (change: (html: string) => string) => Promise<unknown>;
  /** Releases the scripts held back by `before script`, and waits until they have run. */
  letScriptsArrive: () => Promise<void>;
  watched: undefined;
  changed: Changed;
  /** Folder of the built site under test; variants set their own. */
  dist: URL;
  site: { url: string };
}

/**
 * The servers of this worker by folder. Not worker fixtures, since Playwright would start extra
 * workers and browsers for them. They end with the process.
 */
const servers = new Map<string, Promise<Served>>();

/** The path of inline scripts that are held back. */
const HELD = '/__held/';

/** Turns the inline scripts of a page into files, so that they can be delayed. */
function takeOutScripts(html: string, held: Map<string, string>): string {
  return html.replace(
    /<script(?<attributes>(?![^>]*\bsrc=)[^>]*)>(?<code>[\s\S]*?)<\/script>/g,
    (whole, attributes: string, code: string) => {
      if (/type="(?!module|text\/javascript)/.test(attributes)) return whole;
      const path = `${HELD}${held.size}.js`;
      held.set(path, code);
      // A classic script now runs when it arrives; a module waits for the page anyway.
      const how = attributes.includes('module') ? attributes : `${attributes} async`;
      return `<script${how} src="${path}"></script>`;
    },
  );
}

interface Changed {
  html: ((html: string) => string)[];
  /** Installs the route once. */
  install: () => Promise<unknown>;
}

/** Holds every script back until the returned function is called. */
async function holdScripts(
  page: Page,
  url: string,
  changed: Changed,
): Promise<() => Promise<void>> {
  const held = new Map<string, string>();
  const arrival = Promise.withResolvers<undefined>();
  changed.html.push((html) => takeOutScripts(html, held));
  await changed.install();
  await page.route(`${url}/**`, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'script') return route.fallback();
    await arrival.promise;
    const code = held.get(new URL(request.url()).pathname);
    // The page may be closed already.
    const answered =
      code === undefined
        ? route.continue()
        : route.fulfill({ body: code, contentType: 'text/javascript' });
    return answered.catch(() => {});
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
  document.adoptedStyleSheets = [sheet];
}

/**
 * The `test` of every spec: serves the production build, in the way given by journey.ts, and fails
 * for every error in the console.
 */
export const test = base.extend<Fixtures & Options>({
  way: ['script', { option: true }],
  drawn: [false, { option: true }],
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
    async ({ context, site, problems, drawn }, use) => {
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
        const own = origin === site.url || protocol === 'data:' || protocol === 'blob:';
        if (!own) problems.push(`request to another host: ${request.url()}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
        });
      });
      if (!drawn) await context.addInitScript(drawNothing);
      await use(undefined);
      expect(problems).toEqual([]);
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

  changed: async ({ page, site }, use) => {
    const html: Changed['html'] = [];
    let installed: Promise<unknown> | undefined;
    const change = async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = html.reduce((text, one) => one(text), await response.text());
      return route.fulfill({ response, body });
    };
    await use({ html, install: () => (installed ??= page.route(`${site.url}/**`, change)) });
  },

  changeHtml: async ({ changed }, use) => {
    await use((change) => {
      changed.html.unshift((html) => {
        const after = change(html);
        if (after === html) throw new Error('The change of the page changes nothing.');
        return after;
      });
      return changed.install();
    });
  },

  letScriptsArrive: [
    async ({ page, site, way, changed }, use) => {
      const isHeld = way === 'before script';
      await use(isHeld ? await holdScripts(page, site.url, changed) : async () => {});
    },
    { auto: true },
  ],
});

export { expect };
