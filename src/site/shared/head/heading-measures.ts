/** Splits a text into letters as a reader does, with their marks (Unicode UAX 29). */
const lettersOf = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/**
 * The number of letters that fit into a line at the sizes of tokens.css, on any screen from 320 px.
 */
const FITTING = 11;

/** The widths of letters in headings (Ojuju and Lalezar), in em. The first match counts. */
const WIDTHS: [letters: RegExp, em: number][] = [
  [/[ '’.,:;!j]/, 0.24],
  [/\p{Script=Arabic}/u, 0.43],
  [/[filrt-]/, 0.36],
  [/[ckrsvxyzI1]/, 0.43],
  [/[mMW]/, 0.83],
  [/[wADHKNOPQRVX]/, 0.64],
  [/\p{Lowercase}/u, 0.505],
];
const OTHER_WIDTH = 0.58;

/** About how wide a line of a heading is, in em. */
function widthOf(line: string): number {
  const widths = lettersOf(line).map((letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return WIDTHS.find(([letters]) => letters.test(plain))?.[1] ?? OTHER_WIDTH;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

const rounded = (width: number) => Number(width.toFixed(2));

/** The widths of the longest and of the last line, as custom properties of tokens.css. */
const lineWidths = (lines: readonly string[], suffix = '') => ({
  [`--longest${suffix}`]: rounded(Math.max(...lines.map(widthOf))),
  [`--last${suffix}`]: rounded(widthOf(lines.at(-1) ?? '')),
});

/** The lines of a headline in pairs, as a desktop shows those of Donate. */
export const pairsOf = (lines: readonly string[]): string[][] =>
  [lines.slice(0, -2), lines.slice(-2)].filter((pair) => pair.length > 0);

/** The custom properties by which tokens.css sizes a page's heading. */
export function headingMeasures(
  page: string,
  lines: readonly string[],
): Readonly<Record<string, number>> {
  // A no-break space, as before a French question mark, does not end a word.
  const words = lines.flatMap((line) => line.split(/[ \n-]+/));
  const letters = Math.max(...words.map((word) => lettersOf(word).length));
  const pairs = pairsOf(lines).map((pair) => pair.join(' '));
  return {
    ...(letters > FITTING && { '--letters': letters }),
    ...((page === 'home' || page === 'donate') && lineWidths(lines)),
    ...(page === 'donate' && lineWidths(pairs, '-pair')),
  };
}

/** The rule that sets them; empty if the heading needs none. */
export function headingStyle(page: string, lines: readonly string[]): string {
  const measures = Object.entries(headingMeasures(page, lines)).map((measure) => measure.join(':'));
  return measures.length > 0 ? `:root{${measures.join(';')}}` : '';
}

/** The letters of each further font file, as in src/site/shared/styles/fonts.css. */
const FONT_LETTERS = {
  'ojuju-european': /[\u00C0-\u00FF\u0152\u0153\u0178]/u,
  'ojuju-african': /[\u0100-\u0151\u0154-\u0177\u0179-\u02BC\u1E00-\u1E9F]/u,
  'ojuju-dotted': /[\u1EA0-\u1EBB\u1EBE-\u1ECA\u1ECC-\u1EFF]/u,
  lalezar: /[\u0600-\u06FF]/u,
};

/** The font files to preload, because headings need them. */
export function fontsToPreload(lines: readonly string[]): string[] {
  const text = lines.join(' ').normalize();
  const others = Object.entries(FONT_LETTERS).filter(([, letters]) => letters.test(text));
  return ['ojuju', ...others.map(([name]) => name)];
}
