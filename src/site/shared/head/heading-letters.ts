import type { PageKind } from '#content/project';

/** Letters with their marks, as a reader counts them (Unicode UAX 29). */
const lettersIn = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** So many letters fit at the sizes of src/site/shared/styles/tokens.css on every screen from 320 px. */
const FITTING = 11;

/** A line of Home's headline stays whole from 40em on; there it has room for so much more than a word. */
const LINE_TO_WORD = 0.6;

/**
 * The number of letters that the size of a page's heading follows: that of its longest word, or of
 * a line of Home that is longer still. Undefined where the usual size fits.
 */
export function headingLetters(page: PageKind, lines: readonly string[]): number | undefined {
  // A no-break space, as before a French question mark, does not end a word.
  const words = lines.flatMap((line) => line.split(/[ \n-]+/));
  const wholeLines = page === 'home' ? lines : [];
  const letters = Math.max(
    ...words.map(lettersIn),
    ...wholeLines.map((line) => Math.ceil(lettersIn(line) * LINE_TO_WORD)),
  );
  return letters > FITTING ? letters : undefined;
}

/** The letters of each file in src/site/shared/fonts/ beside the plain ones, as src/site/shared/styles/fonts.css has them. */
const TYPEFACES = {
  'ojuju-european': /[\u00C0-\u00FF\u0152\u0153\u0178]/u,
  'ojuju-african': /[\u0100-\u0151\u0154-\u0177\u0179-\u02BC\u1E00-\u1E9F]/u,
  'ojuju-dotted': /[\u1EA0-\u1EBB\u1EBE-\u1ECA\u1ECC-\u1EFF]/u,
  lalezar: /[\u0600-\u06FF]/u,
};

/** Names of the font files that a page asks for early, because its headings need them. */
export function typefacesOf(lines: readonly string[]): string[] {
  const text = lines.join(' ').normalize();
  const others = Object.entries(TYPEFACES).filter(([, letters]) => letters.test(text));
  return ['ojuju', ...others.map(([name]) => name)];
}
