import type { MdastNode } from 'satteri';
import type { ContentProblem } from './content-error.ts';
import { letterProblem } from '../text/letters.ts';
import { markdownProblems } from './markdown.ts';

const BIOGRAPHY = { name: 'the biography', heading: 'about-us.yaml has' };

/**
 * What is wrong with the biography, each with its line. Free of files, so that it also runs in a browser.
 * @param source its Markdown
 * @param tree what `markdownToMdast` of Sätteri makes of it
 * @param code the language that it should be in
 */
export function biographyProblems(
  source: string,
  tree: Readonly<MdastNode>,
  file: string,
  code: string,
): ContentProblem[] {
  const letters = letterProblem(source, code);
  return [
    ...markdownProblems(source, tree, BIOGRAPHY),
    ...(letters ? [{ message: `${letters}.` }] : []),
  ].map((problem) => ({ file, field: '', ...problem }));
}
