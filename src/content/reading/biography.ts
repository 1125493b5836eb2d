import type { ContentProblem } from './content-error.ts';
import { markdownProblems } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

const BIOGRAPHY = { name: 'the biography', heading: 'about-us.yaml has' };

/** The problems of the biography. */
export const biographyProblems = (source: string, file: string): ContentProblem[] =>
  markdownProblems({ source, tree: parseMarkdown(source), part: BIOGRAPHY }).map((problem) => ({
    file,
    path: [],
    ...problem,
  }));
