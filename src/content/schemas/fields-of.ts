import { shapeOf, type JsonSchema, type Path } from './json-schema.ts';

/** A field that a schema knows, filled in or not. */
export interface KnownField {
  path: Path;
  /** What it holds after its checks, with defaults filled in. */
  value: unknown;
  /** What its schema says about it. */
  about: JsonSchema;
}

/** Every field of a content file, those that are left out too, each after what holds it. */
export function* fieldsOf(
  about: JsonSchema,
  value: unknown,
  path: Path = [],
): Generator<KnownField> {
  yield { path, value, about };
  const { items = {}, properties = {} } = shapeOf(about, value);
  const held = typeof value === 'object' && value !== null ? value : {};
  if (Array.isArray(held)) {
    for (const [index, item] of held.entries()) yield* fieldsOf(items, item, [...path, index]);
    return;
  }
  const inner = held as Record<string, unknown>;
  for (const key of new Set([...Object.keys(properties), ...Object.keys(inner)])) {
    yield* fieldsOf(properties[key] ?? {}, inner[key], [...path, key]);
  }
}

/** Whether a field holds words that are translated, and no address, file or name of a kind: these have no limit. */
export const isWords = ({ type, maxLength }: JsonSchema): boolean =>
  type === 'string' && maxLength !== undefined;
