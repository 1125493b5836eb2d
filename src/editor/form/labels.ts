import { type JsonSchema, type Path, schemaAt } from '#content/fields';
import { FILES, pathOf } from '../store/files/model.ts';

/** `signUpForm` becomes `Sign up form`. */
export function labelOf(name: string, schema?: JsonSchema): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return schema?.title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Form › Field". A list with the name of its form is not named twice. */
export function fieldIn({ form, label }: { form: string; label: string }): string {
  const [list = ''] = label.split(' › ');
  const isNamed = form.split(' › ').at(-1) === list;
  return [form, isNamed ? label.slice(list.length + 3) : label].filter(Boolean).join(' › ');
}

/**
 * A field as the form names it, with all that it stands in: `Questions › 1 › Id`.
 * @param data of the whole file, which decides between schemas
 */
export function labelsOf(schema: JsonSchema, path: Path, data: unknown): string {
  return path
    .map((key, index) =>
      typeof key === 'number'
        ? key + 1
        : labelOf(String(key), schemaAt(schema, path.slice(0, index + 1), data)),
    )
    .join(' › ');
}

/** Files by the names that the editor gives them. */
export const LABELS: Record<string, string> = Object.fromEntries(
  [...FILES].map(([name, { title }]) => [name, title]),
);

/** A sentence that names forms where it named files. */
export const inForms = (sentence: string): string =>
  Object.entries(LABELS).reduce(
    (text, [name, label]) =>
      text.replaceAll(pathOf(name, '').replace(/^content\/+/, ''), `“${label}”`),
    sentence,
  );
