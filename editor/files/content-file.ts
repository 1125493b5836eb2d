import { parse } from 'yaml';
import type { z } from 'zod';
import {
  biographyLinks,
  contentLinks,
  type PlacedLink,
} from '../../src/content/checks/links-of-file.ts';
import { biographyProblems } from '../../src/content/reading/biography.ts';
import { checkFile } from '../../src/content/reading/check-file.ts';
import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import type { DateEntry } from '../../src/content/schemas/dates/entry.ts';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { dataOf, formValues, unknownFields, type Data } from '../form/values.ts';
import { markdownHtml, parseMarkdown } from './markdown.ts';
import { likeSource, plainText } from './plain-text.ts';
import { previewData } from './unfinished-data.ts';
import { countChanges } from './count-changes.ts';
import { editYaml, type Edited } from './yaml/edit-yaml.ts';

/** A file that exists once in each language, or once for all languages. */
export type FileName = ContentName | 'biography';

/** What the build makes of a text: its data, or everything that is wrong with it. */
export interface CheckedFile {
  data?: unknown;
  problems?: readonly ContentProblem[] | undefined;
}

/** A kind of content file: how its text becomes the values of a form, and the values a text. */
export interface ContentFile {
  schema: JsonSchema;
  /** What a new one begins with. */
  begin: string;
  /** The values of the form. @throws Error for a text that cannot be parsed */
  valuesOf: (text: string) => Data;
  /**
   * The data that the values of a form stand for.
   * @param unfinished whether required fields may be left out
   */
  dataOf: (values: unknown, unfinished?: boolean) => unknown;
  /** Writes data into a text; lines that say the same stay as they are. */
  textWith: (text: string, data: unknown) => Edited;
  /**
   * What the build says of a text.
   * @param code language of the text (BCP 47)
   * @param path of the file, from the project's root
   */
  check: (text: string, code: string, path: string) => CheckedFile;
  /** Every link of a text without mistakes, also to other sites. */
  links: (text: string, code: string, path: string) => PlacedLink[];
  /** What a page shows of a text with mistakes. */
  preview: (text: string) => unknown;
}

/** The kind of a YAML file that follows a schema. */
export function yamlFile(type: z.ZodType): Omit<ContentFile, 'begin' | 'check' | 'links'> {
  const schema = jsonSchema(type);
  const valuesOf = (text: string) => formValues(parse(plainText(text)) ?? {}, schema) as Data;
  const data = (values: unknown, unfinished = false) => dataOf(values, schema, unfinished);
  return {
    schema,
    valuesOf,
    dataOf: data,
    textWith: (text, changed) => {
      const edited = editYaml(text, changed);
      const lost = () => [...edited.lost(), ...unknownFields(parse(plainText(text)), schema)];
      return { ...edited, lost };
    },
    preview: (text) => previewData(data(valuesOf(text)), schema),
  };
}

function contentFile(name: ContentName): ContentFile {
  const { path } = CONTENT_FILES[name];
  const schema: z.ZodType = CONTENT_FILES[name].schema;
  const up = '../'.repeat(path.split('/').length);
  return {
    ...yamlFile(schema),
    begin: `# yaml-language-server: $schema=${up}schemas/${name}.json\n`,
    check: (text, code, path) =>
      checkFile(name, { file: path, source: text, language: code }, parseMarkdown),
    links: (source, language, file) =>
      contentLinks(name, { file, source, language }, parseMarkdown).links,
  };
}

// The section of the biography has this id.
const biographyHtml = (text: string) => markdownHtml(text, { ids: new Set(['biography']) });

const biography: ContentFile = {
  schema: {
    properties: { body: { title: 'Biography', format: 'markdown' } },
    required: ['body'],
  },
  begin: '',
  valuesOf: (text) => ({ body: plainText(text).trim() }),
  dataOf: (values) => ({ body: ((values as { body?: string }).body ?? '').trim() }),
  textWith: (text, data) => {
    const { body } = data as { body: string };
    const isSame = plainText(text).trim() === body;
    return { text: isSame ? text : likeSource(text, `${body}\n`), lost: () => [] };
  },
  check: (text, code, path) => {
    const problems = biographyProblems(text, parseMarkdown(text), path, code);
    return problems.length > 0 ? { problems } : { data: biographyHtml(text) };
  },
  links: (source, language, file) => biographyLinks({ file, source, language }, parseMarkdown),
  preview: biographyHtml,
};

const datesIn = (data: unknown) => (data as { dates?: DateEntry[] } | null)?.dates;

const datesFile = contentFile('dates');

const dates: ContentFile = {
  ...datesFile,
  textWith: (text, data) => {
    const now = datesIn(data);
    const before = datesIn(parse(plainText(text))) ?? [];
    return datesFile.textWith(text, now ? { dates: countChanges(before, now) } : data);
  },
};

/** Every file of a language, by its name. */
export const FILES = {
  ...Object.fromEntries(
    (Object.keys(CONTENT_FILES) as ContentName[]).map((name) => [name, contentFile(name)]),
  ),
  dates,
  biography,
} as Record<FileName, ContentFile>;
