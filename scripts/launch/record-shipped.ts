/**
 * Writes shipped-hashes.json from content/ as it is. Run it only when what the site is shipped with has changed,
 * never after the community's own pictures and texts have been put in: they would count as samples.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { readContent } from './content-file.ts';
import { pictureHash, textHash } from './hashes.ts';
import { QUESTIONS, TEXTS } from './shipped.ts';

const root = new URL('../../', import.meta.url);
const images = new URL('content/images/', root);

const pictures: Record<string, string> = {};
for (const name of (await readdir(images)).filter((entry) => !entry.endsWith('.md')).sort()) {
  pictures[name] = pictureHash(name, await readFile(new URL(name, images)));
}

const texts: Record<string, string> = {};
for (const { files, biography } of await readContent(root)) {
  texts[biography.file] = textHash(biography.source);
  for (const { file, field } of [...TEXTS, { file: 'faqs' as const, field: QUESTIONS }]) {
    if (file === 'biography') continue;
    const pattern = new RegExp(`^${field.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
    for (const { path, value } of files[file].leaves) {
      if (pattern.test(path.join('.'))) {
        texts[`${files[file].file} ${path.join('.')}`] = textHash(String(value));
      }
    }
  }
}

const target = new URL('shipped-hashes.json', import.meta.url);
await writeFile(target, `${JSON.stringify({ pictures, texts }, null, 2)}\n`);
