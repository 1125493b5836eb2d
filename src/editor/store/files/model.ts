import type { PageKind } from '#content/project';
import { MODEL } from '#site/features';

export type { FileInfo } from '#content/project';

/** What the file at a path of the project is. */
export const fileInfoOf = (path: string) => MODEL.fileInfoOf(path);

/** The path of a file from the project's root. @param name such as `home` or `dates` */
export const pathOf = (name: string, code: string) => MODEL.pathOf(name, code);

/** Every YAML file by its name, with its schema. */
export const FILES = MODEL.files;

/** The page that shows most of a file. @param name see `FileInfo` */
export const pageOf = (name: string): PageKind =>
  name === 'own' ? name : (FILES.get(name)?.shownOn ?? 'home');

/** A page of the team's own, and one block of it. */
export const OWN_PAGE = MODEL.customPage;
export const BLOCK = MODEL.block;
