import { renewedRecord } from '../../src/content/languages/compare-files.ts';
import { languageFolders } from '../../src/content/languages/folders.ts';
import { recordPath, recordText } from '../../src/content/languages/record.ts';
import { readTranslations } from '../../src/content/languages/translations.ts';
import type { Files } from '../generate.ts';

/**
 * Updates the translation records, after words were translated or corrected. From them the launch
 * check knows which translations are stale. It can be run at any time.
 */
export async function generate(): Promise<Files> {
  const root = new URL('../../', import.meta.url);
  const written: Files = {};
  for (const { code, files, record } of await readTranslations(root, await languageFolders(root))) {
    const todo = files.flatMap(({ texts }) => texts).filter(({ own }) => own === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    written[recordPath(code)] = recordText(renewedRecord(files, record));
  }
  return written;
}
