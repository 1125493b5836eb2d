import { scriptProblem } from '../text/writing-system.ts';
import type { ContentProblem } from './content-error.ts';
import { markdownProblems } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

const BIOGRAPHY = { name: 'the biography', heading: 'about-us.yaml has' };

/** The problems of the biography. @param code the expected language */
export function biographyProblems(source: string, file: string, code: string): ContentProblem[] {
  const letters = scriptProblem(source, code);
  return [
    ...markdownProblems({ source, tree: parseMarkdown(source), part: BIOGRAPHY }),
    ...(letters ? [{ message: `${letters}.` }] : []),
  ].map((problem) => ({ file, path: [], ...problem }));
}
