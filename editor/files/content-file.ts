import { parse } from 'yaml';
import type { z } from 'zod';
import { biographyProblems } from '../../src/content/reading/biography.ts';
import { letterProblems } from '../../src/content/reading/check-letters.ts';
import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { checkContent } from '../../src/content/reading/parse-content.ts';
import { CONTENT_FILES, FACT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { dataOf, formValues } from '../form/values.ts';
import { editYaml } from './edit-yaml.ts';
import { markdownHtml, parseMarkdown } from './markdown.ts';

/** A file that there is once in a language, or once for all of them. */
export type FileName = ContentName | 'biography';

/** One kind of content file: how its text becomes the values of a form, and these a text again. */
export interface ContentFile {
  /** Name of its format in the CMS: each file has its own, because each has a text of its own to keep. */
  format: string;
  /** What a new one begins with. */
  begin: string;
  /** @throws Error for a text that cannot be read */
  valuesOf: (text: string) => unknown;
  /**
   * The text with other values in it; what did not change stays as it is written.
   * @param unfinished whether what is required may still be left out
   */
  textWith: (text: string, values: unknown, unfinished?: boolean) => string;
  /** What the build makes of a text in a language: the data of a page, or all that is wrong. */
  check: (
    text: string,
    code: string,
  ) => { data?: unknown; problems?: readonly ContentProblem[] | undefined };
  /** What a page shows of a text that is not right yet. */
  draft: (text: string) => unknown;
}

/** What a file says where it leaves something out: views count on it. */
function defaultsOf({ properties = {} }: JsonSchema): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, field.default] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The kind of a YAML file that follows a schema. */
export function yamlFile(format: string, schema: z.ZodType): Omit<ContentFile, 'begin' | 'check'> {
  const shape = jsonSchema(schema);
  return {
    format,
    valuesOf: (text) => formValues(parse(text) ?? {}, shape),
    textWith: (text, values, unfinished = false) =>
      editYaml(text, dataOf(values, shape, unfinished)),
    draft: (text) => ({ ...defaultsOf(shape), ...(parse(text) as object | null) }),
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
      if (checked.problems) return checked;
      const problems =
        name in FACT_FILES ? [] : letterProblems(schema, checked.data, '', text, code);
      return problems.length > 0 ? { problems } : checked;
    },
  };
}

const biography: ContentFile = {
  // The CMS takes no other ending of a name for Markdown.
  format: 'biography-frontmatter',
  begin: '',
  valuesOf: (text) => ({ body: text.trim() }),
  textWith: (_, values) => `${(values as { body?: string }).body?.trim() ?? ''}\n`,
  check: (text, code) => {
    const problems = biographyProblems(text, parseMarkdown(text), '', code);
    return problems.length > 0 ? { problems } : { data: markdownHtml(text) };
  },
  draft: markdownHtml,
};

/** Every file of a language, by its name. */
export const FILES = {
  ...Object.fromEntries(
    (Object.keys(CONTENT_FILES) as ContentName[]).map((name) => [name, contentFile(name)]),
  ),
  biography,
} as Record<FileName, ContentFile>;
