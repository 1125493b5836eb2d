/** Compares other languages with the first one. Reads no file, so it also runs in the editor. */
import type { Project } from '../project/project.ts';
import { once, type TextFile } from '../reading/text-file.ts';
import { OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { valueAt } from '../schemas/json-schema.ts';
import { readRecord, recordPath, type TranslationRecord } from './record.ts';
import { compareFile, readableData, type ComparedText } from './translation-state.ts';

/** Where the file that another one translates lies in the first language's folder. */
export function originalOf(file: TextFile): string {
  const translates = file.name === 'own' && valueAt(readableData(file), ['translates']);
  return typeof translates === 'string' ? `${OWN_PAGES_FOLDER}${translates}.yaml` : file.inside;
}

const recordIn = once(({ text }) => readRecord(text));

/** What the texts of a language were translated from. */
export const recordOf = (project: Project, code: string): TranslationRecord =>
  recordIn(project.fileOrEmpty(recordPath(code)));

/** A file of a language, compared with the one that it translates. */
interface ComparedFile {
  /** Its path in the folder of the language. */
  path: string;
  texts: readonly ComparedText[];
}

/** Compares every file of a language; an own page that it does not have is not missing. */
export function compareLanguage(
  project: Project,
  code: string,
  record: TranslationRecord,
): ComparedFile[] {
  return [...project.model.translated, ...project.own(code)].map((path) => {
    const file = project.fileOrEmpty(`content/${code}/${path}`);
    const original = project.file(`content/${project.first}/${originalOf(file)}`);
    return { path, texts: compareFile(file, original, record) };
  });
}

/** A language that is translated from the first one. */
export interface Translation {
  project: Project;
  code: string;
  isPublished: boolean;
  files: readonly ComparedFile[];
  record: TranslationRecord;
  /** The day when a native speaker last reviewed it. */
  nativeReview: string | undefined;
}

/** Compares each other language with the first one. */
export function translationsIn(project: Project): Translation[] {
  const published = project.published();
  const others = project.codes().filter((code) => code !== project.first);
  return others.map((code) => {
    const record = recordOf(project, code);
    const about = project.written(project.model.pathOf('language', code));
    const day = valueAt(about, ['nativeReview']);
    return {
      project,
      code,
      isPublished: published.includes(code),
      files: compareLanguage(project, code, record),
      record,
      nativeReview: typeof day === 'string' ? day : undefined,
    };
  });
}
