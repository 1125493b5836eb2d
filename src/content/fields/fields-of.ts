import { shapeOf, valueAt, type JsonSchema, type Path } from './json-schema.ts';

/** A field of a schema, filled in or not. */
export interface KnownField {
  path: Path;
  /** Its checked value, with defaults. */
  value: unknown;
  fieldSchema: JsonSchema;
}

/** Yields every field of a content file, also empty ones, each after its parent. */
export function* fieldsOf(
  fieldSchema: JsonSchema,
  value: unknown,
  path: Path = [],
): Generator<KnownField> {
  yield { path, value, fieldSchema };
  const { items = {}, properties = {} } = shapeOf(fieldSchema, value);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* fieldsOf(items, item, [...path, index]);
    return;
  }
  const entries = (typeof value === 'object' ? value : undefined) ?? {};
  for (const key of new Set([...Object.keys(properties), ...Object.keys(entries)]))
    yield* fieldsOf(properties[key] ?? {}, valueAt(entries, [key]), [...path, key]);
}

/** Whether a field contains words to translate: addresses, file names and choices have no limit. */
export const isWords = ({ type, maxLength }: JsonSchema): boolean =>
  type === 'string' && maxLength !== undefined;
