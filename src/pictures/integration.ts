import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { checkFiles } from './check-files.ts';
import { cleanSvg } from './clean-svg.ts';

/** With another number a picture has other bytes, another name, and a page other bytes: not on every machine its own. */
const THREADS_PER_PICTURE = 2;

const DRAWING = /\/content\/images\/([^/?]+\.svg)$/;

/**
 * Checks every file of content/images before anything is built, and puts the cleaned copy of a drawing where a page shows
 * it as a picture: opened by itself it is a document of this site, which must not run what its maker put in.
 * @throws ContentError while Astro starts, see {@link checkFiles}
 */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        sharp.concurrency(THREADS_PER_PICTURE);
        await checkFiles(config.root);
        const copies = new URL('drawings/', config.cacheDir);
        mkdirSync(copies, { recursive: true });
        const plugin = {
          name: 'clean-drawings',
          enforce: 'pre' as const,
          async resolveId(source: string) {
            const name = DRAWING.exec(source)?.[1];
            if (!name) return undefined;
            const file = `content/images/${name}`;
            const copy = fileURLToPath(new URL(name, copies));
            writeFileSync(copy, cleanSvg(await readFile(new URL(file, config.root), 'utf8'), file));
            // Modules have slashes in their names on every system.
            return copy.replaceAll('\\', '/');
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
