import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Puts a file or folder in the place of an older one, which stays if that fails. */
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
 * Builds into a folder beside the last site. Only a finished build replaces that site, so one that
 * fails or is interrupted leaves it whole. Comes last in the list of integrations.
 * @param results further files and folders of a build, by their paths from the parent of `outDir`
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
        // On the same disk as the site, since only then a move is atomic.
        work = new URL('../.cache/build/', outDir);
        clear();
        process.once('exit', clear);
        // Astro would publish a picture that an interrupted build left incomplete in its cache.
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
