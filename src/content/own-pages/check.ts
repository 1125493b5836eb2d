import type { ContentProblem } from '../reading/content-error.ts';
import { letterProblems } from '../reading/check-letters.ts';
import { markdownFieldProblems, type Parse } from '../reading/markdown-fields.ts';
import { checkContent } from '../reading/parse-content.ts';
import { ownPage, type OwnPageFile } from '../schemas/own-page.ts';

/** An own page in content/. */
export interface OwnPageSource {
  language: string;
  /** Its path, such as `/our-teams`. */
  path: string;
  /** The file, from the project's root. */
  file: string;
  source: string;
  data: OwnPageFile;
}

/**
 * What a page says, or everything that is wrong with it. Free of files, so that it also runs in a
 * browser.
 * @param parse the parser that the build renders with, or one that reads the same
 */
export function checkOwnPage(
  { file, source, language }: Pick<OwnPageSource, 'file' | 'source' | 'language'>,
  parse: Parse,
): { data: OwnPageFile; problems?: undefined } | { data?: undefined; problems: ContentProblem[] } {
  if (source.trim() === '') {
    const message =
      'this file is empty; copy another page of this folder and change its words, or remove it.';
    return { problems: [{ file, field: '', message }] };
  }
  const { data, problems } = checkContent(source, ownPage, file);
  if (problems) return { problems };
  const all = [
    ...markdownFieldProblems(ownPage, data, file, source, parse),
    // A draft may still contain the text that it will translate.
    ...(data.publish ? letterProblems(ownPage, data, file, source, language) : []),
  ];
  return all.length > 0 ? { problems: all } : { data };
}
