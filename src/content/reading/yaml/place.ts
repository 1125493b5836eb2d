import type { LineReader } from './line-reader.ts';

/** A syntax error in a YAML file. */
export interface YamlMistake {
  /** 1-based line to correct; often not the one where the parser stopped. */
  line: number;
  /** A sentence: what is wrong and what to do. */
  message: string;
}

/** Where and why the parser stopped. */
export interface Place {
  lines: LineReader;
  /** The parser's own message, which editors never see. */
  reason: string;
  /** 1-based line where the parser stopped. */
  line: number;
  /** Text of that line. */
  text: string;
  /** The rest of that line from the error on. */
  rest: string;
}

/** Explains an error, at its own line or at another. */
export type Explain = (place: Place) => string | YamlMistake;

/** The value in a line, without a hyphen and the name of the field. */
export function valueIn(text: string): string {
  return text.trim().replace(/^(- +)*([\w-]+:\s+)?/, '');
}

/** The advice for a text that YAML reads as something else. */
export const QUOTE = 'put quotation marks around the whole text';

/** The sentence for a text that YAML reads as something else because of its first character. */
export const startsWith = (sign: string) =>
  `a text that starts with "${sign}" has a meaning of its own here; ${QUOTE}.`;
