import { parse } from 'yaml';
import type { z } from 'zod';
import { biographyProblems } from '../../src/content/reading/biography.ts';
import { letterProblems } from '../../src/content/reading/check-letters.ts';
import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import type { DateEntry } from '../../src/content/schemas/dates/entry.ts';
import { markdownFieldProblems } from '../../src/content/reading/markdown-fields.ts';
import { checkContent } from '../../src/content/reading/parse-content.ts';
import { CONTENT_FILES, FACT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { dataOf, formValues, type Data } from '../form/values.ts';
import { markdownHtml, parseMarkdown } from './markdown.ts';
import { likeSource, plainText } from './plain-text.ts';
import { draftOf } from './draft.ts';
import { countChanges } from './count-changes.ts';
import { editYaml, type Edited } from './yaml/edit-yaml.ts';

/** A file that exists once in a language, or once for all of them. */
export type FileName = ContentName | 'biography';

/** What the build makes of a text: the data of a page, or everything that is wrong with it. */
export interface Checked {
  data?: unknown;
  problems?: readonly ContentProblem[] | undefined;
}

/** A kind of content file: how its text becomes the values of a form, and these a text again. */
export interface ContentFile {
  /** Name of its format in the CMS. Each file has its own, because each keeps its own text. */
  format: string;
  shape: JsonSchema;
  /** What a new one begins with. */
  begin: string;
  /** The values of the form. @throws Error for a text that cannot be parsed */
  valuesOf: (text: string) => Data;
  /**
   * The data that the values of a form stand for.
   * @param unfinished whether required fields may be left out
   */
  dataOf: (values: unknown, unfinished?: boolean) => unknown;
  /** A text with other data in it; whatever has not changed stays as it is written. */
  textWith: (text: string, data: unknown) => Edited;
  /** @param code language of the text (BCP 47) */
  check: (text: string, code: string) => Checked;
  /** What a page shows of a text that is not right yet. */
  draft: (text: string) => unknown;
}

/** The kind of a YAML file that follows a schema. */
export function yamlFile(format: string, schema: z.ZodType): Omit<ContentFile, 'begin' | 'check'> {
  const shape = jsonSchema(schema);
  const valuesOf = (text: string) => formValues(parse(plainText(text)) ?? {}, shape) as Data;
  const data = (values: unknown, unfinished = false) => dataOf(values, shape, unfinished);
  return {
    format,
    shape,
    valuesOf,
    dataOf: data,
    textWith: editYaml,
    draft: (text) => draftOf(data(valuesOf(text)), shape),
  };
}

function contentFile(name: ContentName): ContentFile {
  const { path, schema } = CONTENT_FILES[name];
  const up = '../'.repeat(path.split('/').length);
  return {
    ...yamlFile(name, schema),
    begin: `# yaml-language-server: $schema=${up}schemas/${name}.json\n`,
    check: (text, code) => {
      const checked = checkContent(text, schema, '');
      if (checked.problems || name in FACT_FILES) return checked;
      const problems = [
        ...markdownFieldProblems(schema, checked.data, '', text, parseMarkdown),
        ...letterProblems(schema, checked.data, '', text, code),
      ];
      return problems.length > 0 ? { problems } : checked;
    },
  };
}

const biography: ContentFile = {
  // The CMS takes no other ending of a name for Markdown.
  format: 'biography-frontmatter',
  shape: { properties: { body: { title: 'Biography', format: 'markdown' } } },
  begin: '',
  valuesOf: (text) => ({ body: plainText(text).trim() }),
  dataOf: (values) => ({ body: ((values as { body?: string }).body ?? '').trim() }),
  textWith: (text, data) => {
    const { body } = data as { body: string };
    const isSame = plainText(text).trim() === body;
    return { text: isSame ? text : likeSource(text, `${body}\n`), lostComments: [] };
  },
  check: (text, code) => {
    const problems = biographyProblems(text, parseMarkdown(text), '', code);
    return problems.length > 0 ? { problems } : { data: markdownHtml(text) };
  },
  draft: markdownHtml,
};

const datesIn = (data: unknown) => (data as { dates?: DateEntry[] } | null)?.dates;

const dates: ContentFile = {
  ...contentFile('dates'),
  textWith: (text, data) => {
    const now = datesIn(data);
    const before = datesIn(parse(plainText(text))) ?? [];
    return editYaml(text, now ? { dates: countChanges(before, now) } : data);
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
