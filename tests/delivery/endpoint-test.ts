import type { Page } from '@playwright/test';
import { HOST, once } from '../support/sites.ts';
import { testExample } from '../support/test-example.ts';
import { startEndpoint, type EndpointServer } from './endpoint-server.ts';

interface Fixtures {
  /** The endpoint that receives messages; each test finds it empty and without a fault. */
  endpoint: EndpointServer;
  /** Another server, which only redirects could reach. */
  other: EndpointServer;
  /** Opens the form in another tab. */
  openTab: () => Promise<Page>;
}

const endpoint = once(startEndpoint);
const other = once(startEndpoint);

/** Tests of the built form with an endpoint, which stands in for that of the setting. */
export const test = testExample.extend<Fixtures>({
  // The browser logs each answer that a fault gives, and the endpoint is another host.
  expectedErrors: /^console: (Failed to load resource|Access to fetch)|^request to another host/,
  endpoint: [
    async ({ context }, use) => {
      const server = await endpoint();
      server.reset();
      await context.route(`http://${HOST}/messages`, (route) =>
        route.continue({ url: server.url }),
      );
      await use(server);
    },
    { auto: true },
  ],
  other: async ({}, use) => use(await other()),
  openTab: async ({ context }, use) =>
    use(async () => {
      const page = await context.newPage();
      await page.goto('/contact-us');
      return page;
    }),
});

/** The same, begun with the form open. */
export const testInForm = test.extend({
  page: async ({ openTab }, use) => use(await openTab()),
});
