import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from '../../scripts/lock.mjs';
import { buildCopy, type Changes } from './site-copy.ts';

/**
 * A site with other settings, and the name under which files, layers and workers share its build.
 */
export interface Variant {
  name: string;
  changes: () => Changes | Promise<Changes>;
  /** What the build is told beside the content. */
  env?: Record<string, string>;
}

async function build({ changes, env = {} }: Variant): Promise<URL> {
  const { ok, output, dist } = await buildCopy(await changes(), { env });
  if (!ok) throw new Error(`The copy could not be built:\n${output}`);
  return dist;
}

/**
 * Builds it, or takes what another worker or layer has built in this run of `npm test`.
 * @throws where it cannot be built, with all that the build said
 */
export async function distOf(site: Variant): Promise<URL> {
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
