import { shapeOf, valueAt, type JsonSchema, type Path } from './json-schema.ts';

/** A field of a schema, with or without a value. */
export interface ContentField {
  path: Path;
  /** Its validated value, defaults included. */
  value: unknown;
  fieldSchema: JsonSchema;
}

/** Yields every field of a content file, parents before children, including empty ones. */
export function* fieldsOf(
  fieldSchema: JsonSchema,
  value: unknown,
  path: Path = [],
): Generator<ContentField> {
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
