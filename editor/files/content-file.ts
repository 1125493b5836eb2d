import { parse } from 'yaml';
import type { z } from 'zod';
import { FILES, OWN_PAGE, type FilePlace } from './model.ts';
import type { KnownFile } from '../../src/core/model.ts';
import { DATES } from '../../src/features/dates/content.ts';
import { jsonSchema, type JsonSchema } from '../../src/core/schemas/json-schema.ts';
import type { DateEntry } from '../../src/features/dates/schemas/entry.ts';
import { dataOf, formValues, unknownFields, type Data } from '../form/values.ts';
import { likeSource, plainText } from '../../src/core/reading/plain-text.ts';
import { fitting, previewData } from './unfinished-data.ts';
import { countChanges, datesBroughtBack } from './count-changes.ts';
import { editYaml, type Edited } from './yaml/edit-yaml.ts';

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
   * The values of an earlier version as the form holds them once it is brought back.
   * @param now what the form holds
   * @param later how often the file was saved since
   */
  broughtBack?: (earlier: Data, now: Data, later: number) => Data;
  /** What a page shows of a text with mistakes. */
  preview: (text: string) => unknown;
}

/** The kind of a YAML file that follows a schema. */
export function yamlFile(type: z.ZodType): Omit<ContentFile, 'begin'> {
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
    preview: (text) => previewData(fitting(data(valuesOf(text)), schema), schema),
  };
}

function contentFile({ name, path, schema }: KnownFile): ContentFile {
  const up = '../'.repeat(path.split('/').length);
  return {
    ...yamlFile(schema),
    begin: `# yaml-language-server: $schema=${up}schemas/${name}.json\n`,
  };
}

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
  preview: plainText,
};

const datesIn = (data: unknown) => (data as { dates?: DateEntry[] } | null)?.dates;

const datesFile = contentFile({ ...DATES });

const dates: ContentFile = {
  ...datesFile,
  textWith: (text, data) => {
    const now = datesIn(data);
    const before = datesIn(parse(plainText(text))) ?? [];
    return datesFile.textWith(text, now ? { dates: countChanges(before, now) } : data);
  },
  broughtBack: (earlier, now, later) => ({
    ...earlier,
    dates: datesBroughtBack(datesIn(earlier) ?? [], datesIn(now) ?? [], later),
  }),
};

/** Every file of a language, by its name. */
const KINDS = new Map<string, ContentFile>([
  ...[...FILES.values()].map((file) => [file.name, contentFile(file)] as const),
  [DATES.name, dates],
  ['biography', biography],
]);

/** A new page is a draft. */
const BEGIN = `# yaml-language-server: $schema=../../schemas/own-page.json

publish: false
`;

/** An own page of the team: a language may have many. */
const own: ContentFile = { ...yamlFile(OWN_PAGE), begin: BEGIN };

/** How a file at a place is read and written. A place that is not known yet is for a new page. */
export const fileKind = ({ name }: FilePlace): ContentFile => KINDS.get(name) ?? own;
