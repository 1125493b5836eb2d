import { visit, type Document } from 'yaml';
import type { LineReader } from './line-reader.ts';
import { valueIn, type Explain, type YamlMistake } from './place.ts';

/** Text after a closing quotation mark. */
export const afterQuotes: Explain = ({ text }) => {
  return valueIn(text).startsWith("'")
    ? 'the text goes on after its closing quotation mark; where an apostrophe stands in it, put double quotation marks (") around the whole text.'
    : "the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.";
};

/** A quoted text without its closing mark. */
export function openQuote(line: number): YamlMistake {
  return {
    line,
    message:
      'the text starts with a quotation mark and has none at its end; add the same mark there.',
  };
}

/** The line of a quoted text that contains the fields below it: its closing mark is missing. */
export function unclosedQuoteLine(
  document: Document,
  source: string,
  lines: LineReader,
): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return undefined;
      const [, ...others] = source.slice(range[0], range[1]).split('\n');
      if (!others.some((line) => /^\s*(- )?[\w-]+:(\s|$)/.test(line))) return undefined;
      found = lines.lineAt(range[0]);
      return visit.BREAK;
    },
  });
  return found;
}
