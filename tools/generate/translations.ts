import { recordPath, recordText } from '#content/languages/record.ts';
import { compareLanguage, completeRecord } from '#content/languages/translations.ts';
import { readProject } from '#content/project/read-project.ts';
import { MODEL } from '#site/features.ts';
import type { Files } from '../generate.ts';

/** Adds new files to the translation records, by which outdated ones are known; at any time. */
export function generate(): Files {
  const files: Files = {};
  const project = readProject(MODEL, new URL('../../', import.meta.url));
  for (const code of project.codes().filter((one) => one !== project.first)) {
    const texts = compareLanguage(project, code).flatMap((file) => file.texts);
    const todo = texts.filter(({ own }) => own === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    files[recordPath(code)] = recordText(completeRecord(project, code));
  }
  return files;
}
