import type { FeatureBuild } from '../../site/build/feature-build.ts';
import { musicProblems } from './check-music.ts';

export const build: FeatureBuild = { checkFiles: musicProblems };
