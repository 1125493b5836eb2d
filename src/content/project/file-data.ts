import type { CustomPage, CustomPageData } from '../files/custom-page.ts';
import { type CheckResult, checkYaml } from '../reading/check-yaml.ts';
import { documentOf, memoizeByObject } from '../reading/text-file.ts';
import { uncheckedData } from '../reading/yaml.ts';
import { pathOfPage } from './custom-page-file.ts';

/** A custom page in content/, possibly a draft. */
export interface StoredPage extends CustomPage {
  /** Path of its file from the project's root. */
  file: string;
  /** The language of its folder (BCP 47). */
  language: string;
}

/** The data of a YAML file as far as it can be parsed. */
export const readableData = memoizeByObject((file): unknown => uncheckedData(documentOf(file)));

/** The data of a YAML file before validation; undefined if it cannot be parsed. */
export const parsedData = memoizeByObject((file): unknown => {
  const document = documentOf(file);
  return document.errors.length > 0 ? undefined : uncheckedData(document);
});

const EMPTY_PAGE =
  'This file is empty; copy another page of this folder and change its words, or remove it.';

/** The data of a file or all its problems; neither if no page reads the file. */
export const validatedData = memoizeByObject((file): CheckResult<unknown> => {
  const { path, text, kind, schema, unreadable } = file;
  if (unreadable) return { problems: [unreadable] };
  if (kind === 'custom page' && text.trim() === '')
    return { problems: [{ file: path, path: [], message: EMPTY_PAGE }] };
  return schema ? checkYaml(text, schema, path) : { data: undefined };
});

/** A custom page; undefined for any other file and for an invalid one. */
export const storedCustomPage = memoizeByObject((file): StoredPage | undefined => {
  const data =
    file.kind === 'custom page'
      ? (validatedData(file).data as CustomPageData | undefined)
      : undefined;
  return data && { ...data, file: file.path, language: file.code, path: pathOfPage(file.path) };
});
