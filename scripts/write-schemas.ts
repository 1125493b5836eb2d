/**
 * Writes content/schemas/*.json from src/content/schemas/, so that an editor with a YAML language server completes and checks
 * the content files while they are typed. The files are checked in; `npm test` fails where they are out of date.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { jsonSchema, type JsonSchema } from '../src/content/json-schema.ts';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';

const WHILE = {
  empty: 'While it is not filled in',
  sample: 'As shipped',
  leftover: 'As shipped, beside another picture',
};

/** A field's hint says also what the launch check would say: whoever edits it wants to know both. */
function hint(_key: string, value: unknown): unknown {
  const field = value as JsonSchema | null;
  if (!field?.launch) return value;
  const { launch, description } = field;
  const said = `${description} ${WHILE[launch.while]}: ${launch.today}`;
  return { ...field, description: said, launch: undefined };
}

const folder = new URL('../content/schemas/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, { schema }] of Object.entries(CONTENT_FILES)) {
  await writeFile(
    new URL(`${name}.json`, folder),
    `${JSON.stringify(jsonSchema(schema), hint, 2)}\n`,
  );
}
