import type { BuildPart } from '../../site/build-part.ts';
import { musicProblems } from './check-music.ts';
import { musicIntegration } from './integration.ts';
import { MUSIC_FILE } from './limits.ts';

export const build: BuildPart = {
  integrations: [musicIntegration()],
  checkFiles: musicProblems,
  worker: {
    module: 'src/features/music/browser/worker.ts',
    isUsed: (files) => files.some((file) => MUSIC_FILE.test(file)),
  },
};
