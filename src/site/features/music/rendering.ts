import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { FILE_NAME } from '#content/text';
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import type { Rendering } from '../../shared/rendering.ts';
import { mediaTypeOf, MUSIC_FILE_NAME, MUSIC_FOLDER, type MusicSource } from './limits.ts';
import { readMusic } from './read-music.ts';

async function read(name: string) {
  const file = await readFile(MUSIC_FOLDER + name);
  const { seconds, sound: body } = await readMusic(name, file);
  // The hash is that of the source file: the library writes the time of the build into its copy.
  const digest = hash('sha256', file).slice(0, 8);
  const hashed = name.replace(MUSIC_FILE_NAME, `.${digest}$&`);
  return { path: `/${ASSETS_FOLDER}/${hashed}`, body, seconds };
}

const tracks = new Map<string, ReturnType<typeof read>>();

/**
 * A file of content/music as visitors get it. Its path contains a hash, so that browsers may cache it for
 * ever. Each file is read once, although every language asks for it twice.
 * @throws MusicProblem if it cannot be played
 */
function publishedTrack(name: string) {
  const track = tracks.get(name) ?? read(name);
  tracks.set(name, track);
  return track;
}

/** Lists every track. The build removes what no page plays, so a damaged file is no error here. */
async function musicFiles() {
  const names = await readdir(MUSIC_FOLDER).catch((): string[] => []);
  const files = names
    .filter((name) => FILE_NAME.test(name) && MUSIC_FILE_NAME.test(name))
    .map((name) => publishedTrack(name).catch(() => []));
  return (await Promise.all(files)).flat();
}

/** A track with its address in the build. @throws MusicProblem if it cannot be played */
async function musicSource({ file }: { file: string }): Promise<MusicSource> {
  const { path: src, body, seconds } = await publishedTrack(file);
  return { src, type: mediaTypeOf(file), seconds, bytes: body.length };
}

export const rendering: Rendering = {
  handlers: { music: musicSource },
  files: (_, isFirst) => (isFirst ? musicFiles() : []),
};
