import { visit, type Document, type YAMLError } from 'yaml';
import { lineAt } from './read-yaml.ts';

/** A mistake in a YAML file. */
export interface YamlMistake {
  /** 1-based line to correct; often not the one where the parser stopped. */
  line: number;
  /** A sentence: what is wrong and what to do. */
  message: string;
}

const QUOTE = 'put quotation marks around the whole text';

/** The sentence for a text that YAML reads as something else because of its first character. */
export const startsWith = (sign: string) =>
  `A text cannot start with "${sign}" unless it is in quotation marks; ${QUOTE}.`;

const UNCLOSED_QUOTE =
  'The text starts with a quotation mark and has none at its end; add the same mark there.';

/** What comes before a value: the hyphens of its list, and the name of its field. */
const BEFORE_VALUE = /^\s*(- +)*([\w-]+:\s+)?/;
const valueIn = (text: string) => text.replace(BEFORE_VALUE, '');
const isWritten = (text: string) => /^\s*[^\s#]/.test(text);

/** What is wrong with a line. @param error of the parser @param rest the line from there on */
function sentenceFor(error: string, text: string, rest: string): string | undefined {
  const line = text.trim();
  const value = valueIn(text);
  if (text.trimEnd().includes('\u00a0'))
    return 'This line contains a special kind of space, as web pages and word processors write it; delete the spaces and type them again.';
  if (/^([<>|]{7}( |$)|={7}$)/.test(line))
    return 'This line was left behind by git between two versions of the text; keep one version and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".';
  if (/^(BAD_INDENT|MULTILINE|MISSING.*map values)/.test(error)) {
    if (/^-\S/.test(line))
      return `A space is missing after the hyphen. Write "- ${line.slice(1)}".`;
    const [, name, joined] = /^((?:- )?[\w-]+):(?!\/\/)(\S.*)$/.exec(line) ?? [];
    if (joined) return `A space is missing after the colon. Write "${name}: ${joined}".`;
    if (/^[\w-]+\s*：/.test(line))
      return 'This colon belongs to another script; type an ordinary colon and a space.';
  }
  if (/^MULTILINE|map values/.test(error))
    return 'This line is not a field. A field is a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.';
  if (/Missing closing/.test(error)) return UNCLOSED_QUOTE;
  if (/Comments must/.test(error))
    return '"#" follows directly on a quotation mark; if it belongs to the text, move it inside the marks, otherwise put a space before it.';
  if (error.startsWith('BAD_DQ_ESCAPE'))
    return 'A backslash between double quotation marks starts a special character; write it twice (\\\\), or put single quotation marks around the text.';
  if (error.startsWith('TAB'))
    return 'This line starts with a tab; put spaces there, two for each level.';
  if (error.startsWith('KEY_OVER'))
    return 'The part before the colon is far too long for the name of a field; put quotation marks around the text, or write the name of its field before it.';
  if (error.startsWith('DUPLICATE_KEY'))
    return `${error.slice(14)}; keep one of the two, or put two spaces before it if it belongs to the field above it.`;
  if (/block-seq-ind/.test(error))
    return `"-" does not fit after a colon; ${QUOTE}, or start the list on the next line.`;
  if (/block sequence/.test(error))
    return 'A line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.';
  if (/flow (map|sequence|coll)/.test(error))
    return 'Inside { } and [ ] put a comma between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.';
  if (error.startsWith('BAD_INDENT Block scalar'))
    return 'The lines of a text after ">" or "|" start in the same column, two spaces further in than its field.';
  if (error.startsWith('UNEXPECTED') && value.startsWith("'"))
    return 'The text goes on after its closing quotation mark; if it contains an apostrophe, put double quotation marks (") around the whole text.';
  if (error.startsWith('UNEXPECTED') && value.startsWith('"'))
    return "The text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.";
  const odd = [rest, value].find((part) => /^[&!*%@`,>|?{[]/.test(part));
  if (odd && !/^(BAD_INDENT|MISSING)/.test(error)) return startsWith(odd.slice(0, 1));
  if (error.startsWith('BLOCK_AS') && /:(\s|$)/.test(rest))
    return `A text with ": " in it needs quotation marks around it. Write ${line.slice(0, -rest.length).trim()} "${rest.trim().replaceAll('"', "'")}".`;
  return undefined;
}

/**
 * What is wrong with a line that starts in another column than those it belongs to, or goes on with
 * the one above; often that one has the mistake, such as no space after its colon.
 */
function misplaced(lines: readonly string[], line: number): YamlMistake {
  const spaces = (text = '') => {
    const count = text.search(/[^ ]|$/);
    return count === 1 ? 'one space' : `${count || 'no'} spaces`;
  };
  const index = lines.slice(0, line - 1).findLastIndex(isWritten);
  const above = lines[index] ?? '';
  const cause = sentenceFor('BAD_INDENT', above, '');
  if (cause) return { line: index + 1, message: cause };
  const message = `This line starts with ${spaces(lines[line - 1])}, the one above it with ${spaces(above)}; fields that belong together start in the same column, a field with others below it has nothing after its colon, and each line of a list starts with "- ".`;
  return { line, message };
}

/** The start of a quoted text that contains the fields below it: its closing mark is missing. */
function unclosedQuote(document: Document, source: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range) return undefined;
      const [, ...others] = source.slice(range[0], range[1]).split('\n');
      if (!others.some((line) => /^\s*(- )?[\w-]+:(\s|$)/.test(line))) return undefined;
      found = range[0];
      return visit.BREAK;
    },
  });
  return found;
}

/** A mistake in a line at or above the one where the parser stopped. */
function mistakeAbove(error: string, lines: readonly string[], stop: number) {
  const last = (pattern: RegExp) =>
    lines.slice(0, stop).findLastIndex((text) => pattern.test(text)) + 1 || stop;
  const first = lines.findIndex(isWritten) + 1;
  if (error.startsWith('UNEXPECTED') && first <= stop && lines[first - 1]?.startsWith(' '))
    return { line: first, message: "The file's first field starts with a space; it needs none." };
  if (/directives-end|^BAD_DIRECTIVE/.test(error)) {
    const message =
      'A line cannot start with "%"; remove the "%" or put quotation marks around the text.';
    return { line: last(/^%/), message };
  }
  if (error.startsWith('MULTIPLE_DOCS')) {
    const line = last(/^(---|\.\.\.)\s*$/);
    const message = `"${lines[line - 1]?.trim()}" ends the file here, so nothing below it would be read; remove this line.`;
    return { line, message };
  }
  if (!error.startsWith('BAD_INDENT Flow')) return undefined;
  const line = last(/^\s*(- +)*([\w-]+:\s+)?[{[]/);
  const sign = valueIn(lines[line - 1] ?? '').slice(0, 1);
  const message = `"${sign}" is not closed; a text that starts with "${sign}" needs quotation marks around it.`;
  return { line, message };
}

function explained({ code, message, pos }: YAMLError, source: string): YamlMistake {
  const error = `${code} ${message}`;
  const lines = source.split('\n');
  const stop = lineAt(source, pos[0]);
  const nextWritten = (from: number) =>
    lines.findIndex((text, index) => index >= from && isWritten(text)) + 1 || from;
  // The parser reports the comment or the empty line above the wrong line.
  const line = nextWritten(stop - 1);
  const text = lines[line - 1] ?? '';
  const rest = line === stop ? source.slice(pos[0]).split('\n', 1).join().trim() : text.trim();
  const above = mistakeAbove(error, lines, line);
  if (above) return above;
  const sentence = sentenceFor(error, text, rest);
  if (sentence) return { line, message: sentence };
  // The parser read the lines below as the same text until it met a colon.
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return misplaced(lines, nextWritten(line));
  return /^(BAD_INDENT|MISSING)/.test(error)
    ? misplaced(lines, line)
    : { line, message: `"${rest.slice(0, 20)}" does not fit here; ${QUOTE} it belongs to.` };
}

/** Explains the first syntax error of a file; undefined if there is none. */
export function yamlMistake(source: string, document: Document): YamlMistake | undefined {
  const [error] = document.errors;
  if (!error) return undefined;
  const quote = unclosedQuote(document, source);
  if (quote === undefined) return explained(error, source);
  return { line: lineAt(source, quote), message: UNCLOSED_QUOTE };
}
