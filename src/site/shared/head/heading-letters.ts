import type { PageKind } from '#content/project';

/** Counts letters as a reader does, with their marks (Unicode UAX 29). */
const lettersIn = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** So many letters fit at the sizes of tokens.css on any screen from 320 px. */
const FITTING = 11;

/** From 40em on a line of a headline stays whole; it has more room than a word, by this factor. */
const LINE_TO_WORD: Partial<Record<PageKind, number>> = { home: 0.6, donate: 0.52 };

/**
 * The letter count by which a page's heading is sized: of its longest word, or of a longer line
 * that stays whole. Undefined if the usual size fits.
 */
export function headingLetters(page: PageKind, lines: readonly string[]): number | undefined {
  // A no-break space, as before a French question mark, does not end a word.
  const words = lines.flatMap((line) => line.split(/[ \n-]+/));
  const lineToWord = LINE_TO_WORD[page] ?? 0;
  const letters = Math.max(
    ...words.map(lettersIn),
    ...lines.map((line) => Math.ceil(lettersIn(line) * lineToWord)),
  );
  return letters > FITTING ? letters : undefined;
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
