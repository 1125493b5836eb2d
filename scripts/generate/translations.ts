import { recordPath, recordText } from '../../src/core/languages/record.ts';
import { compareLanguage, completeRecord } from '../../src/core/languages/translations.ts';
import { MODEL } from '../../src/features.ts';
import { readProject } from '../../src/core/project/read-project.ts';
import type { Files } from '../generate.ts';

/** Adds new files to the translation records, by which outdated ones are known; at any time. */
export function generate(): Files {
  const written: Files = {};
  const project = readProject(MODEL, new URL('../../', import.meta.url));
  for (const code of project.codes().filter((one) => one !== project.first)) {
    const texts = compareLanguage(project, code).flatMap((file) => file.texts);
    const todo = texts.filter(({ own }) => own === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    written[recordPath(code)] = recordText(completeRecord(project, code));
  }
  return written;
}
