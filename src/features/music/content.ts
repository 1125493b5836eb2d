import { defineBlock } from '../../core/block-kind.ts';
import type { Content } from '../../core/content.ts';
import { defineFile } from '../../core/content-file.ts';
import { pieceId } from './piece-id.ts';
import { filmBlock, listenBlock } from './schemas/blocks.ts';
import { musicWords } from './schemas/words.ts';

/** The words around music. */
export const MUSIC_WORDS = defineFile({ name: 'music', path: 'music.yaml', schema: musicWords });

/** Pieces of music to hear. */
export const LISTEN = defineBlock({
  name: 'listen',
  schema: listenBlock,
  isOnce: true,
  idsOf: ({ pieces }) =>
    pieces.map(({ title }, index) => ({
      ...{ id: pieceId(title), what: 'a piece of music' },
      path: ['pieces', index, 'title'],
    })),
  // Nobody has said that the piece may be published.
  missing: ({ pieces }) =>
    pieces.flatMap(({ title, rights }, index) =>
      rights === undefined
        ? {
            path: ['pieces', index, 'rights'],
            message: `expected who has given permission to play "${title}" here; until then take the page offline`,
          }
        : [],
    ),
});

/** A film that is elsewhere. */
export const FILM = defineBlock({ name: 'film', schema: filmBlock });

/** Whether visitors may keep music on their devices. */
export const storesMusic = ({ organisation, kinds }: Content): boolean =>
  organisation.keptOnDevice && kinds.includes(LISTEN.name);
