import { CST, Lexer, parse, stringify } from 'yaml';
import { likeSource, plainText } from '../plain-text.ts';
import { isSame } from '../same-data.ts';
import { splice, type Spliced } from './splice.ts';

/** The text of a file with other data in it. */
export interface Edited {
  text: string;
  /** Gives the remarks that are gone, but for those of fields and items that were taken out. */
  lostComments: () => string[];
}

const commentsIn = (text: string) =>
  [...new Lexer().lex(text)].filter((token) => CST.tokenType(token) === 'comment');

/** The remarks of a text that are in none of others. */
function lostComments(text: string, others: readonly string[]): string[] {
  const kept = others.flatMap(commentsIn);
  return commentsIn(text).filter((comment) => {
    const index = kept.indexOf(comment);
    if (index >= 0) kept.splice(index, 1);
    return index < 0;
  });
}

function says(text: string, data: unknown): boolean {
  try {
    return isSame(parse(text) ?? {}, data ?? {});
  } catch {
    return false;
  }
}

/** The whole file written anew, below the remarks that it begins with. */
function anew(text: string, data: unknown): Spliced {
  const [head = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text) ?? [];
  return { text: head + stringify(data, { lineWidth: 0 }), removed: [] };
}

/**
 * The text of a YAML file with other data in it. Only the lines of what has changed are written,
 * in the manner of the file. The result is parsed and compared with the data; where it says
 * something else, the whole file is written anew.
 * @param source the text as it is
 * @param data all that the new text says
 * @throws Error for data that no text can say
 */
export function editYaml(source: string, data: unknown): Edited {
  const text = plainText(source);
  if (says(text, data)) return { text: source, lostComments: () => [] };
  for (const write of [splice, anew]) {
    const edited = write(text, data);
    if (!says(edited.text, data)) continue;
    return {
      text: likeSource(source, edited.text),
      lostComments: () => lostComments(text, [edited.text, ...edited.removed]),
    };
  }
  throw new Error('These values cannot be written as YAML.');
}
