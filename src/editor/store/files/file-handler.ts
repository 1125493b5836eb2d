import { parse } from 'yaml';
import type { z } from 'zod';
import { jsonSchema, type JsonSchema } from '#content/fields';
import type { ContentFile as FileOfModel } from '#content/project';
import { plainText } from '#content/reading';
import { tidied } from '../../form/values.ts';
import { FILES, OWN_PAGE, fileInfoOf, type FileInfo } from './model.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/** A kind of content file: how its text becomes data, and data a text. */
export interface FileHandler {
  schema: JsonSchema;
  /** What a new one begins with. */
  begin: string;
  /**
   * The data of a text.
   * @param unfinished see {@link tidied}
   * @throws Error for a text that cannot be parsed
   */
  dataOf: (text: string, unfinished?: boolean) => unknown;
  /** The data as it is written, see {@link tidied}. */
  tidied: (data: unknown, unfinished?: boolean) => unknown;
  /** Writes data into a text; lines that say the same stay as they are. */
  textWith: (text: string, data: unknown) => string;
}

/** The kind of a YAML file that follows a schema. */
export function yamlFile(type: z.ZodType): Omit<FileHandler, 'begin'> {
  const schema = jsonSchema(type);
  return {
    schema,
    dataOf: (text, unfinished) => tidied(parse(plainText(text)) ?? {}, schema, unfinished),
    tidied: (data, unfinished) => tidied(data, schema, unfinished),
    textWith: editYaml,
  };
}

function contentFile({ name, path, schema }: FileOfModel): FileHandler {
  const up = '../'.repeat(path.split('/').length);
  return {
    ...yamlFile(schema),
    begin: `# yaml-language-server: $schema=${up}schemas/${name}.json\n`,
  };
}

/** Every file of a language, by its name. */
const KINDS = new Map<string, FileHandler>(
  [...FILES.values()].map((file) => [file.name, contentFile(file)]),
);

/** A new page is a draft. */
const BEGIN = `# yaml-language-server: $schema=../../schemas/own-page.json

publish: false
`;

/** An own page of the team: a language may have many. */
const customPageFile: FileHandler = { ...yamlFile(OWN_PAGE), begin: BEGIN };

/** How a file at a place is read and written. A place that is not known yet is for a new page. */
export const fileHandlerFor = ({ name }: FileInfo): FileHandler =>
  KINDS.get(name) ?? customPageFile;

/** The same by the path of the file from the project's root. */
export const fileHandlerAt = (path: string): FileHandler => fileHandlerFor(fileInfoOf(path));
