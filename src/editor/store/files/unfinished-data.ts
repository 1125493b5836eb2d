import { isGroup } from '#content/data';
import { type JsonSchema, schemaAt, shapeOf } from '#content/fields';
import { unionOf, isOptional } from '../data/values.ts';

const SCALARS: Record<string, string> = { string: 'string', boolean: 'boolean', integer: 'number' };

/** Removes values whose type is not that of their schema. */
export function withoutWrongTypes(data: unknown, schema: JsonSchema): unknown {
  const { type = '', properties } = schema;
  const scalar = SCALARS[type];
  if (scalar !== undefined) return typeof data === scalar ? data : undefined;
  if (Array.isArray(data)) {
    const items = data.map((item) => withoutWrongTypes(item, schema.items ?? {}));
    return type === 'array' ? items.filter((item) => item !== undefined) : undefined;
  }
  if (!isGroup(data)) return properties || type === 'array' ? undefined : data;
  const fields = Object.entries(data).map(([name, value]) => {
    return [name, withoutWrongTypes(value, schemaAt(schema, [name], data) ?? {})] as const;
  });
  return type === 'array' ? undefined : Object.fromEntries(fields);
}

/** Empty values of required fields, by their types. */
const EMPTY_VALUES: Record<string, unknown> = { string: '', array: [], object: {} };

/**
 * Completes unfinished data, so that a view finds every field that it needs: fills in defaults and
 * empty required fields, and drops values that have not chosen one of several schemas yet.
 */
export function withDefaults(data: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => withDefaults(item, schema.items ?? {}));
    return items.filter((item) => item !== undefined);
  }
  if (!isGroup(data)) return data;
  const object = shapeOf(schema, data);
  if (!object.properties) return unionOf(schema) ? undefined : data;
  const fields = Object.entries(object.properties).map(([name, field]) => {
    const empty = isOptional(object, name) ? undefined : EMPTY_VALUES[field.type ?? ''];
    return [name, withDefaults(data[name] ?? field.default ?? empty, field)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Merges two data; fields of `after` replace those of `before`. */
export function deepMerge(before: unknown, after: unknown): unknown {
  if (after === undefined) return before;
  if (!isGroup(before) || !isGroup(after)) return after;
  const fields = Object.entries(after).map(([name, value]) => [
    name,
    deepMerge(before[name], value),
  ]);
  return { ...before, ...Object.fromEntries(fields) };
}
