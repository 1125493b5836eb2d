import type { z } from 'zod';
import { shown } from '../text/characters.ts';
import {
  jsonSchema,
  schemaAt,
  valueAt,
  withoutEmpty,
  type JsonSchema,
} from '../schemas/json-schema.ts';
import { meantName } from '../text/meant-name.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong, where one of several shapes is possible: the mistakes within the shape that was meant. */
function unfold(issue: Issue): Issue[] {
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => ({ ...inner, path: issue.path }));
  }
  if (issue.code !== 'invalid_union') return [issue];
  const isWithin = ({ code, path }: Issue) => code === 'unrecognized_keys' || path.length > 0;
  const meant = issue.errors.filter((errors) => errors.every(isWithin));
  if (meant.length !== 1) return [issue];
  return (meant[0] ?? [])
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(unfold);
}

/** One mistake for each field that nobody knows, so that each has a line of its own. */
function single(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key] }));
}

const KINDS: Record<string, string> = {
  string: 'a text; put it between quotation marks',
  object: 'fields of its own, indented below it',
  array: 'a list whose lines start with "- "',
  boolean: 'true or false',
};

function sentence(issue: Issue, value: unknown, expected: JsonSchema | undefined): string {
  const about = expected?.description ? ` (${expected.description})` : '';
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(expected?.properties ?? {});
    const [key = ''] = issue.keys;
    const instead = expected?.retired?.[key];
    if (instead) return instead;
    const meant = meantName(key, known);
    return `"${shown(key)}" is not a field here; expected only ${known.join(', ')}.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
  }
  if (value === undefined) return `is missing${about}.`;
  if (value === null && issue.code === 'invalid_type') return `is empty${about}.`;
  if (issue.code === 'invalid_type' && !issue.message.startsWith('expected')) {
    return `expected ${KINDS[issue.expected] ?? issue.expected}${about}.`;
  }
  // Said once: a message may name it already.
  const said = typeof value === 'string' ? `"${shown(value)}"` : '';
  const found = said && !issue.message.includes(said) ? `, found ${said}` : '';
  return `${issue.message}${found}${about}.`;
}

/** Whether a field, or everything in a group of fields, has nothing after its colon. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).every(isNothing);
}

/** One mistake in the fields of a file. */
interface FieldMistake {
  path: PropertyKey[];
  /** The field that nobody knows, where that is the mistake. */
  unknown?: string;
  /** The field is not there, or has nothing after its colon. */
  missing?: boolean;
  message: string;
}

/**
 * What a schema objects to, as sentences for the person who edits content.
 * @param data what was checked
 * @param shape the schema as JSON Schema, for the descriptions of its fields
 */
export function fieldMistakes(
  issues: readonly Issue[],
  data: unknown,
  shape: JsonSchema,
): FieldMistake[] {
  return issues
    .flatMap(unfold)
    .flatMap(single)
    .map((issue) => ({
      path: issue.path,
      ...(issue.code !== 'unrecognized_keys' && isNothing(valueAt(data, issue.path))
        ? { missing: true }
        : {}),
      ...(issue.code === 'unrecognized_keys' ? { unknown: issue.keys[0] ?? '' } : {}),
      message: sentence(issue, valueAt(data, issue.path), schemaAt(shape, issue.path, data)),
    }));
}

/** Where data lack what their schema asks for. */
export function missingPaths(data: unknown, schema: z.ZodType): PropertyKey[][] {
  const shape = jsonSchema(schema);
  const { error } = schema.safeParse(withoutEmpty(data, shape));
  return fieldMistakes(error?.issues ?? [], data, shape)
    .filter(({ missing }) => missing)
    .map(({ path }) => path);
}
