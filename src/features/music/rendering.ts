import type { MusicRecording } from 'schema-dts';
import type { Rendering } from '../../site/head/rendering.ts';
import { addressIn } from '../../site/head/structured-data.ts';
import { musicSource, piecesOf } from './source.ts';

export const rendering: Rendering = {
  sources: { music: musicSource },
  // The pieces, each under its own address on the page; their length as ISO 8601 writes it.
  nodes: async ({ content, path }): Promise<MusicRecording[]> =>
    (await piecesOf(content)).map(({ title, by, id, ...piece }) => {
      const seconds = Math.round(piece.seconds);
      return {
        '@type': 'MusicRecording',
        name: title,
        byArtist: { '@type': 'MusicGroup', name: by },
        duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
        url: addressIn(content, `${path}#${id}`),
      };
    }),
};
