import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';

/** Fixed: it changes the bytes of a picture, so its name and its pages would differ by machine. */
const THREADS_PER_PICTURE = 2;

const DRAWING = /\/content\/images\/([^/?]+\.svg)$/;

/**
 * Replaces drawings that are shown as pictures by their cleaned copies: opened alone, a drawing is a
 * document of this site and must not run scripts.
 */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        sharp.concurrency(THREADS_PER_PICTURE);
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
            // Module ids have slashes on every system.
            return copy.replaceAll('\\', '/');
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
