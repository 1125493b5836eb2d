import { type Field, fieldOf } from '#content/fields';
import { MODEL } from '#site/features';

/** The fields of the file at a path from the project's root. */
export const fileFieldAt = (path: string): Field => fieldOf(MODEL.fileInfoOf(path).schema);

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
