import { checkedValue } from '../files/content-file.ts';
import type { CustomPage } from '../files/custom-page.ts';
import { type CheckedData, checkYaml } from '../reading/check-yaml.ts';
import { memoizeByObject } from '../reading/text-file.ts';
import { pathOfPage } from './custom-page-file.ts';

/** A custom page in content/, possibly a draft. */
export interface CheckedCustomPage extends CustomPage {
  /** Path of its file from the project's root. */
  file: string;
  /** The language of its folder (BCP 47). */
  language: string;
}

const EMPTY_PAGE =
  'This file is empty; copy another page of this folder and change its words, or remove it.';

/** The data of a file as checked, or its problems; neither if no page reads the file. */
export const checkedData = memoizeByObject((file): CheckedData<unknown> => {
  const { kind, path, text, schema, unreadable } = file;
  if (unreadable) return { problems: [unreadable] };
  if (kind === 'custom page' && text.trim() === '')
    return { problems: [{ file: path, path: [], message: EMPTY_PAGE }] };
  return schema ? checkYaml(file, schema) : { data: undefined };
});

/** A custom page as checked; undefined for any other file and for an invalid one. */
export const checkedCustomPage = memoizeByObject((file): CheckedCustomPage | undefined => {
  const { data } = checkedData(file);
  if (file.kind !== 'custom page' || data === undefined) return undefined;
  const { path, code: language } = file;
  return { ...checkedValue(file, data), file: path, language, path: pathOfPage(path) };
});
