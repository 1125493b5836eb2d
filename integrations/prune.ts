import { readFileSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { filesIn } from '../hosting/pages.ts';
import { unreferenced } from '../hosting/references.ts';

/** Removes from the build what no page uses: originals of pictures, and code that ran only while building. */
export function prune(): AstroIntegration {
  return {
    name: 'prune',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const unused = unreferenced(
          filesIn(dir),
          (file) => readFileSync(new URL(encodeURI(file), dir), 'utf8'),
          (file) => file.startsWith('_astro/'),
        );
        for (const file of unused) rmSync(new URL(encodeURI(file), dir));
      },
    },
  };
}
