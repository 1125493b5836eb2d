import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { FeatureBuild } from '../../site/build/feature-build.ts';
import { musicProblems } from './check-music.ts';
import { cleanMusic } from './files/clean.ts';
import { MUSIC_FILE } from './limits.ts';

const FILE = /\/content\/music\/([^/?]+\.(?:mp3|m4a|opus))(\?.*)?$/;

/** Delivers music without metadata, which may contain personal data of whoever recorded it. */
const cleaning: AstroIntegration = {
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
          const file = readFileSync(new URL(`content/music/${name}`, config.root));
          const copy = new URL(name, copies);
          mkdirSync(copies, { recursive: true });
          try {
            writeFileSync(copy, await cleanMusic(name, file));
          } catch {
            // A file that no page plays may be broken; `musicProblems` reports the others.
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

export const build: FeatureBuild = {
  integrations: [cleaning],
  checkFiles: musicProblems,
  worker: {
    module: 'src/features/music/browser/worker.ts',
    isUsed: (files) => files.some((file) => MUSIC_FILE.test(file)),
  },
};
