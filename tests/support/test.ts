import { test as base, expect, type Page, type Response } from '@playwright/test';
import { serve, type Served } from '../../scripts/serve.ts';

/** How far scripts have come when a visitor acts: here, switched off, or still on their way. */
type Way = 'script' | 'no script' | 'before script';

export interface Options {
  way: Way;
  /**
   * Whether pages are drawn, false by default: what is laid out, found, clicked and read is the
   * same without, for a third to a tenth less of the processor's time. Whoever looks at pixels,
   * contrast or paints says true.
   */
  drawn: boolean;
}

interface Fixtures {
  /**
   * Problems seen so far: console errors, page errors, policy violations, requests to other hosts.
   */
  problems: string[];
  /**
   * Opens a path of the site and gives its response once the whole page is there to be used: with
   * its scripts, or before them where they are held back.
   */
  open: (path: string) => Promise<Response | null>;
  /**
   * Changes the HTML of every page before the browser reads it, to take a feature away that older
   * browsers lack. Where that touches styles or scripts, the test says `bypassCSP: true`, because
   * the policy knows them by their hashes.
   */
  changeHtml: (change: (html: string) => string) => Promise<void>;
  /** Lets the scripts arrive that `before script` held back, and waits until they have run. */
  letScriptsArrive: () => Promise<void>;
  watched: undefined;
  changed: Changed;
  /** Folder of the built site under test; tests of a variant set their own. */
  dist: URL;
  site: { url: string };
}

/**
 * The servers of this worker by the folder that they serve. No fixtures of a worker, because
 * Playwright gives each set of those workers and browsers of its own; they end with the process.
 */
const servers = new Map<string, Promise<Served>>();

function serveOnce(dist: URL): Promise<Served> {
  const served = servers.get(dist.href) ?? serve({ dist });
  servers.set(dist.href, served);
  return served;
}

/** Where the scripts wait that stood inside the page. */
const HELD = '/__held/';

/** Takes the scripts out of a page's HTML, so that they can arrive late as files do. */
function takeOutScripts(html: string, held: Map<string, string>): string {
  return html.replace(
    /<script(?<attributes>(?![^>]*\bsrc=)[^>]*)>(?<code>[\s\S]*?)<\/script>/g,
    (whole, attributes: string, code: string) => {
      if (/type="(?!module|text\/javascript)/.test(attributes)) return whole;
      const path = `${HELD}${held.size}.js`;
      held.set(path, code);
      // What ran at its place in the page now runs when it arrives; a module waits for the page
      // anyway.
      const how = attributes.includes('module') ? attributes : `${attributes} async`;
      return `<script${how} src="${path}"></script>`;
    },
  );
}

interface Changed {
  html: ((html: string) => string)[];
  /** Installs the route that changes pages, once. */
  install: () => Promise<void>;
}

/** Holds every script back until the returned function is called. */
async function holdScripts(
  page: Page,
  url: string,
  changed: Changed,
): Promise<() => Promise<void>> {
  const held = new Map<string, string>();
  let letGo = () => {};
  const arrival = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  changed.html.push((html) => takeOutScripts(html, held));
  await changed.install();
  await page.route(`${url}/**`, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'script') {
      await route.fallback();
      return;
    }
    await arrival;
    const code = held.get(new URL(request.url()).pathname);
    // A page that was left meanwhile takes no answer.
    if (code === undefined) await route.continue().catch(() => {});
    else await route.fulfill({ body: code, contentType: 'text/javascript' }).catch(() => {});
  });
  return async () => {
    const loaded = page.waitForLoadState('load');
    letGo();
    await loaded;
  };
}

/**
 * Runs in each page before all else: it is laid out, and nothing of it is drawn, nor the change
 * from page to page.
 */
export function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  // What lies in the top layer is drawn by itself.
  sheet.replaceSync(
    'html, dialog, [popover] { opacity: 0 !important } @view-transition { navigation: none }',
  );
  document.adoptedStyleSheets = [sheet];
}

/**
 * The `test` of every spec: the production build on a server of its own, by the way that a
 * journey.ts gives, and a failure for anything a visitor's console would complain about.
 */
export const test = base.extend<Fixtures & Options>({
  way: ['script', { option: true }],
  drawn: [false, { option: true }],
  dist: async ({}, use) => use(new URL('../../dist/', import.meta.url)),
  site: async ({ dist }, use) => use(await serveOnce(dist)),
  baseURL: async ({ site }, use) => use(site.url),
  // The scripts that are held back stand elsewhere than the policy allows; the other two ways keep
  // the policy.
  bypassCSP: async ({ way }, use) => use(way === 'before script'),

  problems: async ({}, use) => use([]),

  watched: [
    async ({ context, site, problems, drawn }, use) => {
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The browser notes that the page itself came with status 404: for an unknown address that
        // is right.
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
    let installed = false;
    const install = async () => {
      if (installed) return;
      installed = true;
      await page.route(`${site.url}/**`, async (route) => {
        if (route.request().resourceType() !== 'document') {
          await route.fallback();
          return;
        }
        const response = await route.fetch({ maxRedirects: 0 });
        const body = html.reduce((text, change) => change(text), await response.text());
        await route.fulfill({ response, body });
      });
    };
    await use({ html, install });
  },

  changeHtml: async ({ changed }, use) => {
    await use(async (change) => {
      changed.html.unshift((html) => {
        const after = change(html);
        if (after === html) throw new Error('The change of the page changes nothing.');
        return after;
      });
      await changed.install();
    });
  },

  letScriptsArrive: [
    async ({ page, site, way, changed }, use) => {
      await use(
        way === 'before script' ? await holdScripts(page, site.url, changed) : async () => {},
      );
    },
    { auto: true },
  ],
});

export { expect };
