import { readFile } from 'node:fs/promises';
import { isKind } from '../../core/block-kind.ts';
import type { Content } from '../../core/content.ts';
import { LISTEN } from './content.ts';
import { readMusic, type MusicFacts } from './files/read-music.ts';
import { kindOf, MUSIC_KINDS } from './limits.ts';
import { pieceId } from './piece-id.ts';
import type { MusicSource } from './requests.ts';

// Names that FILE_NAME matches: the bundler cannot read some others, such as those with a "#".
const addresses = import.meta.glob<string>(
  ['/content/music/*.{mp3,m4a,opus}', '!/content/music/*[!a-z0-9._-]*'],
  {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

/** Length and size of a file of content/music. @throws MusicProblem if it cannot be played */
async function musicFacts(file: string): Promise<MusicFacts> {
  return readMusic(file, await readFile(`content/music/${file}`));
}

/** A piece with its address in the build. @throws MusicProblem see {@link musicFacts} */
export async function musicSource({ file }: { file: string }): Promise<MusicSource> {
  const { type, name } = MUSIC_KINDS[kindOf(file)];
  const src = addresses[`/content/music/${file}`];
  if (src === undefined) throw new Error(`content/music/${file} is missing.`);
  return { src, type, format: name, ...(await musicFacts(file)) };
}

/** The pieces of a page, for its structured data. */
export async function piecesOf({ own }: Pick<Content, 'own'>) {
  const pieces = own?.blocks.filter(isKind(LISTEN)).flatMap((block) => block.pieces) ?? [];
  return Promise.all(
    pieces.map(async ({ title, by, file }) => {
      const { seconds } = await musicFacts(file);
      return { title, by, id: pieceId(title), seconds };
    }),
  );
}
