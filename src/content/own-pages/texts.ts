import type { ContentProblem } from '../reading/content-error.ts';
import { markdownProblems } from '../reading/markdown.ts';
import { placeFinder } from '../reading/parse-content.ts';
import type { OwnPageFile } from '../schemas/own-page.ts';

const PART = { name: 'a text', heading: 'the field "heading" at the top has' };

/**
 * The problems of the Markdown texts of a page. Reads no file, so it also runs in a browser.
 * @param parse the build's parser, or a compatible one
 */
export function textProblems(
  file: string,
  source: string,
  { blocks }: OwnPageFile,
  parse: (markdown: string) => Parameters<typeof markdownProblems>[1],
): ContentProblem[] {
  const placeOf = placeFinder(file, source);
  return blocks.flatMap((block, index) => {
    if (block.block !== 'text') return [];
    const path = ['blocks', index, 'text'];
    return markdownProblems(block.text, parse(block.text), PART).map(({ line, message }) => ({
      ...placeOf(path, line),
      message,
    }));
  });
}
