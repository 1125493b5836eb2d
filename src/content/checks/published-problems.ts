import type { ContentProblem } from '../reading/content-error.ts';
import { contentPath } from '../schemas/index.ts';

/**
 * What is expected of a published language that has no folder: a country of one that has needs none
 * of its own.
 */
function expectedFor(code: string, folders: readonly string[]): string {
  const [own = '', region = ''] = code.split('-');
  if (!folders.includes(own) || !/^[A-Z]{2}$/.test(region)) return `its words in content/${code}`;
  return `"${own}", with "region: ${region}" in ${contentPath('language', own)}`;
}

/**
 * What is wrong with the list of published languages: one that has no folder.
 * @param codes the languages that have one
 */
export function publishedProblems(
  published: readonly string[],
  codes: readonly string[],
): ContentProblem[] {
  return published
    .filter((code) => !codes.includes(code))
    .map((code) => ({
      file: contentPath('organisation', code),
      path: ['languages'],
      message: `"${code}" has no folder; expected ${expectedFor(code, codes)}, see docs/languages.md.`,
    }));
}
