import { readProject } from '#content/disk';
import { compareLanguage, completeRecord, recordPath, recordText } from '#content/translations';
import { MODEL } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

/**
 * Adds new files to the translation records, by which outdated files are found. Run it at any time.
 */
export function generate(): GeneratedFiles {
  const files: GeneratedFiles = {};
  const project = readProject(MODEL, new URL('../../', import.meta.url));
  for (const code of project.codes().filter((language) => language !== project.first)) {
    const texts = compareLanguage(project, code).flatMap((file) => file.texts);
    const todo = texts.filter(({ translated: recorded }) => recorded === undefined);
    console.log(`${code}: ${todo.length} texts are not translated.`);
    files[recordPath(code)] = recordText(completeRecord(project, code));
  }
  return files;
}
