import { languages } from '../../src/content/languages/folders.ts';
import {
  recordPath,
  recordText,
  renewed,
  wantingOf,
} from '../../src/content/languages/translated-texts.ts';
import { readTranslations } from '../../src/content/languages/translations.ts';
import type { Files } from '../generate.ts';

/**
 * Gives what each language was translated from, after words were translated or corrected. The launch check then knows
 * which of them nobody has touched since the first language said something else. It does no harm to write it too often.
 */
export async function generate(): Promise<Files> {
  const root = new URL('../../', import.meta.url);
  const files: Files = {};
  for (const translation of await readTranslations(root, await languages(root))) {
    const { code, source, texts, record } = translation;
    const isMissing = (key: string) => wantingOf(key, source, texts, record) === 'missing';
    console.log(`${code}: ${[...source.keys()].filter(isMissing).length} texts are missing.`);
    files[recordPath(code)] = recordText(renewed(source, texts, record));
  }
  return files;
}
