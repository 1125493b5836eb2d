import type { ContentProblem } from './content-error.ts';
import { scriptProblem } from '../text/writing-system.ts';
import { markdownProblems } from './markdown.ts';
import type { MarkdownNode } from './parse-markdown.ts';

const BIOGRAPHY = { name: 'the biography', heading: 'about-us.yaml has' };

/** The problems of the biography. @param tree of the source @param code the expected language */
export function biographyProblems(
  source: string,
  tree: MarkdownNode,
  file: string,
  code: string,
): ContentProblem[] {
  const letters = scriptProblem(source, code);
  return [
    ...markdownProblems({ source, tree, part: BIOGRAPHY }),
    ...(letters ? [{ message: `${letters}.` }] : []),
  ].map((problem) => ({ file, path: [], ...problem }));
}
