import { parse } from 'yaml';
import { type Field, fieldOf } from '#content/fields';
import type { FileInfo } from '#content/files';
import { plainText } from '#content/reading';
import { MODEL } from '#site/features';
import { normalise } from '../data/normalise.ts';

/** The fields of a file; an unknown file is taken for a new custom page. */
export const fileField = ({ name }: FileInfo): Field =>
  fieldOf(MODEL.files.get(name)?.schema ?? MODEL.customPage);

/** The fields of the file at a path from the project's root. */
export const fileFieldAt = (path: string): Field => fileField(MODEL.fileInfoOf(path));

/**
 * Parses the text of a file as the data of its form.
 * @param isUnfinished whether empty required fields are left out, too
 * @throws Error for a text that cannot be parsed
 */
export const formData = (path: string, text: string, isUnfinished = false): unknown =>
  normalise(parse(plainText(text)) ?? {}, fileFieldAt(path), { isUnfinished });

/**
 * The text of a new file: the comment by which code editors find its schema. A new custom
 * page is a draft.
 */
export function newFileText(path: string): string {
  const { kind, name, inside } = MODEL.fileInfoOf(path);
  const isKnown = kind === 'defined';
  const schemas = `${'../'.repeat(inside.split('/').length)}schemas`;
  const comment = `# yaml-language-server: $schema=${schemas}/${isKnown ? name : 'own-page'}.json\n`;
  return isKnown ? comment : `${comment}\npublish: false\n`;
}
