import { type Field, fieldOf } from '#content/fields';
import type { FileInfo } from '#content/files';
import { MODEL } from '#site/features';

/** The fields of a file; an unknown file is taken for a new custom page. */
export const fileField = ({ name }: FileInfo): Field =>
  fieldOf(MODEL.files.get(name)?.schema ?? MODEL.customPage);

/** The fields of the file at a path from the project's root. */
export const fileFieldAt = (path: string): Field => fileField(MODEL.fileInfoOf(path));

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
