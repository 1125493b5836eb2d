/** Compares other languages with the first one. Reads no file, so it also runs in the editor. */
import type { Project } from '../project/project.ts';
import { plainText } from '../reading/plain-text.ts';
import { OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { valueAt } from '../schemas/json-schema.ts';
import { readRecord, recordPath, type TranslationRecord } from './record.ts';
import { compareFile, yamlData, type ComparedText } from './translation-state.ts';

/** The file in the first language's folder that an own page translates. */
export function originalOf(file: string, text: string): string {
  const translates = valueAt(yamlData(text), ['translates']);
  return typeof translates === 'string' ? `${OWN_PAGES_FOLDER}${translates}.yaml` : file;
}

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
  const { model, first } = project;
  const textOf = (language: string, inside: string) =>
    plainText(project.get(`content/${language}/${inside}`) ?? '');
  const pages = project.own(code);
  return [...model.translated, ...pages].map((path) => {
    const text = textOf(code, path);
    const original = pages.includes(path) ? originalOf(path, text) : path;
    const { schema } = model.placeOf(`content/${code}/${path}`);
    const texts = compareFile(path, schema, textOf(first, original), text, record);
    return { path, texts };
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
    const record = readRecord(project.get(recordPath(code)) ?? '');
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
