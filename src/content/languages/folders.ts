import { readdir } from 'node:fs/promises';

/** Folders of content/ that are not a language. */
const OTHERS = new Set(['images', 'music', 'schemas', 'translations']);

/** The language folders of content/: `en`, `fr`. `checkLanguages` checks their names. */
export async function languages(root: URL): Promise<string[]> {
  const entries = await readdir(new URL('content/', root), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !OTHERS.has(entry.name))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'));
}
