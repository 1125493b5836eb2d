import { z } from 'zod';
import './field-meta.ts';

/** The subset of JSON Schema that content files use. */
export interface JsonSchema extends z.GlobalMeta {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  type?: string;
  const?: unknown;
  enum?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Keys and indexes that lead to a value. */
export type Path = readonly PropertyKey[];

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a content file. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const shape =
    cache.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  cache.set(schema, shape);
  return shape;
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** The option of a union that the data match by its constants, such as `to: email`. */
export function shapeOf(schema: JsonSchema, data: unknown): JsonSchema {
  const options = schema.anyOf ?? schema.oneOf;
  if (!options || typeof data !== 'object' || data === null) return schema;
  const isMet = ([name, { const: fixed }]: [string, JsonSchema]) =>
    fixed === undefined || valueAt(data, [name]) === fixed;
  const shape = options
    .map((option) => shapeOf(option, data))
    .find(({ properties }) => properties && Object.entries(properties).every(isMet));
  return shape ?? schema;
}

/** The schema at a path; undefined if there is none. */
export function schemaAt(
  schema: JsonSchema | undefined,
  path: Path,
  data: unknown,
): JsonSchema | undefined {
  const shape = schema && shapeOf(schema, data);
  const [key, ...rest] = path;
  if (!shape || key === undefined) return shape;
  const field = typeof key === 'number' ? shape.items : shape.properties?.[String(key)];
  return schemaAt(field, rest, valueAt(data, [key]));
}

/** Removes empty optional fields, which mean the same as missing ones. */
export function withoutEmpty(data: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(data)) {
    return data.map((item, index) => withoutEmpty(item, schemaAt(schema, [index], data)));
  }
  if (typeof data !== 'object' || data === null || !schema) return data;
  const { properties = {}, required = [] } = shapeOf(schema, data);
  const canGo = (name: string) => Object.hasOwn(properties, name) && !required.includes(name);
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => value !== null || !canGo(name))
      .map(([name, value]) => [name, withoutEmpty(value, schemaAt(schema, [name], data))]),
  );
}
