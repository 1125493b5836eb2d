import type { Document } from 'yaml';
import { LineReader } from './line-reader.ts';
import type { YamlMistake } from './place.ts';
import { openQuote, swallowing } from './quotes.ts';
import { EXPLAIN } from './sentences.ts';

/**
 * The first mistake that keeps a file from being read, in words for whoever wrote it; undefined where there is none.
 * @param document what the parser made of `source`
 */
export function yamlMistake(source: string, document: Document): YamlMistake | undefined {
  const lines = new LineReader(source);
  const [error] = document.errors;
  const quote = swallowing(document, source, lines);
  if (quote && error) return openQuote(quote);
  if (!error) return undefined;
  // The parser names the remark or the empty line above the line that it could not read.
  const line = lines.written(lines.lineAt(error.pos[0]));
  const text = lines.text(line);
  const rest = text.slice(Math.max(error.pos[0] - lines.start(line), lines.indent(line)));
  if (/\u00a0/.test(text))
    return {
      line,
      message:
        'this line holds a space of another kind, as web pages and word processors write it; delete the spaces and type them anew.',
    };
  const said = EXPLAIN[error.code]({ lines, reason: error.message, line, text, rest });
  return typeof said === 'string' ? { line, message: said } : said;
}
