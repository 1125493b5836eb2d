import { IMAGES, MUSIC_FILES } from '../form/values.ts';
import type { ProjectFile } from './asset-pictures.ts';

/**
 * Pictures and music that were chosen and not saved yet; the form holds a temporary address,
 * `blob:…`.
 */
interface ChosenFiles {
  /** The values of the form with a name instead of each such address. */
  values: unknown;
  /** The files by these names, which include the folder. */
  files: Map<string, ProjectFile>;
}

const ENDINGS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'opus',
};

/** Gives each chosen file a name, so that it is checked and shown like a file of the project. */
export async function chosenFiles(values: unknown): Promise<ChosenFiles> {
  const json = JSON.stringify(values);
  const names = new Map<unknown, string>();
  const files = new Map<string, ProjectFile>();
  for (const url of new Set(json.match(/(?<=[^\\]")blob:[^"]*/g))) {
    const blob = await (await fetch(url)).blob();
    const isMusic = blob.type.startsWith('audio/');
    const kind = isMusic ? `${MUSIC_FILES}new-music` : `${IMAGES}new-picture`;
    const name = `${kind}-${files.size + 1}.${ENDINGS[blob.type] ?? (isMusic ? 'mp3' : 'jpg')}`;
    names.set(url, name);
    files.set(name, { url, text: () => blob.text() });
  }
  if (files.size === 0) return { values, files };
  return { values: JSON.parse(json, (_key, value: unknown) => names.get(value) ?? value), files };
}
