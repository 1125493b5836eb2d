import { withIds } from '../choices/ids.ts';
import type { JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { choiceOf, mayLack } from './choice.ts';
import { fullAddress } from './full-address.ts';

/** Fields with their values. */
export type Data = Record<string, unknown>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema that the data of a choice has. */
function chosenSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const choice = choiceOf(schema);
  if (!choice) return schema;
  const name = isData(value) ? value[choice.by] : value;
  return choice.schemas.get(String(name)) ?? {};
}

/** A name that has nothing after its colon is no field. */
const isThere = (value: unknown) => value !== null && value !== undefined;

/**
 * The data of a content file as the form holds it: a word such as `none` is a choice without
 * fields there.
 */
export function formValues(data: unknown, schema: JsonSchema): unknown {
  if (schema.format === 'markdown' && typeof data === 'string') return data.trim();
  const choice = choiceOf(schema);
  if (choice && typeof data === 'string') return { [choice.by]: data };
  if (Array.isArray(data))
    return data.filter(isThere).map((item) => formValues(item, schema.items ?? {}));
  if (!isData(data)) return data;
  const { properties = {} } = chosenSchema(schema, data);
  const fields = Object.entries(data).filter(([, value]) => isThere(value));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, formValues(value, properties[name] ?? {})]),
  );
}

/** Whether somebody has left a field alone: the form gives something empty for it. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isData(value) && Object.keys(value).length === 0;
}

/**
 * What the form holds as the data of a content file: what may be left out and is empty is left out,
 * and addresses are completed, see {@link fullAddress}.
 * @param unfinished whether that holds for what is required too, as in a language that nobody sees
 * yet
 */
export function dataOf(values: unknown, schema: JsonSchema, unfinished = false): unknown {
  if (/^(address|page)$/.test(schema.format ?? '') && typeof values === 'string')
    return fullAddress(values);
  if (Array.isArray(values))
    return withIds(values, schema.items).map((item) =>
      dataOf(item, schema.items ?? {}, unfinished),
    );
  if (!isData(values)) return values;
  const object = chosenSchema(schema, values);
  if (typeof object.const === 'string') return object.const;
  const { properties } = object;
  if (!properties) return values;
  // In the order of the schema, for what is new. What was unfolded for another choice before stays
  // behind in the form.
  const entries = Object.entries(properties)
    .filter(([name]) => Object.hasOwn(values, name))
    .map(([name, field]) => [name, dataOf(values[name], field, unfinished)] as const)
    .filter(([name, value]) => {
      const off = properties[name]?.const === true && value === false;
      return !off && !((unfinished || mayLack(object, name)) && isEmpty(value));
    });
  return Object.fromEntries(entries);
}

/**
 * What the fields of a file say that its schema does not know, such as misspelt ones: a form has no
 * input for them, and `dataOf` leaves them out.
 * @returns for each field its place and what it holds, `contact › delivery › adress: a@b.ng`
 */
export function unknownFields(data: unknown, schema: JsonSchema, place = ''): string[] {
  const inside = (name: string) => (place ? `${place} › ${name}` : name);
  if (Array.isArray(data))
    return data.flatMap((item, index) =>
      unknownFields(item, schema.items ?? {}, inside(String(index + 1))),
    );
  const { properties } = chosenSchema(schema, data);
  if (!isData(data) || !properties) return [];
  const fields = Object.entries(data).filter(([, value]) => isThere(value));
  return fields.flatMap(([name, value]) => {
    const field = properties[name];
    if (field) return unknownFields(value, field, inside(name));
    return [`${inside(name)}: ${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
}
