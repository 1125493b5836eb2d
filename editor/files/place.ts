import {
  OWN_PAGES_FOLDER,
  OTHER_FILES,
  WORD_FILES,
  contentPath,
} from '../../src/content/schemas/index.ts';
import { FILES, type ContentFile, type FileName } from './content-file.ts';
import { OWN_PAGE } from './own-page.ts';

/** What a file of content/ is, and of which language. */
interface FilePlace {
  /** `own`: an own page of the team, of which a language may have many. */
  name: FileName | 'own';
  /** The language (BCP 47); empty for facts, which hold for every language. */
  code: string;
  /** Its path in the folder of its language. */
  inside: string;
}

/** The path of a file from the project's root. */
export function pathOf(name: FileName, code: string): string {
  return name === 'biography'
    ? `content/${code}/${OTHER_FILES.biography.path}`
    : contentPath(name, code);
}

/**
 * The folder of a language's own pages; with a slash at its end it stands for a page that was never
 * saved.
 */
export const ownFolder = (code: string) => `content/${code}/${OWN_PAGES_FOLDER}`;

const FACTS: Record<string, FileName> = {
  [pathOf('organisation', '')]: 'organisation',
  [pathOf('pictures', '')]: 'pictures',
};
const INSIDE: Record<string, FileName> = {
  ...Object.fromEntries(Object.entries(WORD_FILES).map(([name, { path }]) => [path, name])),
  [OTHER_FILES.biography.path]: 'biography',
};

/** What the file at a path of the project is. */
export function placeOf(path: string): FilePlace {
  const fact = FACTS[path];
  if (fact) return { name: fact, code: '', inside: '' };
  const [, code = '', inside = ''] = /^content\/([^/]+)\/(.*)$/.exec(path) ?? [];
  return { name: INSIDE[inside] ?? 'own', code, inside };
}

/** How such a file is read and written. */
export const fileKind = ({ name }: FilePlace): ContentFile =>
  name === 'own' ? OWN_PAGE : FILES[name];
