import { test as base } from '@playwright/test';
import { HOSTS, once, serveDelivering, type Delivering } from './delivering.ts';
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

const endpoint = once(startEndpoint);
const fallback = once(startEndpoint);
const [FIRST, SECOND] = HOSTS.map((host) => `http://${host}/messages`);
const site = once(async () => {
  const { url } = await endpoint();
  const delivery = { to: 'endpoint', addresses: [FIRST], format: 'json' };
  return serveDelivering('delivering', delivery, [url]);
});
const twoAddresses = once(async () => {
  const urls = (await Promise.all([endpoint(), fallback()])).map(({ url }) => url);
  const delivery = {
    to: 'endpoint',
    addresses: [FIRST, SECOND],
    format: 'form',
    thankYouField: '_next',
    serviceFields: { access_key: 'public-key' },
  };
  const patience = { answer: 700, pauses: [300], writing: 60_000 };
  return serveDelivering('delivering-to-two', delivery, urls, patience);
});

/** Tests of delivery to an endpoint: a real server, and the production build of a copy that delivers to it. */
export const test = base.extend<Fixtures>({
  endpoint: async ({}, use) => use(await endpoint()),
  fallback: async ({}, use) => use(await fallback()),
  site: [async ({}, use) => use(await site()), { scope: 'test', timeout: 180_000 }],
  twoAddresses: [async ({}, use) => use(await twoAddresses()), { scope: 'test', timeout: 180_000 }],
});
