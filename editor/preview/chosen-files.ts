import { IMAGES, MUSIC_FILES } from '../form/values.ts';
import type { ProjectFile } from './asset-pictures.ts';

/** Pictures and music that were chosen and not saved yet; the form knows them by a passing address, `blob:…`. */
export interface ChosenFiles {
  /** The form's values with a name in the place of each such address. */
  values: unknown;
  /** The files by these names, each with its folder. */
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

/** Gives each chosen file a name, so that it is checked and shown like one of the project. */
export async function chosenFiles(values: unknown): Promise<ChosenFiles> {
  const files = new Map<string, ProjectFile>();
  const named = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(named));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(async ([key, inner]) => [key, await named(inner)]);
      return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
    }
    if (typeof value !== 'string' || !value.startsWith('blob:')) return value;
    const blob = await (await fetch(value)).blob();
    const isMusic = blob.type.startsWith('audio/');
    const kind = isMusic ? `${MUSIC_FILES}new-music` : `${IMAGES}new-picture`;
    const name = `${kind}-${files.size + 1}.${ENDINGS[blob.type] ?? (isMusic ? 'mp3' : 'jpg')}`;
    files.set(name, { url: value, text: () => blob.text() });
    return name;
  };
  return { values: await named(values), files };
}
