import { checkWords, type SourceFile } from '../reading/check-file.ts';
import type { Parse } from '../reading/markdown-fields.ts';
import type { Checked } from '../reading/parse-content.ts';
import { ownPage, type OwnPageFile } from '../schemas/own-page.ts';

/** An own page in content/. */
export interface OwnPageSource extends SourceFile {
  /** Its path, such as `/our-teams`. */
  path: string;
  data: OwnPageFile;
}

/**
 * What a page says, or everything that is wrong with it. Free of files, so that it also runs in a
 * browser.
 * @param parse the parser that the build renders with, or one that reads the same
 */
export function checkOwnPage(page: SourceFile, parse: Parse): Checked<OwnPageFile> {
  const { file, source } = page;
  const message =
    'this file is empty; copy another page of this folder and change its words, or remove it.';
  if (source.trim() === '') return { problems: [{ file, field: '', message }] };
  // A draft may still contain the text that it will translate.
  return checkWords(ownPage, page, parse, ({ publish }) => !publish);
}
