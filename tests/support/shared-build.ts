import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
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

/** Makes a folder. @returns false if another worker has made it */
function makeAlone(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds something, or takes the build of another worker or layer in this run of `npm test`.
 * @param build makes a folder that nobody else uses
 */
export async function builtOnce(name: string, build: () => Promise<URL>): Promise<URL> {
  const copies = process.env['SITE_COPIES'];
  if (!copies) return build();
  const place = join(copies, name);
  const lock = `${place}.lock`;
  while (!existsSync(place)) {
    if (makeAlone(lock))
      try {
        renameSync(await build(), place);
      } finally {
        rmdirSync(lock);
      }
    else await pause(100);
  }
  return pathToFileURL(`${place}/`);
}

/** The same for a site. @throws if the build fails, with its output */
export const distOf = (site: SiteVariant): Promise<URL> => builtOnce(site.name, () => build(site));
