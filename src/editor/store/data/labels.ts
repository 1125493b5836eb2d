import { type Field, fieldAt, type Path, wordsOfKey } from '#content/fields';
import { MODEL } from '#site/features';

/** Returns "Form › Field". A list that is named like its form is not repeated. */
export function fullLabel({ form, label }: { form: string; label: string }): string {
  const [list, ...inside] = label.split(' › ');
  const isRepeated = form.split(' › ').at(-1) === list;
  return [form, isRepeated ? inside.join(' › ') : label].filter(Boolean).join(' › ');
}

/**
 * The label of a field with those of its ancestors: `Questions › 1 › Id`.
 * @param data the data of the whole file, which says what was chosen
 */
export function labelOfPath(file: Field, path: Path, data: unknown): string {
  return path
    .map((key, index) =>
      typeof key === 'number'
        ? key + 1
        : (fieldAt(file, path.slice(0, index + 1), data)?.label ?? wordsOfKey(String(key))),
    )
    .join(' › ');
}

/** Replaces file names in a sentence by the titles of forms: the editor shows no files. */
export const withFormNames = (sentence: string): string =>
  sentence.replaceAll(/[\w/-]+\.yaml\b/g, (name) => {
    const file = [...MODEL.files.values()].find(({ path }) => path === name);
    return file ? `“${file.title}”` : name;
  });
