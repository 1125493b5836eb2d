import type { LineReader } from './line-reader.ts';
import type { Explain, Place, YamlMistake } from './place.ts';

const SAME_COLUMN = 'fields that belong together start in the same column';

/** A line that is neither a field nor part of the text above it. */
export const noField: Explain = ({ text }) => {
  const bare = text.trim();
  if (/^([<>|]{7}( |$)|={7}$)/.test(bare))
    return 'this line was left behind by git between two versions of the text; keep one version and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".';
  if (/^-\S/.test(bare))
    return `a space is missing after the hyphen; expected "- ${bare.slice(1)}".`;
  const unspaced = /^((?:- )?[\w-]+):(\S.*)$/.exec(bare);
  if (unspaced)
    return `a space is missing after the colon; expected "${unspaced[1]}: ${unspaced[2]?.trim()}".`;
  if (/^[\w-]+\s*：/.test(bare))
    return 'the colon is one of another script; type an ordinary colon and a space.';
  return 'this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.';
};

/** A field that is indented further than its neighbours. */
export function tooFarIn(lines: LineReader, line: number): YamlMistake {
  const above = lines.before(line);
  const name = /([\w-]+):/.exec(lines.text(above))?.[1];
  const found = `this line starts with ${spaces(lines.indent(line))}`;
  const odd = (lines.indent(line) - lines.indent(above)) % 2 === 1;
  return {
    line,
    message: odd
      ? `${found}, "${name}" above it with ${spaces(lines.indent(above))}; ${SAME_COLUMN}.`
      : `${found}, further in than "${name}" above it, which has a text already; ${SAME_COLUMN}, and a field with others below it has nothing after its colon.`,
  };
}

export function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

/** A line whose indentation matches no other. */
export const notInLine: Explain = ({ lines, line, text }) => {
  const bare = text.trim();
  if (/^-\S/.test(bare)) return noField({ text } as Place);
  const above = lines.before(line);
  if (/^- /.test(lines.text(above).trim()) && !bare.startsWith('- '))
    return `this line stands between the lines of a list, which all start with "- ", or has the wrong number of spaces before it; ${SAME_COLUMN}.`;
  const found = `this line starts with ${spaces(lines.indent(line))}`;
  return `${found}, the fields above it with ${spaces(lines.indent(above))}; ${SAME_COLUMN}.`;
};
