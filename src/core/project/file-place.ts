import type { z } from 'zod';
import { CONTENT_FILES, OTHER_FILES, OWN_PAGES_FOLDER, contentPath } from '../schemas/index.ts';
import { FACT_FILES, WORD_FILES, type ContentName } from '../schemas/index.ts';
import { ownPage } from '../schemas/own-page.ts';

/** A file that exists once in each language, or once for all languages. */
export type FileName = ContentName | 'biography';

/** The checked data of a file. */
export type DataOf<Name extends FileName> = Name extends ContentName
  ? z.infer<(typeof CONTENT_FILES)[Name]['schema']>
  : string;

/** The names of all files of facts and of words. */
export const FILE_NAMES: readonly FileName[] = [
  ...(Object.keys(CONTENT_FILES) as ContentName[]),
  'biography',
];

/** The names of the files that hold for every language. */
export const FACT_NAMES = FILE_NAMES.filter((name) => name in FACT_FILES);

/** The names of the files of each language. */
export const WORD_NAMES = FILE_NAMES.filter((name) => !(name in FACT_FILES));

/** What a file of content/ is, and of which language. */
export interface FilePlace {
  /** `own`: a page of the team's own, of which a language may have many. */
  name: FileName | 'own' | 'record' | 'unknown';
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

/** The path of an own page on the site, by that of its file. */
export const pathOfPage = (file: string) => file.replace(/^.*(?=\/)|\.yaml$/g, '');

const FACTS = new Map(
  (Object.keys(FACT_FILES) as (keyof typeof FACT_FILES)[]).map((name) => [pathOf(name, ''), name]),
);
const INSIDE = new Map<string, FileName>([
  ...(Object.keys(WORD_FILES) as (keyof typeof WORD_FILES)[]).map(
    (name) => [WORD_FILES[name].path, name] as const,
  ),
  [OTHER_FILES.biography.path, 'biography'],
]);

/** The folders of content/ that are no language. */
const NO_LANGUAGES: Record<string, FilePlace['name']> = {
  translations: 'record',
  ...{ images: 'unknown', music: 'unknown', schemas: 'unknown' },
};

/** What the file at a path of the project is. */
export function placeOf(path: string): FilePlace {
  const fact = FACTS.get(path);
  if (fact) return { name: fact, code: '', inside: '' };
  const [, code = '', inside = ''] = /^content\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const other = NO_LANGUAGES[code];
  if (other) return { name: other, code: '', inside: '' };
  const isOwn = inside.startsWith(`${OWN_PAGES_FOLDER}/`);
  return { name: isOwn ? 'own' : (INSIDE.get(inside) ?? 'unknown'), code, inside };
}

/** The schema of a YAML file of content/; undefined for another file. */
export function schemaOf(name: FilePlace['name']): z.ZodType | undefined {
  if (name === 'own') return ownPage;
  return name === 'biography' || name === 'record' || name === 'unknown'
    ? undefined
    : CONTENT_FILES[name].schema;
}
