import type { CustomPageInfo } from '../files/content-file.ts';
import type { CustomPage, CustomPageData } from '../files/custom-page.ts';
import { type CheckedData, checkYaml } from '../reading/check-yaml.ts';
import { memoizeByObject, type TextFile } from '../reading/text-file.ts';
import { pathOfPage } from './custom-page-file.ts';

/** A custom page in content/, possibly a draft. */
export interface CheckedPage extends CustomPage {
  /** Path of its file from the project's root. */
  file: string;
  /** The language of its folder (BCP 47). */
  language: string;
}

const EMPTY_PAGE =
  'This file is empty; copy another page of this folder and change its words, or remove it.';

const resultOf = memoizeByObject((file): CheckedData<unknown> => {
  const { kind, path, text, schema, unreadable } = file;
  if (unreadable) return { problems: [unreadable] };
  if (kind === 'custom page' && text.trim() === '')
    return { problems: [{ file: path, path: [], message: EMPTY_PAGE }] };
  return schema ? checkYaml(file, schema) : { data: undefined };
});

/** The data of a file as checked, or all its problems; neither if no page reads the file. */
export function checkedData(file: TextFile<CustomPageInfo>): CheckedData<CustomPageData>;
export function checkedData(file: TextFile): CheckedData<unknown>;
export function checkedData(file: TextFile): CheckedData<unknown> {
  return resultOf(file);
}

/** A custom page as checked; undefined for any other file and for an invalid one. */
export const checkedPage = memoizeByObject((file): CheckedPage | undefined => {
  const data = file.kind === 'custom page' ? checkedData(file).data : undefined;
  return data && { ...data, file: file.path, language: file.code, path: pathOfPage(file.path) };
});
