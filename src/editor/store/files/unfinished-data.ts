import { type JsonSchema, schemaAt, shapeOf } from '#content/fields';
import { choiceOf, isOptional, isData } from '../../form/values.ts';

const SCALARS: Record<string, string> = { string: 'string', boolean: 'boolean', integer: 'number' };

/** What has the type that the schema wants; undefined for anything else. */
export function fitting(data: unknown, schema: JsonSchema): unknown {
  const { type = '', properties } = schema;
  const scalar = SCALARS[type];
  if (scalar !== undefined) return typeof data === scalar ? data : undefined;
  if (Array.isArray(data)) {
    const items = data.map((item) => fitting(item, schema.items ?? {}));
    return type === 'array' ? items.filter((item) => item !== undefined) : undefined;
  }
  if (!isData(data)) return properties || type === 'array' ? undefined : data;
  const fields = Object.entries(data).map(([name, value]) => {
    return [name, fitting(value, schemaAt(schema, [name], data) ?? {})] as const;
  });
  return type === 'array' ? undefined : Object.fromEntries(fields);
}

/** The value of a required field that is not filled in yet, by its type. */
const NOTHING: Record<string, unknown> = { string: '', array: [], object: {} };

/**
 * Completes unfinished data, so that a view finds every field that it needs: fills in defaults,
 * leaves required fields empty, and drops what has not chosen a schema yet.
 */
export function completed(data: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => completed(item, schema.items ?? {}));
    return items.filter((item) => item !== undefined);
  }
  if (!isData(data)) return data;
  const object = shapeOf(schema, data);
  if (!object.properties) return choiceOf(schema) ? undefined : data;
  const fields = Object.entries(object.properties).map(([name, field]) => {
    const empty = isOptional(object, name) ? undefined : NOTHING[field.type ?? ''];
    return [name, completed(data[name] ?? field.default ?? empty, field)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Lays new data over older data, so that a view finds every field that it needs while somebody
 * types.
 */
export function deepMerge(before: unknown, now: unknown): unknown {
  if (now === undefined) return before;
  if (!isData(before) || !isData(now)) return now;
  const fields = Object.entries(now).map(([name, value]) => [name, deepMerge(before[name], value)]);
  return { ...before, ...Object.fromEntries(fields) };
}
