import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { FILE_NAME } from '#content/text';
import type { Rendering } from '../../shared/rendering.ts';
import { AUDIO_FORMATS, audioFormatOf, MUSIC_FILE, MUSIC_FOLDER } from './limits.ts';
import { readMusic } from './read-music.ts';
import type { MusicSource } from './requests.ts';

async function read(name: string) {
  const file = await readFile(MUSIC_FOLDER + name);
  const { seconds, sound: body } = await readMusic(name, file);
  // Of the file, since the library writes the time into what is delivered.
  const digest = hash('sha256', file).slice(0, 8);
  return { path: `/_astro/${name.replace(MUSIC_FILE, `.${digest}$&`)}`, body, seconds };
}

const pieces = new Map<string, ReturnType<typeof read>>();

/**
 * A file of content/music as it is delivered. Its path contains a hash, so that it can be cached for
 * ever. Read once, although the page of each language asks for it twice.
 * @throws MusicProblem if it cannot be played
 */
async function publishedPiece(name: string) {
  const { mtimeMs } = await stat(MUSIC_FOLDER + name);
  const key = `${name} ${mtimeMs}`;
  const piece = pieces.get(key) ?? read(name);
  pieces.set(key, piece);
  return piece;
}

/** Every piece; the build removes what no page plays, so that may be damaged. */
async function musicFiles() {
  const names = await readdir(MUSIC_FOLDER).catch((): string[] => []);
  const files = names
    .filter((name) => FILE_NAME.test(name) && MUSIC_FILE.test(name))
    .map((name) => publishedPiece(name).catch(() => []));
  return (await Promise.all(files)).flat();
}

/** A piece with its address in the build. @throws MusicProblem if it cannot be played */
async function musicSource({ file }: { file: string }): Promise<MusicSource> {
  const { type } = AUDIO_FORMATS[audioFormatOf(file)];
  const { path: src, body, seconds } = await publishedPiece(file);
  return { src, type, seconds, bytes: body.length };
}

export const rendering: Rendering = {
  sources: { music: musicSource },
  files: (_, isFirst) => (isFirst ? musicFiles() : []),
};
