import { biographyProblems } from '../../src/content/biography.ts';
import type { ContentProblem } from '../../src/content/content-error.ts';
import { parseMarkdown } from './markdown.ts';

/** What the build would say of a biography. */
export function problemsOf(markdown: string): ContentProblem[] {
  return biographyProblems(markdown, parseMarkdown(markdown), '');
}
