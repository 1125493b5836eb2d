import type { Feature } from '#content/project';
import { FILM_BLOCK, LISTEN_BLOCK, MUSIC_WORDS } from './content.ts';

/** Tracks and films on pages of the team's own. */
export const music: Feature = {
  name: 'music',
  files: [MUSIC_WORDS],
  blocks: [LISTEN_BLOCK, FILM_BLOCK],
  build: 'src/site/features/music/build.ts',
};
