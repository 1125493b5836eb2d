import { once, type Project } from './project.ts';
import { plainText } from '../reading/plain-text.ts';
import { readYaml } from '../reading/yaml/read-yaml.ts';
import { compareFiles, type ComparedFile } from '../languages/compare-files.ts';
import { readRecord, recordPath, type TranslationRecord } from '../languages/record.ts';

/** A language that is translated from the first one. */
export interface Translation {
  code: string;
  isPublished: boolean;
  files: readonly ComparedFile[];
  record: TranslationRecord;
  /** The day when a native speaker last reviewed it. */
  nativeReview: string | undefined;
}

const reviewedIn = once(({ text }) => {
  const day: unknown = readYaml(plainText(text)).get('nativeReview');
  return typeof day === 'string' ? day : undefined;
});

/** Compares each other language with the first one. */
export function translationsIn(project: Project): Translation[] {
  const published = project.published();
  const source = project.textsOf(project.first);
  const others = project.codes().filter((code) => code !== project.first);
  return others.map((code) => {
    const about = project.file(project.model.pathOf('language', code));
    const record = readRecord(project.get(recordPath(code)) ?? '');
    return {
      code,
      isPublished: published.includes(code),
      files: compareFiles(project.model, source, project.textsOf(code), record),
      record,
      nativeReview: about && reviewedIn(about),
    };
  });
}
