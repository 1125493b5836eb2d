import { shapeOf, valueAt, type JsonSchema, type Path } from './json-schema.ts';

/** A field of a schema, filled in or not. */
export interface KnownField {
  path: Path;
  /** Its checked value, with defaults. */
  value: unknown;
  about: JsonSchema;
}

/** Yields every field of a content file, also empty ones, each after its parent. */
export function* fieldsOf(
  about: JsonSchema,
  value: unknown,
  path: Path = [],
): Generator<KnownField> {
  yield { path, value, about };
  const { items = {}, properties = {} } = shapeOf(about, value);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* fieldsOf(items, item, [...path, index]);
    return;
  }
  const held = (typeof value === 'object' ? value : undefined) ?? {};
  for (const key of new Set([...Object.keys(properties), ...Object.keys(held)]))
    yield* fieldsOf(properties[key] ?? {}, valueAt(held, [key]), [...path, key]);
}

/** Whether a field contains words to translate: addresses, file names and choices have no limit. */
export const isWords = ({ type, maxLength }: JsonSchema): boolean =>
  type === 'string' && maxLength !== undefined;
