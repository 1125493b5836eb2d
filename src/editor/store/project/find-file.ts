import { memoizeByFile } from '#content/reading';
import type { OpenProject } from './open-project.ts';

/** Where pictures are, from the project's root; content names them by their file alone. */
export const IMAGES = 'content/images/';

/** A picture or music of the project. */
export interface ProjectFile {
  /** Of the file alone, without its folder. */
  name: string;
  /** Address from which the browser reads it. */
  url: string;
  blob: Blob;
}

/** Gives a picture or music; undefined where there is none. @param path from the project's root */
export type FindFile = (path: string) => Promise<ProjectFile | undefined>;

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
};

/** Finds pictures and music of a project, each read once in each of its versions. */
export const fileFinder = memoizeByFile((project: OpenProject): FindFile => {
  const files = new Map<string, Promise<ProjectFile | undefined>>();
  return async (file) => {
    const path = file.replace(/^\//, '');
    const draft = project.drafts.all.get(path);
    const key = `${path} ${draft?.at ?? ''}`;
    const read = async () => {
      const bytes = await project.file(path);
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? '';
      const blob = bytes && new Blob([bytes], { type });
      return blob && { name: path.replace(/^.*\//, ''), url: URL.createObjectURL(blob), blob };
    };
    const known = files.get(key) ?? read();
    files.set(key, known);
    // What cannot be read now, or is not there yet, is asked for again.
    const forget = () => files.delete(key);
    known.then((file) => file ?? forget(), forget);
    return known;
  };
});
