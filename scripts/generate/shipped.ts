import { readFileSync } from 'node:fs';
import { languageFolders } from '../../src/content/languages/folders.ts';
import { fieldFingerprint } from '../../src/content/launch/shipped.ts';
import type { Files } from '../generate.ts';
import { readContent } from '../launch/read-content.ts';

/**
 * Records what the site is shipped with. Run it only when that has changed, never after the
 * community's own pictures and texts have been put in: they would count as samples.
 */
export async function generate(): Promise<Files> {
  const root = new URL('../../', import.meta.url);
  const fields = await readContent(root, await languageFolders(root));
  const name = fields.find(({ path }) => path.join() === 'name')?.value;
  const bytesOf = (file: string) => readFileSync(new URL(`content/images/${file}`, root));
  const found = fields
    .filter(({ about }) => about.launch && about.launch.while !== 'empty')
    .flatMap((field) => fieldFingerprint(field, bytesOf) ?? []);
  const fingerprints = [...new Set(found)].sort((a, b) => a - b);
  return { 'src/content/launch/shipped.json': JSON.stringify({ name, fingerprints }) };
}
