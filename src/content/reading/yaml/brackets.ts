import { valueIn, type Explain } from './place.ts';

/** An unclosed bracket: nearly always a name in braces at the start of a text. */
export const unclosed: Explain = ({ lines, line }) => {
  for (let at = line; at > 0; at--) {
    const bracket = valueIn(lines.text(at))[0];
    if (bracket === '{' || bracket === '[') {
      const end = bracket === '{' ? '}' : ']';
      return {
        line: at,
        message: `"${bracket}" has no "${end}" to it; a text that starts with "${bracket}" needs quotation marks around it.`,
      };
    }
  }
  return 'a bracket is not closed; a text with brackets needs quotation marks around it.';
};

/** Entries in brackets without commas. */
export const inBrackets =
  'inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.';
