/**
 * Writes down what each language was translated from: `npm run translations`, after words were translated or corrected.
 * The launch check then knows which of them nobody has touched since the first language said something else. Nothing is
 * lost by writing it too often.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { languages } from '../src/content/languages/folders.ts';
import {
  recordPath,
  recordText,
  renewed,
  wantingOf,
} from '../src/content/languages/translated-texts.ts';
import { readTranslations } from '../src/content/languages/translations.ts';

const root = new URL('../', import.meta.url);
await mkdir(new URL('content/translations/', root), { recursive: true });
for (const { code, source, texts, record } of await readTranslations(root, await languages(root))) {
  const now = renewed(source, texts, record);
  await writeFile(new URL(recordPath(code), root), recordText(now));
  const missing = [...source.keys()].filter(
    (key) => wantingOf(key, source, texts, record) === 'missing',
  ).length;
  console.log(`${code}: ${now.size} texts, ${missing} missing.`);
}
