import { recordPath, recordText, renewedRecord } from '../../src/core/languages/record.ts';
import { translationsIn } from '../../src/core/languages/translations.ts';
import { MODEL } from '../../src/features.ts';
import { readProject } from '../../src/core/project/read-project.ts';
import type { Files } from '../generate.ts';

/** Updates the translation records, by which stale translations are known; at any time. */
export function generate(): Files {
  const written: Files = {};
  for (const { code, files, record } of translationsIn(
    readProject(MODEL, new URL('../../', import.meta.url)),
  )) {
    const texts = files.flatMap((file) => file.texts);
    const todo = texts.filter(({ own }) => own === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    written[recordPath(code)] = recordText(renewedRecord(texts, record));
  }
  return written;
}
