import { test as base, type Page } from '@playwright/test';
import { serve } from '../../tools/serve.ts';
import { exampleSite, HOST, once } from '../support/sites.ts';
import { drawNothing } from '../support/test.ts';
import { startEndpoint, type EndpointServer } from './endpoint-server.ts';

interface Fixtures {
  /** The endpoint that receives messages; each test finds it empty and without a fault. */
  endpoint: EndpointServer;
  /** Another server, which only redirects could reach. */
  other: EndpointServer;
  /** The folder of the example, which posts messages to HOST. */
  dist: URL;
  /** Opens the form in another tab. */
  openTab: () => Promise<Page>;
}

const endpoint = once(startEndpoint);
const other = once(startEndpoint);
const site = once(async () => serve({ dist: await exampleSite() }));

/** Tests of the built form with an endpoint, which stands in for that of the setting. */
export const test = base.extend<Fixtures>({
  dist: [async ({}, use) => use(await exampleSite()), { scope: 'test', timeout: 180_000 }],
  baseURL: async ({ dist: _ }, use) => use((await site()).url),
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
  page: async ({ context, openTab }, use) => {
    await context.addInitScript(drawNothing);
    await use(await openTab());
  },
});
