import { memoizeByObject } from '#content/reading';
import { measureMusic } from '#site/features/music';
import type { ProjectFile } from '../../store/assets/find-file.ts';

/** Whether the browser can play a file. */
function isPlayed(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const player = new Audio();
    player.preload = 'metadata';
    player.onloadedmetadata = () => resolve(Number.isFinite(player.duration));
    player.onerror = () => resolve(false);
    player.src = url;
  });
}

/**
 * Measures a track and checks it; cached, so that a typed letter does not read it again.
 */
export const measureInBrowser = memoizeByObject(async ({ url, blob, name }: ProjectFile) => {
  const read = await measureMusic(name, new Uint8Array(await blob.arrayBuffer()));
  if (read.problem || (await isPlayed(url))) return read;
  return { ...read, problem: `"${name}" cannot be played; save it again as M4A or MP3.` };
});
