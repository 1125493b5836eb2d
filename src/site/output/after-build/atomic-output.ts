import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Moves a file or folder; creates its new parent folder. */
function move(from: URL, to: URL): void {
  mkdirSync(new URL('.', to), { recursive: true });
  renameSync(from, to);
}

/** Replaces a file or folder; restores the old one if that fails. */
function replace(fresh: URL, target: URL, backup: URL): void {
  if (existsSync(target)) move(target, backup);
  if (!existsSync(fresh)) return;
  try {
    move(fresh, target);
  } catch (error) {
    if (existsSync(backup)) move(backup, target);
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
  const id = randomUUID();
  const clear = () => rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  const targets = () => [...results.map((path) => new URL(`../${path}`, outDir)), outDir];
  const backupOf = (index: number) => new URL(`backup/${index}`, work);
  const mark = () => new URL('id', work);
  /** Whether no other build has taken the folder over. */
  const isOurs = () => existsSync(mark()) && readFileSync(mark(), 'utf8') === id;
  const leave = (code: number) => {
    if (isOurs()) clear();
    else if (code !== 0)
      console.error('Another build began in this folder, so this one stopped. Run one at a time.');
  };
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        ({ outDir } = config);
        // On the same disk as the site, because only then is a move atomic.
        work = new URL('../.cache/build/', outDir);
        // A build that was killed between two moves has left the last site here.
        for (const [index, target] of targets().entries())
          if (!existsSync(target) && existsSync(backupOf(index))) move(backupOf(index), target);
        clear();
        mkdirSync(work, { recursive: true });
        writeFileSync(mark(), id);
        process.once('exit', leave);
        // Astro would publish a picture that an interrupted build left in its cache.
        updateConfig({ outDir: new URL('dist/', work), cacheDir: new URL('astro/', work) });
      },
      'astro:build:done': ({ dir, logger }) => {
        const fresh = [...results.map((path) => new URL(`../${path}`, dir)), dir];
        for (const [index, target] of targets().entries())
          replace(fresh[index] ?? dir, target, backupOf(index));
        clear();
        process.off('exit', leave);
        logger.info(`The site is in ${fileURLToPath(outDir)}. Look at it with "npm start".`);
      },
    },
  };
}
