import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cleanMusic } from './files/clean.ts';

const FILE = /\/content\/music\/([^/?]+\.(?:mp3|m4a|opus))(\?.*)?$/;

/** Delivers music without metadata, which may contain personal data of whoever recorded it. */
export function musicIntegration(): AstroIntegration {
  return {
    name: 'music',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        const copies = new URL('music/', config.cacheDir);
        const plugin = {
          name: 'clean-music',
          enforce: 'pre' as const,
          async resolveId(source: string) {
            const [, name, query = ''] = FILE.exec(source) ?? [];
            if (!name) return undefined;
            const file = await readFile(new URL(`content/music/${name}`, config.root));
            const copy = new URL(name, copies);
            mkdirSync(copies, { recursive: true });
            try {
              writeFileSync(copy, cleanMusic(name, file));
            } catch {
              // A file that no page plays may be broken; checkOwnMusic reports the others.
              return undefined;
            }
            // Ids of modules contain slashes on every system.
            return fileURLToPath(copy).replaceAll('\\', '/') + query;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
