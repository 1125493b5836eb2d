import { recordPath, recordText } from '../../src/core/languages/record.ts';
import { completeRecord, translationsIn } from '../../src/core/languages/translations.ts';
import { MODEL } from '../../src/features.ts';
import { readProject } from '../../src/core/project/read-project.ts';
import type { Files } from '../generate.ts';

/** Adds new files to the translation records, by which outdated ones are known; at any time. */
export function generate(): Files {
  const written: Files = {};
  const project = readProject(MODEL, new URL('../../', import.meta.url));
  for (const { code, files } of translationsIn(project)) {
    const texts = files.flatMap((file) => file.texts);
    const todo = texts.filter(({ own }) => own === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    written[recordPath(code)] = recordText(completeRecord(project, code));
  }
  return written;
}
