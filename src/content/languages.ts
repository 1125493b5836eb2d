import { readdir } from 'node:fs/promises';

/** The language folders of content/: `en`, later `fr`. */
export async function languages(root: URL): Promise<string[]> {
  const entries = await readdir(new URL('content/', root), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map(({ name }) => name);
}
