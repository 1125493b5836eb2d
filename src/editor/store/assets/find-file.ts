import { memoizeByObject } from '#content/reading';
import type { Workspace } from '../project/workspace.ts';

/** The folder of pictures, from the project's root. Content files name pictures without it. */
export const IMAGES = 'content/images/';

/** A picture or a track of the project. */
export interface ProjectFile {
  /** The name without the folder. */
  name: string;
  /** A `blob:` URL. */
  url: string;
  blob: Blob;
}

/** Reads a picture or music; resolves to undefined if there is none. @param path from the root */
export type FindFile = (path: string) => Promise<ProjectFile | undefined>;

const TYPES: Record<string, string> = { svg: 'image/svg+xml', mp3: 'audio/mpeg', m4a: 'audio/mp4' };

/** A function that reads pictures and music of a project, each version once. */
export const fileFinder = memoizeByObject((workspace: Workspace): FindFile => {
  const files = new Map<string, Promise<ProjectFile | undefined>>();
  return async (file) => {
    const path = file.replace(/^\//, '');
    const draft = workspace.drafts.all.get(path);
    const key = `${path} ${draft?.at ?? workspace.publishedFile(path).version ?? ''}`;
    const read = async () => {
      const bytes = await workspace.file(path);
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? '';
      const blob = bytes && new Blob([bytes], { type });
      // The URL is never revoked: another page may show the file. 20 pictures take about 6 MB.
      return blob && { name: path.replace(/^.*\//, ''), url: URL.createObjectURL(blob), blob };
    };
    const known = files.get(key) ?? read();
    files.set(key, known);
    // Try again the next time if it could not be read, or does not exist yet.
    const forget = () => files.delete(key);
    known.then((file) => file ?? forget(), forget);
    return known;
  };
});
