import { biographyProblems } from '../../src/content/biography.ts';
import type { ContentProblem } from '../../src/content/content-error.ts';
import { parseMarkdown } from './markdown.ts';

export const BIOGRAPHY = 'content/en/biography.md';

/** What the build would say of a biography. */
export function problemsOf(markdown: string): ContentProblem[] {
  return biographyProblems(markdown, parseMarkdown(markdown), BIOGRAPHY);
}
