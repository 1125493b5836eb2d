/**
 * Field marks: invisible characters at the end of a text that name its field. They are
 * noncharacters (Unicode 23.7), which no real text contains, so views handle words, variables and
 * numbers as usual.
 */
import { fieldOf, isProse, mapValues, type Path } from '#content/fields';
import { MODEL } from '#site/features';

const START = '\uFDD0';
const END = '\uFDEF';
/** The noncharacters between START and END are the digits of a number in base 30. */
const FIRST_DIGIT = 0xfdd1;
const BASE = 30;
const MARK = /\uFDD0([\uFDD1-\uFDEE]+)\uFDEF/g;

/** A field whose text a page shows. */
export interface MarkedField {
  /** The file, from the project's root. */
  path: string;
  /** The path of the field in the data of the file. */
  keys: Path;
  /** The text as the file has it, with `{variables}` and `*emphasis*`. */
  source: string;
}

/** A mark in a percent-encoded address. */
const ENCODED = /%EF%B7%90(%EF%B7%[9A][\dA-F])+?%EF%B7%AF/g;

/** Removes all marks from a text. */
export const removeMarks = (text: string): string =>
  text.includes(START) || text.includes('%EF%B7%90')
    ? text.replaceAll(MARK, '').replaceAll(ENCODED, '')
    : text;

/** A part of a text that belongs to one field or to none. */
interface TextPart {
  text: string;
  /** The number of the field; undefined for text without a mark. */
  mark?: number;
}

/** Splits a text after each mark. */
export function partsOf(text: string): TextPart[] {
  const pieces = text.split(MARK);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 2 === 1) return [];
    const digits = pieces[index + 1];
    if (digits === undefined) return piece === '' ? [] : [{ text: piece }];
    let mark = 0;
    for (const digit of digits) mark = mark * BASE + (digit.codePointAt(0) ?? 0) - FIRST_DIGIT;
    return [{ text: piece, mark }];
  });
}

function markOf(mark: number): string {
  let digits = '';
  for (let left = mark; digits === '' || left > 0; left = Math.floor(left / BASE))
    digits = String.fromCodePoint(FIRST_DIGIT + (left % BASE)) + digits;
  return START + digits + END;
}

/** Numbers the fields of a project. A field keeps its number, so that React keeps its element. */
export class Marks {
  readonly #fields: MarkedField[] = [];
  readonly #numbers = new Map<string, number>();
  /** Cache of the marked data of each file: a typed letter changes only one file. */
  readonly #last = new Map<string, { data: unknown; marked: unknown }>();

  /** A copy of the fields; the index is the number of the mark. */
  fields(): readonly MarkedField[] {
    return [...this.#fields];
  }

  #mark(path: string, keys: Path, source: string): string {
    const name = [path, ...keys].join('\n');
    const number = this.#numbers.get(name) ?? this.#fields.length;
    this.#numbers.set(name, number);
    this.#fields[number] = { path, keys, source };
    return source + markOf(number);
  }

  /** The data of a file with a mark at the end of each prose text; facts get no marks. */
  marked<Data>(path: string, data: Data): Data;
  marked(path: string, data: unknown): unknown {
    const info = MODEL.fileInfoOf(path);
    if (info.code === '' || info.name === 'language') return data;
    const last = this.#last.get(path);
    if (last && last.data === data) return last.marked;
    const marked = mapValues(fieldOf(info.schema), data, (value, field, keys) =>
      typeof value === 'string' && isProse(field) ? this.#mark(path, keys, value) : value,
    );
    this.#last.set(path, { data, marked });
    return marked;
  }
}
