import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Moves a file or folder over an older one, which is restored if that fails. */
function replace(fresh: URL, target: URL, backup: URL): void {
  rmSync(backup, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, backup);
  if (!existsSync(fresh)) return;
  try {
    mkdirSync(new URL('.', target), { recursive: true });
    renameSync(fresh, target);
  } catch (error) {
    if (existsSync(backup)) renameSync(backup, target);
    throw error;
  }
}

/**
 * Builds into a folder beside the last site and replaces that only when finished, so a failed or
 * interrupted build leaves the last site whole. Must be the last integration.
 * @param results further files and folders of a build, as paths from the parent of `outDir`
 */
export function atomicOutput(results: readonly string[]): AstroIntegration {
  let outDir: URL;
  let work: URL;
  const clear = () => rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        ({ outDir } = config);
        // On the same disk as the site, because only then is a move atomic.
        work = new URL('../.cache/build/', outDir);
        clear();
        process.once('exit', clear);
        // Astro would publish a picture that an interrupted build left in its cache.
        updateConfig({ outDir: new URL('dist/', work), cacheDir: new URL('astro/', work) });
      },
      'astro:build:done': ({ dir, logger }) => {
        const backup = new URL('backup', work);
        for (const path of results)
          replace(new URL(`../${path}`, dir), new URL(`../${path}`, outDir), backup);
        replace(dir, outDir, backup);
        clear();
        process.off('exit', clear);
        logger.info(`The site is in ${fileURLToPath(outDir)}. Look at it with "npm start".`);
      },
    },
  };
}
