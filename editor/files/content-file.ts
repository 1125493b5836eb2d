import { parse } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from '../../src/content/content-error.ts';
import { checkContent } from '../../src/content/parse-content.ts';
import { CONTENT_FILES, contentPath, type ContentName } from '../../src/content/schemas/index.ts';
import { shapeOf, type Shape } from '../form/shape.ts';
import { dataOf, formValues, openLists } from '../form/values.ts';
import { BIOGRAPHY, problemsOf } from './biography.ts';
import { editYaml } from './edit-yaml.ts';
import { markdownHtml } from './markdown.ts';

/** A file that there is once in a language. */
export type FileName = ContentName | 'biography';

/** One kind of content file: how its text becomes the values of a form, and these a text again. */
export interface ContentFile {
  /** Name of its format in the CMS: each file has its own, because each has a text of its own to keep. */
  format: string;
  /** From the project's root. */
  path: string;
  /** What a new one begins with. */
  begin: string;
  /** @throws Error for a text that cannot be read */
  valuesOf: (text: string) => unknown;
  /** The text with other values in it; what did not change stays as it is written. */
  textWith: (text: string, values: unknown) => string;
  /** What the build makes of a text: the data of a page, or all that is wrong. */
  check: (text: string) => { data?: unknown; problems?: ContentProblem[] | undefined };
  /** What a page shows of a text that is not right yet. */
  draft: (text: string) => unknown;
}

/** What a file says where it leaves something out: views count on it. */
function defaultsOf({ properties = {} }: Shape): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, field.default] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The kind of a YAML file that follows a schema. */
export function yamlFile(format: string, file: string, schema: z.ZodType): ContentFile {
  const shape = shapeOf(schema);
  return {
    format,
    path: file,
    begin: '',
    valuesOf: (text) => {
      const data: unknown = parse(text) ?? {};
      return { ...openLists(data), ...(formValues(data, shape) as object) };
    },
    textWith: (text, values) => editYaml(text, dataOf(values, shape)),
    check: (text) => checkContent(text, schema, file),
    draft: (text) => ({ ...defaultsOf(shape), ...(parse(text) as object) }),
  };
}

const biography: ContentFile = {
  // The CMS takes no other ending of a name for Markdown.
  format: 'biography-frontmatter',
  path: BIOGRAPHY,
  begin: '',
  valuesOf: (text) => ({ body: text.trim() }),
  textWith: (_, values) => `${(values as { body?: string }).body?.trim() ?? ''}\n`,
  check: (text) => {
    const problems = problemsOf(text);
    return problems.length > 0 ? { problems } : { data: markdownHtml(text) };
  },
  draft: markdownHtml,
};

const names = Object.keys(CONTENT_FILES) as ContentName[];

/** Every file of a language, by its name. */
export const FILES = {
  ...Object.fromEntries(
    names.map((name) => [
      name,
      yamlFile(name, contentPath(name, 'en'), CONTENT_FILES[name].schema),
    ]),
  ),
  biography,
} as Record<FileName, ContentFile>;
