import { parse } from 'yaml';
import type { z } from 'zod';
import { jsonSchema, type JsonSchema } from '#content/fields';
import type { FileInfo } from '#content/project';
import { plainText } from '#content/reading';
import { MODEL } from '#site/features';
import { tidied } from '../../form/tidied.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/** Converts the text of a kind of content file to data, and data to text. */
export interface FileHandler {
  schema: JsonSchema;
  /** The text of a new file. */
  begin: string;
  /**
   * Parses a text.
   * @param unfinished see {@link tidied}
   * @throws Error for a text that cannot be parsed
   */
  dataOf: (text: string, unfinished?: boolean) => unknown;
  /** Returns data as files store it, see {@link tidied}. */
  tidied: (data: unknown, unfinished?: boolean, isKept?: (id: string) => boolean) => unknown;
  /** Writes data into a text; unchanged lines stay as they are. */
  textWith: (text: string, data: unknown) => string;
}

/** Creates the handler of a schema. @param begin the text of a new file */
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

/**
 * The comment by which code editors find the schema.
 * @param up the path from the file to content/
 */
const hint = (up: string, name: string) =>
  `# yaml-language-server: $schema=${up}schemas/${name}.json\n`;

/** The handlers of all files, by their names. */
const HANDLERS = new Map(
  [...MODEL.files.values()].map(({ name, path, schema }) => [
    name,
    handlerOf(schema, hint('../'.repeat(path.split('/').length), name)),
  ]),
);

/** The handler of custom pages. A new page is a draft. */
const customPage = handlerOf(MODEL.customPage, `${hint('../../', 'own-page')}\npublish: false\n`);

/** Returns the handler of a file; an unknown file is taken for a new custom page. */
export const fileHandlerFor = ({ name }: FileInfo): FileHandler => HANDLERS.get(name) ?? customPage;

/** Returns the handler of the file at a path from the project's root. */
export const fileHandlerAt = (path: string): FileHandler => fileHandlerFor(MODEL.fileInfoOf(path));
