/**
 * Writes content/schemas/*.json from src/content/schemas/, so that an editor with a YAML language server completes and checks
 * the content files while they are typed. The files are checked in; `npm test` fails where they are out of date.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { jsonSchema } from '../src/content/parse-content.ts';
import { CONTENT_FILES } from '../src/content/schemas/index.ts';

const folder = new URL('../content/schemas/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, { schema }] of Object.entries(CONTENT_FILES)) {
  await writeFile(
    new URL(`${name}.json`, folder),
    `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
  );
}
