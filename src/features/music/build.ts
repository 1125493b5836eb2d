import type { FeatureBuild } from '../../site/build/feature-build.ts';
import { musicProblems } from './check-music.ts';
import { MUSIC_FILE } from './limits.ts';

export const build: FeatureBuild = {
  checkFiles: musicProblems,
  hasRoutes: (files) => files.some((file) => MUSIC_FILE.test(file)),
};
