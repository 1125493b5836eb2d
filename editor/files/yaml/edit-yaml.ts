import { CST, Lexer, parse, stringify } from 'yaml';
import { likeSource, plainText } from '../../../src/core/reading/plain-text.ts';
import { isSame } from '../same-data.ts';
import { splice, type Spliced } from './splice.ts';

/** The text of a file with other data in it. */
export interface Edited {
  text: string;
  /**
   * Finds what nobody has removed and is gone all the same: comments, except those of fields and
   * items that were removed, and fields that no form has.
   */
  lost: () => string[];
}

const commentsIn = (text: string) =>
  [...new Lexer().lex(text)].filter((token) => CST.tokenType(token) === 'comment');

/** The comments of a text that none of the others has. */
function lostComments(text: string, others: readonly string[]): string[] {
  const kept = others.flatMap(commentsIn);
  return commentsIn(text).filter((comment) => {
    const index = kept.indexOf(comment);
    if (index >= 0) kept.splice(index, 1);
    return index < 0;
  });
}

function holds(text: string, data: unknown): boolean {
  try {
    return isSame(parse(text) ?? {}, data ?? {});
  } catch {
    return false;
  }
}

/** Writes the whole file again, below the comments at its top. */
function anew(text: string, data: unknown): Spliced {
  const [head = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  return { text: head + stringify(data, { lineWidth: 0 }), removed: [] };
}

/**
 * Writes data into a YAML file. Changes only the lines that differ, in the style of the file.
 * Parses the result and compares it with the data; if they differ, writes the whole file again.
 * @param source the text as it is
 * @param data all that the new text says
 * @throws Error for data that no text can say
 */
export function editYaml(source: string, data: unknown): Edited {
  const text = plainText(source);
  if (holds(text, data)) return { text: source, lost: () => [] };
  for (const write of [splice, anew]) {
    const edited = write(text, data);
    if (!holds(edited.text, data)) continue;
    return {
      text: likeSource(source, edited.text),
      lost: () => lostComments(text, [edited.text, ...edited.removed]),
    };
  }
  throw new Error('These values cannot be written as YAML.');
}
