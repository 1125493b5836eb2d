import { blockView, type FeatureViews } from '../../shared/feature-views.ts';
import { requestPicture } from '../../shared/pictures/requests.ts';
import { FILM, LISTEN } from './content.ts';
import { Film } from './Film.tsx';
import { Listen } from './Listen.tsx';
import { requestMusic } from './requests.ts';

export const views: FeatureViews = {
  blocks: [
    blockView(LISTEN, {
      requests: ({ pieces }) => ({
        sources: pieces.map(({ file }) => requestMusic(file)),
        pictures: pieces.map(({ picture }) => picture && requestPicture(picture, 'piece', picture)),
      }),
      View: Listen,
    }),
    blockView(FILM, {
      requests: ({ picture }) => requestPicture(picture, 'film', picture),
      View: Film,
    }),
  ],
};
