import type { z } from 'zod';
import { checkWords, type SourceFile } from '../reading/check-file.ts';
import type { CheckResult } from '../reading/parse-content.ts';
import type { OwnPageFile } from '../schemas/own-page.ts';

/** An own page in content/. */
export interface OwnPageSource extends SourceFile {
  /** Its path, such as `/our-teams`. */
  path: string;
  data: OwnPageFile;
}

/** The data of a page, or everything that is wrong with it, see {@link checkWords}. */
export function checkOwnPage(
  schema: z.ZodType<OwnPageFile>,
  page: SourceFile,
): CheckResult<OwnPageFile> {
  const { file, source } = page;
  const message =
    'this file is empty; copy another page of this folder and change its words, or remove it.';
  if (source.trim() === '') return { problems: [{ file, path: [], message }] };
  // A draft may still contain the text that it will translate.
  return checkWords(schema, page, ({ publish }) => !publish);
}
