import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { MusicRecording } from 'schema-dts';
import { isKind } from '../../core/block-kind.ts';
import { FILE_NAME } from '../../core/text/stored-name.ts';
import type { Rendering } from '../../site/build/rendering.ts';
import { addressIn } from '../../site/head/structured-data.ts';
import { LISTEN } from './content.ts';
import { readMusic } from './files/read-music.ts';
import { kindOf, MUSIC_FILE, MUSIC_FOLDER, MUSIC_KINDS } from './limits.ts';
import { pieceId } from './piece-id.ts';
import type { MusicSource } from './requests.ts';

async function read(name: string) {
  const { seconds, sound } = await readMusic(name, await readFile(MUSIC_FOLDER + name));
  const body = new Uint8Array(sound);
  const digest = hash('sha256', body).slice(0, 8);
  return { path: `/_astro/${name.replace(MUSIC_FILE, `.${digest}$&`)}`, body, seconds };
}

const known = new Map<string, ReturnType<typeof read>>();

/**
 * A file of content/music as it is delivered: without metadata, which may contain personal data of
 * whoever recorded it. Its path contains a hash of it, so that it can be cached for ever. Read once,
 * although the page of each language asks for it twice.
 * @throws MusicProblem if it cannot be played
 */
async function published(name: string) {
  const { mtimeMs } = await stat(MUSIC_FOLDER + name);
  const key = `${name} ${mtimeMs}`;
  const piece = known.get(key) ?? read(name);
  known.set(key, piece);
  return piece;
}

/** Every piece; the build removes what no page plays, so that may be damaged. */
async function musicFiles() {
  const names = await readdir(MUSIC_FOLDER).catch((): string[] => []);
  const pieces = names
    .filter((name) => FILE_NAME.test(name) && MUSIC_FILE.test(name))
    .map((name) => published(name).catch(() => []));
  return (await Promise.all(pieces)).flat();
}

/** A piece with its address in the build. @throws MusicProblem if it cannot be played */
async function musicSource({ file }: { file: string }): Promise<MusicSource> {
  const { type, name: format } = MUSIC_KINDS[kindOf(file)];
  const { path: src, body, seconds } = await published(file);
  return { src, type, format, seconds, bytes: body.length };
}

export const rendering: Rendering = {
  sources: { music: musicSource },
  files: (_, isFirst) => (isFirst ? musicFiles() : []),
  // The pieces, each under its own address on the page; their length as ISO 8601 writes it.
  nodes: ({ content, path }): Promise<MusicRecording[]> => {
    const pieces = content.own?.blocks.filter(isKind(LISTEN)).flatMap((block) => block.pieces);
    const nodes = pieces?.map(async ({ title, by, file }): Promise<MusicRecording> => {
      const seconds = Math.round((await published(file)).seconds);
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
