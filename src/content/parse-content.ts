import { LineCounter, isNode, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error.ts';

type Path = readonly PropertyKey[];

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  const?: unknown;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The JSON Schema of a content file, with every field's description: what editors complete and check by. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** The one of several shapes that the data has: the one whose fixed values, such as `to: email`, are the data's. */
function shapeOf(schema: JsonSchema, data: unknown): JsonSchema {
  const options = schema.anyOf ?? schema.oneOf;
  if (!options || typeof data !== 'object' || data === null) return schema;
  const shape = options
    .map((option) => shapeOf(option, data))
    .find(
      ({ properties }) =>
        properties &&
        Object.entries(properties).every(
          ([name, { const: fixed }]) =>
            fixed === undefined || (data as Record<string, unknown>)[name] === fixed,
        ),
    );
  return shape ?? schema;
}

function schemaAt(
  schema: JsonSchema | undefined,
  path: Path,
  data: unknown,
): JsonSchema | undefined {
  if (!schema) return undefined;
  const shape = shapeOf(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return shape;
  const { additionalProperties: others } = shape;
  const next =
    typeof key === 'number'
      ? shape.items
      : (shape.properties?.[String(key)] ?? (typeof others === 'object' ? others : undefined));
  return schemaAt(next, rest, valueAt(data, [key]));
}

function lineOf(document: Document, lines: LineCounter, path: Path): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** `['questions', 0, 'id']` becomes `questions › 1 › id`: people count from one. */
function fieldName(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ');
}

/** What is wrong, where one of several shapes is possible: the mistakes within the shape that was meant. */
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => ({ ...inner, path: issue.path }));
  }
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter((errors) => errors.every(({ path }) => path.length > 0));
  if (meant.length !== 1) return [issue];
  return (meant[0] ?? [])
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(unfold);
}

function sentence(
  issue: z.core.$ZodIssue,
  value: unknown,
  expected: JsonSchema | undefined,
): string {
  const about = expected?.description ? ` (${expected.description})` : '';
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(expected?.properties ?? {}).join(', ');
    const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${unknown} is not a field here; expected only ${known}.`;
  }
  if (value === undefined) return `is missing${about}.`;
  if (value === null && issue.code === 'invalid_type') return `is empty${about}.`;
  if (issue.code === 'invalid_type' && !issue.message.startsWith('expected')) {
    const kinds: Record<string, string> = {
      string: 'a text; put it between quotation marks',
      object: 'fields of its own, indented below it',
      array: 'a list whose lines start with "- "',
      boolean: 'true or false',
    };
    return `expected ${kinds[issue.expected] ?? issue.expected}${about}.`;
  }
  const found = typeof value === 'string' ? `, found "${value.slice(0, 60)}"` : '';
  return `${issue.message}${found}${about}.`;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/**
 * The data of one YAML file, checked by its schema.
 * @param source the file's text
 * @param file its path from the project's root, for messages
 * @throws ContentError with every problem: file, line, field and what was expected
 */
export function parseContent<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  file: string,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const broken = document.errors[0];
  if (broken) {
    throw new ContentError([
      {
        file,
        line: lines.linePos(broken.pos[0]).line,
        field: '',
        message: `this line cannot be read: ${broken.message} A text with ": " or "#" in it needs quotation marks around it, and each level is indented by two spaces.`,
      },
    ]);
  }
  const data: unknown = document.toJS() ?? {};
  const result = schema.safeParse(data);
  if (result.success) return result.data;

  const shape = jsonSchema(schema);
  const problems = result.error.issues.flatMap(unfold).map((issue): ContentProblem => {
    const line = lineOf(document, lines, issue.path);
    return {
      file,
      ...(line ? { line } : {}),
      field: fieldName(issue.path),
      message: sentence(issue, valueAt(data, issue.path), schemaAt(shape, issue.path, data)),
    };
  });
  throw new ContentError(problems);
}
