import { test as base } from '@playwright/test';
import { serveDelivering, type Delivering } from './delivering.ts';
import { startEndpoint, type EndpointServer } from './endpoint-server.ts';

interface Fixtures {
  /** Where messages go. */
  endpoint: EndpointServer;
  /** Where `twoAddresses` sends messages that the first does not take. */
  fallback: EndpointServer;
  /** A copy of the site that sends JSON to `endpoint`. */
  site: Delivering;
  /** A copy that sends form fields to `endpoint` and `fallback`, and takes nobody for a person at the first press. */
  twoAddresses: Delivering;
}

type Use<Value> = (value: Value) => Promise<void>;

async function server({}, use: Use<EndpointServer>): Promise<void> {
  const endpoint = await startEndpoint();
  await use(endpoint);
  await endpoint.close();
}

const BUILD = 60_000;

/** Tests of delivery to an endpoint: a real server, and the production build of a copy that delivers to it. */
export const test = base.extend<object, Fixtures>({
  endpoint: [server, { scope: 'worker' }],
  fallback: [server, { scope: 'worker' }],
  site: [
    async ({ endpoint }, use) => {
      const site = await serveDelivering(
        `to: endpoint\naddresses: [${endpoint.url}]\nformat: json`,
      );
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILD },
  ],
  twoAddresses: [
    async ({ endpoint, fallback }, use) => {
      const site = await serveDelivering(
        `to: endpoint
addresses: [${endpoint.url}, ${fallback.url}]
format: form
thankYouField: _next
serviceFields:
  access_key: public-key`,
        { answer: 700, pauses: [300], writing: 60_000 },
      );
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILD },
  ],
});
