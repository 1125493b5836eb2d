import { OTHER_FILES, OWN_PAGES_FOLDER, contentPath, type ContentName } from '../schemas/index.ts';

/** The path of a file of the core from the project's root. */
export function pathOf(name: ContentName | 'biography', code: string): string {
  return name === 'biography'
    ? `content/${code}/${OTHER_FILES.biography.path}`
    : contentPath(name, code);
}

/**
 * The folder of a language's own pages; with a slash at its end it stands for a page that was never
 * saved.
 */
export const ownFolder = (code: string) => `content/${code}/${OWN_PAGES_FOLDER}`;

/** The path of an own page on the site, by that of its file. */
export const pathOfPage = (file: string) => file.replace(/^.*(?=\/)|\.yaml$/g, '');
