import { test as base, type Page } from '@playwright/test';
import { once } from '../support/sites.ts';
import { drawNothing } from '../support/test.ts';
import { serveDeliverySite, type DeliverySite } from './delivery-site.ts';
import { startEndpoint, type EndpointServer } from './endpoint-server.ts';

interface Fixtures {
  /** The endpoint that receives messages; each test finds it empty and without a fault. */
  endpoint: EndpointServer;
  /** Another server, which only redirects could reach. */
  other: EndpointServer;
  /** A copy of the site that sends JSON to `endpoint`. */
  site: DeliverySite;
  /** Opens the form in another tab. */
  openTab: () => Promise<Page>;
}

const endpoint = once(startEndpoint);
const other = once(startEndpoint);
const site = once(async () => serveDeliverySite((await endpoint()).url));

/** Tests with a real endpoint, and a production build that delivers to it. */
export const test = base.extend<Fixtures>({
  endpoint: async ({}, use) => {
    const server = await endpoint();
    server.reset();
    await use(server);
  },
  other: async ({}, use) => use(await other()),
  site: [async ({}, use) => use(await site()), { scope: 'test', timeout: 180_000 }],
  openTab: async ({ context, site: { url } }, use) =>
    use(async () => {
      const page = await context.newPage();
      await page.goto(`${url}/contact-us`);
      return page;
    }),
});

/** The same, begun with the form open. */
export const testInForm = test.extend({
  page: async ({ context, endpoint: _, openTab }, use) => {
    await context.addInitScript(drawNothing);
    await use(await openTab());
  },
});
