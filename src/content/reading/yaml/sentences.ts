import type { ErrorCode } from 'yaml';
import { inBrackets, unclosed } from './brackets.ts';
import { noField, notInLine, spaces, tooFarIn } from './indent.ts';
import { QUOTE, startsWith, valueIn, type Explain, type Place } from './place.ts';
import { afterQuotes, openQuote } from './quotes.ts';

const unexpected: Explain = (place) => {
  const { lines, text, reason, line } = place;
  const first = lines.first();
  if (lines.indent(first) > 0 && first <= line)
    return {
      line: first,
      message: `the file's first field starts with ${spaces(lines.indent(first))}; expected none.`,
    };
  const value = valueIn(text);
  if (value.startsWith('"') || value.startsWith("'")) return afterQuotes(place);
  if (/^[{[]/.test(value))
    return `a text that starts with "${value[0]}" needs quotation marks around it.`;
  if (/^[>|]/.test(value)) return startsWith(value[0] ?? '');
  if (reason.includes('block-seq-ind'))
    return `"-" does not fit after a colon; ${QUOTE}, or start the list on the next line.`;
  return `"${place.rest.slice(0, 20)}" does not fit here; ${QUOTE} it belongs to.`;
};

const missing: Explain = (place) => {
  const { reason } = place;
  if (reason.includes('map values')) return noField(place);
  if (reason.includes('Comments'))
    return `"#" follows directly on a quotation mark; if it belongs to the text, move it inside the marks, otherwise put a space before it.`;
  if (reason.includes('quote')) return openQuote(place.line);
  if (reason.includes('directives-end')) {
    const line = place.lines.find(/^%/) ?? place.line;
    return {
      line,
      message:
        'a line that starts with "%" has a meaning of its own here; remove the "%" or put quotation marks around the text.',
    };
  }
  if (/anchor|props/i.test(reason)) return startsWith(/[&!*]/.exec(place.text)?.[0] ?? '&');
  if (/^Sequence item|^Block collection/.test(reason)) return notInLine(place);
  return inBrackets;
};

const reference = ({ text }: Place) => startsWith(/(?:: |- )([&*!])/.exec(text)?.[1] ?? '&');

const colonInText: Explain = ({ lines, reason, line, text, rest }) => {
  if (reason.includes('block sequence'))
    return 'a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.';
  if (rest.startsWith('? ')) return startsWith('?');
  // The parser read the lines below as the same text until it met a colon.
  if (!/:(\s|$)/.test(rest)) return tooFarIn(lines, lines.next(line));
  const start = text.length - rest.length;
  return `a text with ": " in it needs quotation marks around it; expected ${text.slice(0, start).trim()} "${rest.trim().replaceAll('"', "'")}".`;
};

const badIndent: Explain = (place) => {
  if (/Flow/.test(place.reason)) return unclosed(place);
  if (/Block scalar/.test(place.reason))
    return `the lines of a text after ">" or "|" start in the same column, two spaces further in than its field.`;
  return notInLine(place);
};

/** The explanation of every error of the parser; the type check refuses a new one without. */
export const EXPLAIN: Record<ErrorCode, Explain> = {
  ALIAS_PROPS: reference,
  BAD_ALIAS: reference,
  BAD_COLLECTION_TYPE: reference,
  BAD_DIRECTIVE: () => 'a line that starts with "%" has a meaning of its own here; remove it.',
  BAD_DQ_ESCAPE: () =>
    'a backslash between double quotation marks stands for a special character; write it twice (\\\\), or put single quotation marks around the text.',
  BAD_INDENT: badIndent,
  BAD_PROP_ORDER: reference,
  BAD_SCALAR_START: ({ rest }) => startsWith(rest[0] ?? ''),
  BLOCK_AS_IMPLICIT_KEY: colonInText,
  BLOCK_IN_FLOW: () => inBrackets,
  DUPLICATE_KEY: ({ lines, line, rest }) => {
    const name = /^["']?([^"':]+)/.exec(rest)?.[1] ?? rest;
    const first = lines.sameFieldAbove(line, name);
    const parent = /^\s*([\w-]+):\s*$/.exec(lines.text(lines.before(line)))?.[1];
    const twice = `"${name}" stands here a second time${first ? `, first on line ${first}` : ''}`;
    return parent
      ? `${twice}; put two spaces before it if it belongs to "${parent}" above it, or keep one of the two.`
      : `${twice}; keep one of the two.`;
  },
  IMPOSSIBLE: ({ rest }) => `"${rest.slice(0, 20)}" does not fit here; write this line anew.`,
  KEY_OVER_1024_CHARS: () =>
    'the part before the colon is far too long for the name of a field; put quotation marks around the text, or write the name of its field before it.',
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_ANCHORS: reference,
  MULTIPLE_DOCS: ({ lines, line }) => {
    const end = lines.find(/^(---|\.\.\.)\s*$/) ?? line;
    return {
      line: end,
      message: `"${lines.text(end).trim()}" ends the file here, so that nothing below it would be read; remove this line.`,
    };
  },
  MULTIPLE_TAGS: reference,
  NON_STRING_KEY: () => 'the name of a field must be a word; put quotation marks around it.',
  RESOURCE_EXHAUSTION: () =>
    'too many brackets stand inside one another; put quotation marks around the text.',
  TAB_AS_INDENT: () => 'this line starts with a tab; expected spaces, two for each level.',
  TAG_RESOLVE_FAILED: () => startsWith('!'),
  UNEXPECTED_TOKEN: unexpected,
};
