import type { Files } from '../generate.ts';
import { jsonSchema, type JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { CONTENT_FILES } from '../../src/content/schemas/index.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';
import { WHILE } from '../../src/content/schemas/field-meta.ts';

/** Adds the sentence of the launch check to a field's description. */
function hint(_key: string, value: unknown): unknown {
  const field = value as JsonSchema | null;
  if (!field?.launch) return value;
  const { launch, description } = field;
  const text = `${description} ${WHILE[launch.while]}: ${launch.today}`;
  return { ...field, description: text, launch: undefined, use: undefined };
}

/**
 * Makes content/schemas/, with which an editor with a YAML language server completes and checks
 * content files.
 */
export function generate(): Files {
  const schemas = { ...CONTENT_FILES, 'own-page': { schema: ownPage } };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { schema }]) => [
      `content/schemas/${name}.json`,
      `${JSON.stringify(jsonSchema(schema), hint, 2)}\n`,
    ]),
  );
}
