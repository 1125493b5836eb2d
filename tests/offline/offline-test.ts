import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { DIST } from '../support/built.ts';
import { content } from '../support/content.ts';
import { SwitchableHost } from '../support/switchable-host.ts';

interface Fixtures {
  /** The built site. */
  dist: URL;
  /** A host that can go away. */
  host: SwitchableHost;
  /** Its address, where the site is online. */
  url: string;
}

/**
 * The `test` of a visitor whose connection can be lost, in the site as shipped or in another.
 * Workers register seconds after load.
 */
export const testOffline = (site?: () => Promise<URL>) =>
  test.extend<Fixtures>({
    serviceWorkers: async ({}, use, info) => {
      info.skip(!content('organisation').keptOnDevice, 'nothing is stored');
      await use('allow');
    },
    dist: async ({ serviceWorkers: _ }, use) =>
      use(site ? await site() : pathToFileURL(`${DIST}/`)),
    host: async ({}, use) => {
      const host = new SwitchableHost();
      await use(host);
      await host.leave();
    },
    url: async ({ host, dist }, use) => use(await host.show(dist)),
  });
