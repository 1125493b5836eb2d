import { CST, Lexer, parse, stringify } from 'yaml';
import { likeSource, plainText } from '../../../src/core/reading/plain-text.ts';
import { isSame } from '../../../src/core/same-data.ts';
import { withData } from './with-data.ts';

/** The text of a file with other data in it. */
export interface Edited {
  text: string;
  /**
   * Finds what nobody has removed and is gone all the same: the comments of a file that had to be
   * written again, and fields that no form has.
   */
  lost: () => string[];
}

const commentsIn = (text: string) =>
  [...new Lexer().lex(text)].filter((token) => CST.tokenType(token) === 'comment');

function holds(text: string | undefined, data: unknown): text is string {
  try {
    return text !== undefined && isSame(parse(text) ?? {}, data ?? {});
  } catch {
    return false;
  }
}

/** Writes the whole file again, below the comments at its top. */
function anew(text: string, data: unknown): string {
  const [head = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  return head + stringify(data, { lineWidth: 0 });
}

/**
 * Writes data into a YAML file. Keeps its comments, its order and the lines of all that says the
 * same. Parses the result and compares it with the data; if they differ, as with references, writes
 * the whole file again.
 * @param source the text as it is
 * @param data all that the new text says
 * @throws Error for data that no text can say
 */
export function editYaml(source: string, data: unknown): Edited {
  const text = plainText(source);
  if (holds(text, data)) return { text: source, lost: () => [] };
  const edited = withData(text, data);
  if (holds(edited, data)) return { text: likeSource(source, edited), lost: () => [] };
  const rewritten = anew(text, data);
  if (!holds(rewritten, data)) throw new Error('These values cannot be written as YAML.');
  const kept = new Set(commentsIn(rewritten));
  const lost = () => commentsIn(text).filter((comment) => !kept.has(comment));
  return { text: likeSource(source, rewritten), lost };
}
