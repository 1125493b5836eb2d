import type { FeatureBuild } from '../../output/feature-build.ts';
import { musicProblems } from './check-music.ts';

export const build: FeatureBuild = { checkFiles: musicProblems };
