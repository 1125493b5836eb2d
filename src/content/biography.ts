import type { MdastNode } from 'satteri';
import type { ContentProblem } from './content-error.ts';
import { markdownProblems } from './markdown.ts';

const BIOGRAPHY = { name: 'the biography', heading: 'about-us.yaml has' };

/**
 * What the biography may not hold, each with its line. Free of files, so that it also runs in a browser.
 * @param source its Markdown
 * @param tree what `markdownToMdast` of Sätteri makes of it
 */
export function biographyProblems(
  source: string,
  tree: Readonly<MdastNode>,
  file: string,
): ContentProblem[] {
  return markdownProblems(source, tree, BIOGRAPHY).map((problem) => ({
    file,
    field: '',
    ...problem,
  }));
}
