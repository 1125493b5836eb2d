import type { LineReader } from './line-reader.ts';

/** A mistake in the writing of a file, before anybody looks at its fields. */
export interface YamlMistake {
  /** 1-based line that has to be corrected; often not the one where the parser gave up. */
  line: number;
  /** What is wrong and what to do, a sentence. */
  message: string;
}

/** Where the parser gave up, and why. */
export interface Place {
  lines: LineReader;
  /** The parser's own words; readers never see them. */
  reason: string;
  /** 1-based line where the parser gave up. */
  line: number;
  /** Text of that line. */
  text: string;
  /** What stands at the place of the error, to the end of the line. */
  rest: string;
}

/** Says what is wrong, at the place itself or at another line. */
export type Explain = (place: Place) => string | YamlMistake;

/** What stands after the hyphen and the name of a field. */
export function valueIn(text: string): string {
  return text.trim().replace(/^(- +)*([\w-]+:\s+)?/, '');
}

/** What to do about a text that YAML takes for something else. */
export const QUOTE = 'put quotation marks around the whole text';

/** The sentence for a text that YAML takes for something else because of its first character. */
export const startsWith = (sign: string) =>
  `a text that starts with "${sign}" has a meaning of its own here; ${QUOTE}.`;
