import { type FeatureRequest, requestPicture } from '../../shared/pictures/requests.ts';
import { blockView, type FeatureViews } from '../../shared/views.ts';
import { FILM_BLOCK, LISTEN_BLOCK } from './content.ts';
import { Film } from './Film.tsx';
import type { MusicSource } from './limits.ts';
import { Listen } from './Listen.tsx';

/** Requests a track, which rendering.ts reads. @param file its name in content/music */
const requestMusic = (file: string): FeatureRequest<MusicSource> => ({
  kind: 'feature',
  handler: 'music',
  file,
});

export const views: FeatureViews = {
  blocks: [
    blockView(LISTEN_BLOCK, {
      requests: ({ pieces }) =>
        pieces.map(({ file, picture }) => ({
          source: requestMusic(file),
          picture: picture && requestPicture(picture, 'track'),
        })),
      View: Listen,
    }),
    blockView(FILM_BLOCK, {
      requests: ({ picture }) => requestPicture(picture, 'film'),
      View: Film,
    }),
  ],
};
