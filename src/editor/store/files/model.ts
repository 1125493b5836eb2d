import type { PageKind } from '#content/project';
import { MODEL } from '#site/features';

export type { FileInfo } from '#content/project';

/** Returns what the file at a path is: its definition, language and schema. */
export const fileInfoOf = (path: string) => MODEL.fileInfoOf(path);

/** Returns the path of a file from the project's root. @param name such as `home` or `dates` */
export const pathOf = (name: string, code: string) => MODEL.pathOf(name, code);

/** The definitions of all YAML files, by their names. */
export const FILES = MODEL.files;

/** Returns the page that shows most of a file. @param name see `FileInfo` */
export const pageOf = (name: string): PageKind =>
  name === 'own' ? name : (FILES.get(name)?.shownOn ?? 'home');

/** The schemas of a custom page and of its blocks. */
export const OWN_PAGE = MODEL.customPage;
export const BLOCK = MODEL.block;
