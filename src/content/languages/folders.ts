import { readdirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of content/ that are not a language. */
const OTHERS = new Set(['images', 'music', 'schemas', 'translations']);

/** The language folders of content/: `en`, `fr`. `checkLanguages` checks their names. */
export async function languageFolders(root: URL): Promise<string[]> {
  const entries = await readdir(new URL('content/', root), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !OTHERS.has(entry.name))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'));
}

/** The files in a folder and those below it: `pages/home.yaml`. */
export function filesUnder(folder: URL): string[] {
  const start = fileURLToPath(folder);
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(start, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));
}
