import type { z } from 'zod';
import { checkDates } from '../../src/content/checks/check-dates.ts';
import { checkLanguages } from '../../src/content/checks/languages.ts';
import { checkLinks, readLinks } from '../../src/content/checks/read-links.ts';
import {
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../../src/content/reading/content-error.ts';
import { fieldsOf, type KnownField } from '../../src/content/schemas/fields-of.ts';
import { jsonSchema, type Path } from '../../src/content/schemas/json-schema.ts';
import { readOwnPages } from '../../src/content/own-pages/read.ts';
import { parseContent } from '../../src/content/reading/parse-content.ts';
import { readContentText, readText } from '../../src/content/reading/read-text.ts';
import {
  CONTENT_FILES,
  FACT_FILES,
  OTHER_FILES,
  WORD_FILES,
  contentPath,
  type ContentName,
  type FactName,
  type WordName,
} from '../../src/content/schemas/index.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';
import { lineFinder } from '../../src/content/reading/yaml/field-lines.ts';
import { readYaml } from '../../src/content/reading/yaml/read-yaml.ts';
import { checkOwnPictures, checkPictures } from '../../src/pictures/check-pictures.ts';

/** A field of content/, filled in or not. */
export interface Field extends KnownField {
  /** Path of the file from the project's root. */
  file: string;
  /** 1-based line of the field, or of the place where it belongs. */
  line: number;
}

/**
 * Finds the line of a field; where it is left out, the line of its commented-out hint or of what
 * should hold it.
 */
function lineOrHint(source: string): (path: Path) => number {
  const document = readYaml(source);
  const lineOf = lineFinder(source);
  return (path) => {
    const line = lineOf(path) ?? 1;
    if (document.hasIn(path)) return line;
    const hint = new RegExp(`^\\s*#.*\\b${String(path.at(-1))}\\b.*:`);
    const below = source.split('\n').slice(line - 1);
    const at = below.findIndex((text) => hint.test(text));
    return at < 0 ? line : line + at;
  };
}

function placedFields(schema: z.ZodType, data: unknown, file: string, source: string): Field[] {
  const lineOf = lineOrHint(source);
  return [...fieldsOf(jsonSchema(schema), data)].map((field) => ({
    ...field,
    file,
    line: lineOf(field.path),
  }));
}

/**
 * The fields of one content file, first the file as a whole. @throws ContentError for text that
 * breaks its schema
 */
export function readFields(name: ContentName, file: string, source: string): Field[] {
  const { schema } = CONTENT_FILES[name];
  return placedFields(schema, parseContent(source, schema, file), file, source);
}

/**
 * The fields of the own pages that visitors see. @throws ContentError for what the build would
 * refuse
 */
async function readOwnFields(root: URL, codes: readonly string[]): Promise<Field[]> {
  const pages = await readOwnPages(root);
  checkLinks(root, await readLinks(root, pages));
  for (const page of pages) await checkOwnPictures(page, root);
  return pages
    .filter(({ data, language }) => data.publish && codes.includes(language))
    .flatMap(({ data, file, source }) => placedFields(ownPage, data, file, source));
}

/**
 * The paragraphs of the biography, each as if it were a field; only those that are no headings say
 * something.
 */
export function readParagraphs(file: string, source: string): Field[] {
  const { launch } = OTHER_FILES.biography;
  return [...source.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ 0: value, index: start }, index) => ({
    file,
    line: source.slice(0, start).split('\n').length,
    path: ['paragraph', index],
    value,
    about: value.startsWith('#') ? {} : { launch },
  }));
}

/**
 * Reads and checks the content of some languages, as the build does.
 * @param root the project's folder, with a slash at its end
 * @param codes the languages
 * @throws ContentError with every problem of every file
 */
export async function readContent(root: URL, codes: readonly string[]): Promise<Field[]> {
  const { path: value, launch } = OTHER_FILES.logo;
  const fields: Field[] = [
    {
      file: `content/images/${value}`,
      line: 1,
      path: [],
      value,
      about: { format: 'picture', launch },
    },
  ];
  const problems: ContentProblem[] = [];
  const collect = async (read: () => Promise<Field[]>) =>
    problems.push(...(await problemsOf(async () => fields.push(...(await read())))));
  const collectFile = (name: ContentName, language: string) =>
    collect(async () => {
      const file = contentPath(name, language);
      const source = await readContentText(root, name, file);
      const fields = readFields(name, file, source);
      await checkPictures(name, fields[0]?.value, file, root, source);
      return fields;
    });
  for (const name of Object.keys(FACT_FILES)) await collectFile(name as FactName, '');
  for (const language of codes) {
    for (const name of Object.keys(WORD_FILES)) await collectFile(name as WordName, language);
    const file = `content/${language}/${OTHER_FILES.biography.path}`;
    await collect(async () => readParagraphs(file, await readText(root, file)));
  }
  await collect(() => readOwnFields(root, codes));
  await collect(() => checkLanguages(root).then(() => []));
  await collect(() => checkDates(root).then(() => []));
  throwProblems(problems);
  return fields;
}
