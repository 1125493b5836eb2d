import { MUSIC_FILE } from '../../src/features/music/limits.ts';
import { freeName, storedName } from '../../src/core/text/stored-name.ts';
import { preparePicture } from '../photographs/prepare-picture.ts';

/**
 * The contents of files that were chosen since the editor was opened, by their names: the CMS knows
 * only the files that are stored, and would put two new ones with one name over each other.
 */
const chosen = new Map<string, string>();

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(digest).join();
}

async function prepare(file: File): Promise<File | undefined> {
  const isMusic = MUSIC_FILE.test(storedName(file.name, 'music'));
  const prepared = isMusic ? file : await preparePicture(file);
  if (!prepared) return undefined;
  const hash = await hashOf(prepared);
  const isTaken = (name: string) => (chosen.get(name) ?? hash) !== hash;
  const name = freeName(isMusic ? storedName(file.name, 'music') : prepared.name, isTaken);
  chosen.set(name, hash);
  return new File([prepared], name, { type: prepared.type });
}

/** One file after the other: a phone has no room for several large photographs at once. */
let work: Promise<unknown> = Promise.resolve();

/**
 * A file as it is stored, under a name that the site takes and that no other chosen file has. A
 * picture is prepared, see {@link preparePicture}; the bytes of music stay.
 * @returns nothing for a picture that this browser cannot read
 */
export function prepareFile(file: File): Promise<File | undefined> {
  const prepared = work.then(() => prepare(file));
  work = prepared.catch(() => undefined);
  return prepared;
}
