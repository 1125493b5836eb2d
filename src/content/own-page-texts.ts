import { isScalar, parseDocument } from 'yaml';
import type { ContentProblem } from './content-error.ts';
import { markdownProblems } from './markdown.ts';
import { fieldName } from './parse-content.ts';
import type { OwnPageFile } from './schemas/own-page.ts';
import { lineOfField } from './yaml/field-lines.ts';
import { LineReader } from './yaml/line-reader.ts';

const PART = { name: 'a text', heading: 'the field "heading" at the top has' };

/**
 * Says in which line of a file a line of one of its texts stands.
 * @param line 1-based line of the text; after `|` each has a line of its own in the file
 */
export function textLines(source: string) {
  const document = parseDocument(source);
  const lines = new LineReader(source);
  return (path: readonly PropertyKey[], line = 1): number | undefined => {
    const start = lineOfField(document, lines, path);
    const node = document.getIn(path, true);
    const isLiteral = isScalar(node) && node.type === 'BLOCK_LITERAL';
    return start && isLiteral ? start + line : start;
  };
}

/**
 * What is wrong with the texts in Markdown of a page. Free of files, so that it also runs in a browser.
 * @param parse the parser that the build renders with, or one that reads the same
 */
export function textProblems(
  file: string,
  source: string,
  { blocks }: OwnPageFile,
  parse: (markdown: string) => Parameters<typeof markdownProblems>[1],
): ContentProblem[] {
  const lineOf = textLines(source);
  return blocks.flatMap((block, index) => {
    if (block.block !== 'text') return [];
    const path = ['blocks', index, 'text'];
    return markdownProblems(block.text, parse(block.text), PART).map(
      ({ line: inside, message }): ContentProblem => {
        const line = lineOf(path, inside);
        return { file, ...(line ? { line } : {}), field: fieldName(path), message };
      },
    );
  });
}
