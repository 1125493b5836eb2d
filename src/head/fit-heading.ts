import type { PageKind } from '../content/site-pages.ts';

/**
 * Style for headings that the design has no room for: a word wider than a phone, lines that would
 * overlap the wave. Shorter headings, such as the shipped ones, get none.
 */

/** Widths in em that the style sheets have room for at every viewport from 320 px. */
const ROOM = { word: 5.85, donateWord: 6.4, donateLine: 7.75, line: 8.8, lastLine: 6.12, lines: 3 };

/**
 * In em, the widest line of Home that a phone shows whole, in a smaller size where it must. At the
 * size of others such a line would be about as wide as its room, and break in one font only, so that
 * the page moves when the typeface arrives.
 */
const WHOLE_ON_PHONES = 7.25;
/** How much more room it gets: Roboto is up to 4 % wider than Ojuju, measured widths have 2 %. */
const WIDER_FALLBACK = 1.03;

/** Widths in em of the heading of Donate: normal, and with more room for the wave. */
const DONATE = { wide: 11.5, narrow: 8.8 };

/** In em, how much longer than the last line the others may be: the wave starts low. */
const ABOVE_WAVE = 2.3;
/** The largest share of the page's width for the last line, to leave room for the wave. */
const BESIDE_WAVE = 0.6;
const LEADING = 0.94;

const AVAILABLE = '100vw - 2*var(--space-gutter)';

/** Widths of a heading in em of its own size. */
export interface HeadingWidths {
  /** The widest word. */
  word: number;
  /** Each word. */
  words: readonly number[];
  /** The width of a space. */
  space: number;
  /** Each line. */
  lines: readonly number[];
}

function homeStyle({ word, lines }: HeadingWidths): string | undefined {
  const longest = Math.max(...lines);
  const last = Math.max(lines.at(-1) ?? 0, longest - ABOVE_WAVE);
  const fits = word <= ROOM.word && longest <= ROOM.line && last <= ROOM.lastLine;
  if (fits && lines.length === ROOM.lines) return undefined;
  const hero = 'main>section:first-child';
  const em = (width: number) => Math.max(width, 1).toFixed(2);
  const whole = Math.max(word, ...lines.filter((line) => line <= WHOLE_ON_PHONES));
  const middle = ((lines.length - 0.5) * LEADING).toFixed(2);
  return [
    `${hero}{--room:min(${AVAILABLE},var(--width-content));--size:min(var(--text-hero),calc(var(--room)/${em(whole * WIDER_FALLBACK)}))}`,
    `@media(min-width:40em){${hero}{--size:min(var(--text-hero),max(3.5rem,calc(var(--room)/${em(longest)})),calc(var(--room)/${em(word)}))}}`,
    `@media(min-width:64em){${hero}{--size:min(var(--text-hero),calc(var(--room)/${em(longest)}),calc(var(--room)*${BESIDE_WAVE}/${em(last)}))}`,
    `${hero}>svg{--start:calc(max(var(--space-gutter),50vw - 40rem) + var(--size)*${em(last)});top:calc(var(--top) + 4rem + var(--size)*${middle})}}`,
  ].join('');
}

/**
 * The longest line in em after words are filled into a width and balanced (CSS Text 4, `text-wrap:
 * balance`).
 */
function longestLine({ words, space, word }: HeadingWidths, width: number): number {
  const fill = (limit: number) =>
    words.reduce<number[]>((lines, next) => {
      const longer = (lines.at(-1) ?? Infinity) + space + next;
      return longer <= limit ? [...lines.slice(0, -1), longer] : [...lines, next];
    }, []);
  const count = fill(width).length;
  let limit = word;
  while (limit < width && fill(limit).length > count) limit += 0.05;
  return Math.max(...fill(limit));
}

function donateStyle(widths: HeadingWidths): string | undefined {
  const { word } = widths;
  // Widths contain a margin, so one more word may fit into a line.
  const beside = [DONATE.wide, DONATE.wide * 1.03].some(
    (width) => longestLine(widths, width) > ROOM.donateLine,
  );
  const smaller = Math.min(1, 7.6 / word);
  const styles = [
    word > ROOM.donateWord &&
      `#give{font-size:min(var(--size),calc((${AVAILABLE})/${word.toFixed(2)}))}@media(min-width:64em){#give{font-size:calc(var(--size)*${smaller.toFixed(3)})}}`,
    beside &&
      `@media(min-width:64em){#give{max-width:${DONATE.narrow}em}main>section:first-child>svg{--start:calc(max(var(--space-gutter),50vw - 40rem) + var(--size)*${(longestLine(widths, DONATE.narrow) * smaller + 0.1).toFixed(2)})}}`,
  ];
  return styles.filter(Boolean).join('');
}

/**
 * In em, the widths of a title of one line that is about as wide as a phone of 320 to 430 px. It
 * would break in one font only, so it stays whole, in a size in which it fits also in a fallback font
 * that is 7 % wider.
 */
const ABOUT_A_PHONE = { from: 6.2, to: 7.4, wider: 1.07 };

function wholeTitle({ word, lines }: HeadingWidths): string {
  const [line = 0, ...others] = lines;
  const { from, to, wider } = ABOUT_A_PHONE;
  if (others.length > 0 || line < from || line > to || word > ROOM.word) return '';
  const whole = (line * wider).toFixed(2);
  // Not below 2.25rem: larger text stays larger, and breaks its lines.
  return `@layer tokens{:root:root{--text-title:min(var(--text-full-title),max(2.25rem,calc((${AVAILABLE})/${whole})))}}`;
}

/** The size of a title by the width of its widest word in em. */
const titleSize = (word: string) =>
  `{--text-title:min(var(--text-full-title),calc((${AVAILABLE})/${word}))}`;

// Repeats the order of layers, since this may precede the style sheet that sets it.
const LAYERS = '@layer reset,tokens,base,layout,components,utilities;';

/** Style that makes a heading fit its page from 320 px on; empty if it fits already. */
export function headingStyle(page: PageKind, widths: HeadingWidths): string {
  const own = page === 'home' ? homeStyle(widths) : page === 'donate' ? donateStyle(widths) : '';
  const title =
    widths.word > ROOM.word ? `@layer tokens{:root:root${titleSize(widths.word.toFixed(2))}}` : '';
  const whole = page === 'home' || page === 'donate' ? '' : wholeTitle(widths);
  const all = `${title}${whole}${own ? `@layer components{${own}}` : ''}`;
  return all && `${LAYERS}${all}`;
}

/** Widths in em with a class; no heading of 60 letters has a wider word. */
const STEPS = [6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40, 60];

/** The style of {@link headingClass}. */
export const HEADING_STEPS = `${LAYERS}@layer tokens{${STEPS.map((step) => `.fit-${step}:root${titleSize(String(step))}`).join('')}}`;

/** Class for a page that shares its style and whose heading has a too wide word. */
export function headingClass({ word }: HeadingWidths): string | undefined {
  return word > ROOM.word ? `fit-${STEPS.find((step) => step >= word) ?? STEPS.at(-1)}` : undefined;
}
