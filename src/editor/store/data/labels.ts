import { type JsonSchema, type Path, schemaAt } from '#content/fields';
import { MODEL } from '#site/features';

/** The label of a field: its title in the schema, or `Sign up form` for `signUpForm`. */
export function labelOf(name: string, schema?: JsonSchema): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return schema?.title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns "Form › Field". A list that is named like its form is not repeated. */
export function fullLabel({ form, label }: { form: string; label: string }): string {
  const [list, ...inside] = label.split(' › ');
  const isRepeated = form.split(' › ').at(-1) === list;
  return [form, isRepeated ? inside.join(' › ') : label].filter(Boolean).join(' › ');
}

/**
 * The label of a field with those of its ancestors: `Questions › 1 › Id`.
 * @param data the data of the whole file, which decides between alternative schemas
 */
export function labelOfPath(schema: JsonSchema, path: Path, data: unknown): string {
  return path
    .map((key, index) =>
      typeof key === 'number'
        ? key + 1
        : labelOf(String(key), schemaAt(schema, path.slice(0, index + 1), data)),
    )
    .join(' › ');
}

/** The titles of all forms, by the names of their files. */
export const FORM_TITLES: Record<string, string> = Object.fromEntries(
  [...MODEL.files].map(([name, { title }]) => [name, title]),
);

/** Replaces file names in a sentence by the titles of forms: the editor shows no files. */
export const withFormNames = (sentence: string): string =>
  Object.entries(FORM_TITLES).reduce(
    (text, [name, label]) =>
      text.replaceAll(MODEL.pathOf(name, '').replace(/^content\/+/, ''), `“${label}”`),
    sentence,
  );
