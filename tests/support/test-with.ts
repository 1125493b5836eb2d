import { distOf, type SiteVariant } from './shared-build.ts';
import { test } from './test.ts';

/** The `test` for a site with other settings. */
export function testWith(site: SiteVariant) {
  let dist: Promise<URL> | undefined;
  return test.extend({
    dist: [
      async ({}, use) => use(await (dist ??= distOf(site))),
      // A build takes longer on a busy machine.
      { scope: 'test', timeout: 180_000 },
    ],
  });
}
