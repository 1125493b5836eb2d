import { parse } from 'yaml';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { accessibility } from '../../src/content/schemas/accessibility.ts';
import { fields } from '../support/fields.ts';
import { textOf } from './editor.ts';

const points = ['One point', 'Another point'];

/** The accessibility statement with every field that its schema allows. */
export const EVERY_FIELD = fields({
  answerWithin: 'a week',
  commitment: { points },
  standard: { points },
  status: { points },
  tests: { points },
  limits: { points },
  feedback: { points },
  review: { points },
}).setIn(textOf('accessibility'));

/** Fields of a schema that some data leaves out. */
function leftOut({ properties = {} }: JsonSchema, data: unknown, path = ''): string[] {
  const said = (data ?? {}) as Record<string, unknown>;
  return Object.entries(properties).flatMap(([name, field]) =>
    said[name] === undefined ? [`${path}${name}`] : leftOut(field, said[name], `${path}${name} › `),
  );
}

export const leftOutOfEveryField = leftOut(jsonSchema(accessibility), parse(EVERY_FIELD));
