import type { Document } from 'yaml';
import { LineReader } from './line-reader.ts';
import type { YamlMistake } from './place.ts';
import { openQuote, unclosedQuoteLine } from './quotes.ts';
import { EXPLAIN } from './sentences.ts';

/**
 * Explains the first syntax error of a file; undefined if there is none.
 * @param document the parsed `source`
 */
export function yamlMistake(source: string, document: Document): YamlMistake | undefined {
  const lines = new LineReader(source);
  const [error] = document.errors;
  const quote = unclosedQuoteLine(document, source, lines);
  if (quote && error) return openQuote(quote);
  if (!error) return undefined;
  // The parser reports the comment or the empty line above the wrong line.
  const line = lines.written(lines.lineAt(error.pos[0]));
  const text = lines.text(line);
  const rest = text.slice(Math.max(error.pos[0] - lines.start(line), lines.indent(line)));
  if (/\u00a0/.test(text))
    return {
      line,
      message:
        'this line holds a space of another kind, as web pages and word processors write it; delete the spaces and type them anew.',
    };
  const mistake = EXPLAIN[error.code]({ lines, reason: error.message, line, text, rest });
  return typeof mistake === 'string' ? { line, message: mistake } : mistake;
}
