/**
 * Writes from src/content/schemas/ what editors and readers know about fields: content/schemas/*.json, by which an editor
 * with a YAML language server completes and checks the content files, and docs/settings.md. Both are checked in;
 * `npm test` fails where they are out of date.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { jsonSchema, type JsonSchema } from '../src/content/schemas/json-schema.ts';
import { WHILE, settingsPage } from './settings-page.ts';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';
import { ownPage } from '../src/content/schemas/own-page.ts';

/** A field's hint says also what the launch check would say: whoever edits it wants to know both. */
function hint(_key: string, value: unknown): unknown {
  const field = value as JsonSchema | null;
  if (!field?.launch) return value;
  const { launch, description } = field;
  const said = `${description} ${WHILE[launch.while]}: ${launch.today}`;
  return { ...field, description: said, launch: undefined, use: undefined };
}

const folder = new URL('../content/schemas/', import.meta.url);
await mkdir(folder, { recursive: true });
const schemas = { ...CONTENT_FILES, 'own-page': { schema: ownPage } };
for (const [name, { schema }] of Object.entries(schemas)) {
  const text = JSON.stringify(jsonSchema(schema), hint, 2);
  await writeFile(new URL(`${name}.json`, folder), `${text}\n`);
}
await writeFile(new URL('../docs/settings.md', import.meta.url), settingsPage());
