import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from '../../scripts/bootstrap/lock.mjs';
import { buildCopy, type Changes } from './site-copy.ts';

/** A site with other settings, and the name of its shared build. */
export interface SiteVariant {
  name: string;
  changes: () => Changes | Promise<Changes>;
  /** Environment variables of the build. */
  env?: Record<string, string>;
}

async function build({ changes, env = {} }: SiteVariant): Promise<URL> {
  const { ok, output, dist } = await buildCopy(await changes(), { env });
  if (!ok) throw new Error(`The copy could not be built:\n${output}`);
  return dist;
}

/**
 * Builds it, or takes the build of another worker or layer in this run of `npm test`.
 * @throws if the build fails, with its output
 */
export async function distOf(site: SiteVariant): Promise<URL> {
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
