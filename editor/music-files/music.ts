import { once } from '../../src/core/reading/text-file.ts';
import { kindOf, MUSIC_KINDS } from '../../src/features/music/limits.ts';
import type { MusicSource } from '../../src/features/music/requests.ts';
import type { ProjectFile } from '../project/find-file.ts';

/** Whether the browser knows how to play a file. */
function isPlayed(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const player = new Audio();
    player.preload = 'metadata';
    player.onloadedmetadata = () => resolve(Number.isFinite(player.duration));
    player.onerror = () => resolve(false);
    player.src = url;
  });
}

/** Reads each piece once, so that a typed letter reads no file again. */
const measured = once(async ({ url, blob, name }: ProjectFile) => {
  const { measureMusic } = await import('../../src/features/music/files/read-music.ts');
  const read = await measureMusic(name, new Uint8Array(await blob.arrayBuffer()));
  if (read.problem || (await isPlayed(url))) return read;
  return { ...read, problem: `"${name}" cannot be played; save it again as M4A or MP3.` };
});

/** What keeps a piece from being played on a page, as far as a browser can tell. */
export const musicProblem = async (file: ProjectFile): Promise<string | undefined> =>
  (await measured(file)).problem;

/** A piece as its page shows it. */
export async function previewMusic(
  name: string,
  file: ProjectFile | undefined,
): Promise<MusicSource> {
  const { type, name: format } = MUSIC_KINDS[kindOf(name)];
  const { seconds, bytes } = file ? await measured(file) : { seconds: 0, bytes: 0 };
  return { src: file?.url ?? '', type, format, seconds, bytes };
}
