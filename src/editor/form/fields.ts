import type { JsonSchema, Path } from '#content/fields';
import { labelOf } from './labels.ts';
import { choiceOf, mayLack } from './values.ts';

/** What the fields of a form depend on besides the schema of its file. */
export interface FormLanguage {
  /** Whether the file is of a language that is translated from the first one. */
  isTranslation: boolean;
  /** Whether every text may be left out, as in a language that nobody sees yet. */
  isUnfinished: boolean;
}

/** How a field is shown. */
export type ControlType =
  /** Fields below one heading. */
  | 'group'
  /** One of several schemas. */
  | 'choice'
  /** Items that have fields of their own. */
  | 'items'
  /** Texts, one a row. */
  | 'texts'
  /** An input. */
  | 'control';

export interface FormField {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** How a field is shown, by its schema. */
export function controlTypeOf(schema: JsonSchema): ControlType {
  if (choiceOf(schema)) return 'choice';
  if (schema.properties) return 'group';
  if (schema.type !== 'array' || schema.format !== undefined) return 'control';
  return schema.items?.properties || choiceOf(schema.items ?? {}) ? 'items' : 'texts';
}

/**
 * Facts stand in the first language's file alone, where nothing is a translation. Which languages
 * visitors see is chosen where they are translated.
 */
function isAsked({ fact, format, items }: JsonSchema, { isTranslation }: FormLanguage): boolean {
  if (format === 'hidden' || items?.format === 'language' || (fact && isTranslation)) return false;
  return isTranslation || (format !== 'id' && format !== 'original');
}

/** The fields of a group in order. @param by the field that names a chosen schema */
export function fieldsIn(schema: JsonSchema, form: FormLanguage, by?: string): FormField[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, field]) => name !== by && isAsked(field, form))
    .map(([name, field]) => ({
      name,
      schema: field,
      isRequired: !mayLack(schema, name) && !form.isUnfinished && field.format !== 'id',
    }));
}

/** Whether several pictures can be put into a list at once. */
export const takesPictures = ({ items }: JsonSchema): boolean =>
  items?.properties?.['file']?.format === 'picture';

/** What one item of a list is called: `Questions` are added one `Question` at a time. */
export function itemName(schema: JsonSchema, name: string): string | undefined {
  return schema.items?.title ?? (name.endsWith('s') ? labelOf(name).slice(0, -1) : undefined);
}

/** The name of a field within its file, as mistakes and originals have it. */
export const nameOf = (keys: Path): string => keys.join('.');

/** The id of the element of a field that takes the focus. */
export const idOf = (keys: Path): string => `field-${nameOf(keys)}`;

/** Whether a place is within another one, or the same. */
export const isWithin = (keys: Path, path: Path): boolean =>
  path.every((key, index) => keys[index] === key);
