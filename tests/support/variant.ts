import { distOf, type Variant } from './shared-build.ts';
import { test } from './test.ts';

export type { Variant } from './shared-build.ts';

/** The `test` of a file whose visitors meet a site with other settings. */
export function variant(site: Variant) {
  let dist: Promise<URL> | undefined;
  return test.extend({
    dist: [
      async ({}, use) => use(await (dist ??= distOf(site))),
      // A build is quick; a machine that does much else at the same time is not.
      { scope: 'test', timeout: 180_000 },
    ],
  });
}

/**
 * The `test` of a file about one state of the settings: the site itself where it is in that state,
 * else a copy.
 */
export function inState(already: boolean, site: Variant) {
  return already ? test : variant(site);
}
