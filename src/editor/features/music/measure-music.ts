import { memoizeByFile } from '#content/reading';
import { measureMusic } from '#site/features/music';
import type { ProjectFile } from '../../store/project/find-file.ts';

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
export const measureInBrowser = memoizeByFile(async ({ url, blob, name }: ProjectFile) => {
  const read = await measureMusic(name, new Uint8Array(await blob.arrayBuffer()));
  if (read.problem || (await isPlayed(url))) return read;
  return { ...read, problem: `"${name}" cannot be played; save it again as M4A or MP3.` };
});
