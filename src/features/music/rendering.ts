import { readFile } from 'node:fs/promises';
import type { MusicRecording } from 'schema-dts';
import { isKind } from '../../core/block-kind.ts';
import type { Rendering } from '../../site/build/rendering.ts';
import { addressIn } from '../../site/head/structured-data.ts';
import { LISTEN } from './content.ts';
import { readMusic } from './files/read-music.ts';
import { kindOf, MUSIC_KINDS } from './limits.ts';
import { pieceId } from './piece-id.ts';
import type { MusicSource } from './requests.ts';

// Names that FILE_NAME matches: the bundler cannot read some others, such as those with a "#".
const addresses = import.meta.glob<string>(
  ['/content/music/*.{mp3,m4a,opus}', '!/content/music/*[!a-z0-9._-]*'],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Length and size of a file of content/music. @throws MusicProblem if it cannot be played */
const musicFacts = async (file: string) => readMusic(file, await readFile(`content/music/${file}`));

/** A piece with its address in the build. @throws MusicProblem see {@link musicFacts} */
async function musicSource({ file }: { file: string }): Promise<MusicSource> {
  const { type, name: format } = MUSIC_KINDS[kindOf(file)];
  const src = addresses[`/content/music/${file}`];
  if (src === undefined) throw new Error(`content/music/${file} is missing.`);
  return { src, type, format, ...(await musicFacts(file)) };
}

export const rendering: Rendering = {
  sources: { music: musicSource },
  // The pieces, each under its own address on the page; their length as ISO 8601 writes it.
  nodes: ({ content, path }): Promise<MusicRecording[]> => {
    const pieces = content.own?.blocks.filter(isKind(LISTEN)).flatMap((block) => block.pieces);
    const nodes = pieces?.map(async ({ title, by, file }): Promise<MusicRecording> => {
      const seconds = Math.round((await musicFacts(file)).seconds);
      return {
        '@type': 'MusicRecording',
        name: title,
        byArtist: { '@type': 'MusicGroup', name: by },
        duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
        url: addressIn(content, `${path}#${pieceId(title)}`),
      };
    });
    return Promise.all(nodes ?? []);
  },
};
