import type { JsonSchema, Path } from '#content/fields';
import { labelOf } from '../store/data/labels.ts';
import { unionOf, isOptional } from '../store/data/values.ts';

/** Whether a form is of a translation, and may be incomplete. */
export interface FormLanguage {
  /** Whether the file belongs to another language than the first one. */
  isTranslation: boolean;
  /** Whether every text may be missing, as in a language that is not published yet. */
  isUnfinished: boolean;
}

/** The ways in which a form shows a field. */
export type FieldLayout =
  /** Fields under one heading. */
  | 'group'
  /** One of several schemas. */
  | 'choice'
  /** Items that have fields of their own. */
  | 'items'
  /** A list of texts. */
  | 'texts'
  /** A single control. */
  | 'control';

/** Chooses how a form shows a field. */
export function layoutOf(schema: JsonSchema): FieldLayout {
  if (unionOf(schema)) return 'choice';
  if (schema.properties) return 'group';
  if (schema.type !== 'array' || schema.format !== undefined) return 'control';
  return schema.items?.properties || unionOf(schema.items ?? {}) ? 'items' : 'texts';
}

/**
 * Whether a form shows a field. Facts are only in the first language's file; ids of originals only
 * in translations. Published languages are chosen on the *Translate* screen.
 */
function isInForm({ fact, format, items }: JsonSchema, { isTranslation }: FormLanguage): boolean {
  if (format === 'hidden' || items?.format === 'language' || (fact && isTranslation)) return false;
  return isTranslation || (format !== 'id' && format !== 'original');
}

/** The fields of a group. @param by the field that names the chosen schema; left out */
export function fieldsIn(schema: JsonSchema, form: FormLanguage, by?: string) {
  return Object.entries(schema.properties ?? {})
    .filter(([name, field]) => name !== by && isInForm(field, form))
    .map(([name, field]) => ({
      name,
      schema: field,
      isRequired: !isOptional(schema, name) && !form.isUnfinished && field.format !== 'id',
    }));
}

/** Whether a field is a picture that is shown whole, such as a logo: it has no focal point beside it. */
export const isUncropped = ({ format }: JsonSchema, keys: Path): boolean =>
  format === 'picture' && keys.at(-1) !== 'file';

/** Whether several pictures can be added to a list at once. */
export const takesPictures = ({ items }: JsonSchema): boolean =>
  items?.properties?.['file']?.format === 'picture';

/** What one item of a list is called: `Question` for a list called `Questions`. */
export function itemName(schema: JsonSchema, name: string): string | undefined {
  return schema.items?.title ?? (name.endsWith('s') ? labelOf(name).slice(0, -1) : undefined);
}

/** Joins the keys of a field to a key path such as `questions.2.answer`. */
export const joinKeys = (keys: Path): string => keys.join('.');

/** The id of the focusable element of a field. */
export const idOf = (keys: Path): string => `field-${joinKeys(keys)}`;

/** Whether keys lead to `path` or to something inside it. */
export const isWithin = (keys: Path, path: Path): boolean =>
  path.every((key, index) => keys[index] === key);
