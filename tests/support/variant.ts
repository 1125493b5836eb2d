import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from '../../scripts/lock.mjs';
import { buildCopy, type Changes } from './site-copy.ts';
import { test } from './test.ts';

/** A site with other settings, and the name under which files and workers share its build. */
export interface Variant {
  name: string;
  changes: () => Changes | Promise<Changes>;
}

async function build({ changes }: Variant): Promise<URL> {
  const { ok, output, dist } = await buildCopy(await changes());
  if (!ok) throw new Error(`The copy could not be built:\n${output}`);
  return dist;
}

/** Builds it, or takes what another worker has built in this run of `npm test`. */
async function distOf(site: Variant): Promise<URL> {
  const copies = process.env['SITE_COPIES'];
  if (!copies) return build(site);
  const place = join(copies, site.name);
  const unlock = await lock(`copy-${site.name}`);
  try {
    mkdirSync(copies, { recursive: true });
    if (!existsSync(place)) renameSync(await build(site), place);
  } finally {
    unlock();
  }
  return pathToFileURL(`${place}/`);
}

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

/** The `test` of a file about one state of the settings: the site itself where it is in that state, else a copy. */
export function inState(already: boolean, site: Variant) {
  return already ? test : variant(site);
}
