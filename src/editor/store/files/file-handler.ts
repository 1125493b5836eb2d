import { parse } from 'yaml';
import type { z } from 'zod';
import { jsonSchema, type JsonSchema } from '#content/fields';
import { plainText } from '#content/reading';
import { tidied } from '../../form/tidied.ts';
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
  tidied: (data: unknown, unfinished?: boolean, isKept?: (id: string) => boolean) => unknown;
  /** Writes data into a text; lines that say the same stay as they are. */
  textWith: (text: string, data: unknown) => string;
}

/** How a file of a schema is read and written. @param begin what a new one begins with */
function handlerOf(type: z.ZodType, begin: string): FileHandler {
  const schema = jsonSchema(type);
  return {
    schema,
    begin,
    dataOf: (text, unfinished) => tidied(parse(plainText(text)) ?? {}, schema, unfinished),
    tidied: (data, unfinished, isKept) => tidied(data, schema, unfinished, isKept),
    textWith: editYaml,
  };
}

/** The line by which code editors find the schema. @param up from the file to the folder of content */
const hint = (up: string, name: string) =>
  `# yaml-language-server: $schema=${up}schemas/${name}.json\n`;

/** Every file of a language, by its name. */
const HANDLERS = new Map(
  [...FILES.values()].map(({ name, path, schema }) => [
    name,
    handlerOf(schema, hint('../'.repeat(path.split('/').length), name)),
  ]),
);

/** A page that the team has added: a language may have many. A new one is a draft. */
const customPage = handlerOf(OWN_PAGE, `${hint('../../', 'own-page')}\npublish: false\n`);

/** How a file at a place is read and written. A place that is not known yet is for a new page. */
export const fileHandlerFor = ({ name }: FileInfo): FileHandler => HANDLERS.get(name) ?? customPage;

/** The same by the path of the file from the project's root. */
export const fileHandlerAt = (path: string): FileHandler => fileHandlerFor(fileInfoOf(path));
