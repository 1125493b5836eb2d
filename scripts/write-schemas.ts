/**
 * Writes from src/content/schemas/ what editors and readers know about fields: content/schemas/*.json, by which an editor
 * with a YAML language server completes and checks the content files, and docs/settings.md. Both are checked in;
 * `npm test` fails where they are out of date.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { schemaFiles } from './schema-files.ts';

for (const [path, text] of schemaFiles()) {
  const file = new URL(path, new URL('../', import.meta.url));
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
}
