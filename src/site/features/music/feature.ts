import type { Feature } from '#content/project';
import { FILM, LISTEN, MUSIC_WORDS } from './content.ts';

/** Pieces of music and films on pages of the team's own. */
export const music: Feature = {
  name: 'music',
  files: [MUSIC_WORDS],
  blocks: [LISTEN, FILM],
  build: 'src/site/features/music/build.ts',
};
