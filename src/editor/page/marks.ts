/**
 * Invisible marks at the ends of texts, by which a rendered page tells which field a text is from.
 * They are made of characters that Unicode keeps out of texts (noncharacters, 23.7), so that no
 * word, no name in braces and no number looks different to a view.
 */
import { type JsonSchema, type Path, shapeOf } from '#content/fields';
import { isData } from '../form/values.ts';
import { fileHandlerFor } from '../store/files/file-handler.ts';
import { fileInfoOf } from '../store/files/model.ts';

const START = '\uFDD0';
const END = '\uFDEF';
/** The digits of a mark are the characters between those two. */
const FIRST_DIGIT = 0xfdd1;
const BASE = 30;
const MARK = /\uFDD0([\uFDD1-\uFDEE]+)\uFDEF/g;

/** A field that a page shows. */
export interface MarkedField {
  /** The file, from the project's root. */
  path: string;
  /** Where the text is in its data. */
  keys: Path;
  /** The text as the file has it: with names in braces and stars. */
  source: string;
}

/** The same within an address. */
const ENCODED = /%EF%B7%90(%EF%B7%[9A][\dA-F])+?%EF%B7%AF/g;

/** Texts without marks. */
export const unmarked = (text: string): string =>
  text.includes(START) || text.includes('%EF%B7%90')
    ? text.replaceAll(MARK, '').replaceAll(ENCODED, '')
    : text;

/** A part of a text. */
export interface TextPart {
  text: string;
  /** The number of the field that it is from; undefined where nothing says so. */
  mark?: number;
}

/** Divides a text after each of its marks. */
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

/** Whether a text is prose that somebody reads: no choice, no address, and no Markdown. */
export const isProse = ({ maxLength, format, enum: choices }: JsonSchema): boolean =>
  maxLength !== undefined && choices === undefined && (format === undefined || format === 'name');

/** The marks of a project. A field keeps its number, so that React keeps the element it is in. */
export class Marks {
  readonly #fields: MarkedField[] = [];
  readonly #numbers = new Map<string, number>();
  /** What each file was marked as last: a letter changes one of them. */
  readonly #last = new Map<string, { data: unknown; marked: unknown }>();

  /** The fields by the numbers of their marks, as they are now. */
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

  /** The data of a file with a mark at the end of each text; facts and settings have none. */
  marked<Data>(path: string, data: Data): Data;
  marked(path: string, data: unknown): unknown {
    const info = fileInfoOf(path);
    if (info.code === '' || info.name === 'language') return data;
    const last = this.#last.get(path);
    if (last && last.data === data) return last.marked;
    const walk = (value: unknown, schema: JsonSchema | undefined, keys: Path): unknown => {
      const shape = schema && shapeOf(schema, value);
      if (!shape) return value;
      if (typeof value === 'string') return isProse(shape) ? this.#mark(path, keys, value) : value;
      if (Array.isArray(value))
        return value.map((item, index) => walk(item, shape.items, [...keys, index]));
      if (!isData(value)) return value;
      const fields = Object.entries(value).map(([name, inner]) => [
        name,
        walk(inner, shape.properties?.[name], [...keys, name]),
      ]);
      return Object.fromEntries(fields);
    };
    // A text with a mark is still a text.
    const marked = walk(data, fileHandlerFor(info).schema, []);
    this.#last.set(path, { data, marked });
    return marked;
  }
}
