import { renewedRecord } from '../../src/content/languages/compare-files.ts';
import { languages } from '../../src/content/languages/folders.ts';
import { recordPath, recordText } from '../../src/content/languages/record.ts';
import { readTranslations } from '../../src/content/languages/translations.ts';
import type { Files } from '../generate.ts';

/**
 * Gives what each language was translated from, after words were translated or corrected. The
 * launch check then knows which of them nobody has touched since the first language said something
 * else. It does no harm to write it too often.
 */
export async function generate(): Promise<Files> {
  const root = new URL('../../', import.meta.url);
  const written: Files = {};
  for (const { code, files, record } of await readTranslations(root, await languages(root))) {
    const todo = files.flatMap(({ texts }) => texts).filter(({ own }) => own === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    written[recordPath(code)] = recordText(renewedRecord(files, record));
  }
  return written;
}
