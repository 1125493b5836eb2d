import type { PageKind } from '../../core/site-pages.ts';

/** Style for headings that the design has no room for; shorter ones, as shipped, get none. */

/** Widths in em that the style sheets have room for at every viewport from 320 px. */
const ROOM = { word: 5.85, donateWord: 6.4, line: 8.8, lastLine: 6, donateLast: 3.47, lines: 3 };

/**
 * In em, the widest line of Home that a phone shows whole, in a smaller size where it must. At the
 * size of others such a line would be about as wide as its room, and break in one font only, so that
 * the page moves when the typeface arrives.
 */
const WHOLE_ON_PHONES = 7.25;
/** How much more room it gets: Roboto is up to 4 % wider than Ojuju, measured widths have 2 %. */
const WIDER_FALLBACK = 1.03;

/** Widths in em that the heading of Donate may have, the shipped one's last. */
const DONATE = [11.2, 9.6, 8.2];
const DONATE_LINES = 4;
/** How far in em its wave may be from its last word. */
const NEAR = 0.25;
/** Widths in em that it may have on phones and on tablets, the usual first. */
const DONATE_ON_PHONES = [8.2, 7.7, 7.2, 6.7];
const DONATE_ON_TABLETS = [8.9, 8.6, 8.2, 7.7];
/**
 * What phones have room for from 360 px on, in the size of other headings and almost to the edge of
 * the screen: wider than usual, for a heading that would break into many lines otherwise.
 */
const DONATE_TO_THE_EDGE = 8.8;
/** Its waves have smaller letters beside them: more of them reach over the same strips. */
const DONATE_ABOVE = 1.16;
/** The lines of Arabic are further apart. */
const ABOVE_IN_ARABIC = 1.3;

/**
 * In em, how much longer than the start of the wave each line may be, from the last up: the wave
 * starts low, and lower still if it is flattened to `FLAT`. Measured widths have 2 % to spare.
 */
const ABOVE_WAVE = [0.04, 2.4, 4, 6];
const ABOVE_FLAT_WAVE = [0.04, 3.1, 5, 7];
const FLAT = 0.75;
/** The distance in em between text and wave that is not worth a flatter one. */
const CLOSE = 0.15;
/** The largest share of the page's width for the last line, to leave room for the wave. */
const BESIDE_WAVE = 0.6;

const AVAILABLE = '100vw - 2*var(--space-gutter)';

/** Widths of a heading in em of its own size. */
export interface HeadingWidths {
  /** The widest word. */
  word: number;
  words: readonly number[];
  /** The width of a space. */
  space: number;
  lines: readonly number[];
}

interface WaveStart {
  /** In em from the start of the heading. */
  after: number;
  flat: boolean;
}

/** Where the wave starts. @param further how many times as far as on Home a line reaches over it */
function waveStart(lines: readonly number[], further = 1): WaveStart {
  const after = ([last = 0, ...above]: readonly number[]) =>
    Math.max(
      ...lines
        .toReversed()
        .map((line, index) => line - (index === 0 ? last : (above[index - 1] ?? 8) * further)),
    );
  const high = after(ABOVE_WAVE);
  const flat = high > (lines.at(-1) ?? 0) + CLOSE;
  return { after: flat ? after(ABOVE_FLAT_WAVE) : high, flat };
}

/** What src/site/components/Wave.module.css asks for. */
const waveStyle = ({ after, flat }: WaveStart, lines: number) =>
  `--after:calc(var(--size)*${after.toFixed(2)});--lines:${lines}${flat ? `;--rise:${FLAT}` : ''}`;

function homeStyle({ word, lines }: HeadingWidths, further: number): string | undefined {
  const longest = Math.max(...lines);
  const start = waveStart(lines, further);
  const fits = word <= ROOM.word && longest <= ROOM.line;
  if (fits && lines.length === ROOM.lines && Math.abs(start.after - ROOM.lastLine) < CLOSE)
    return undefined;
  const hero = 'main>section:first-child';
  const em = (width: number) => Math.max(width, 1).toFixed(2);
  const whole = Math.max(word, ...lines.filter((line) => line <= WHOLE_ON_PHONES));
  return [
    `${hero}{--room:min(${AVAILABLE},var(--width-content));--size:min(var(--text-hero),calc(var(--room)/${em(whole * WIDER_FALLBACK)}))}`,
    `@media(min-width:40em){${hero}{--size:min(var(--text-hero),max(3.5rem,calc(var(--room)/${em(longest)})),calc(var(--room)/${em(word)}))}}`,
    `@media(min-width:64em){${hero}{--size:min(var(--text-hero),calc(var(--room)/${em(longest)}),calc(var(--room)*${BESIDE_WAVE}/${em(start.after)}));${waveStyle(start, lines.length)}}}`,
  ].join('');
}

/** The lines in em of words balanced within a width (CSS Text 4, `text-wrap: balance`). */
function linesIn({ words, space, word }: HeadingWidths, width: number): number[] {
  const fill = (limit: number) =>
    words.reduce<number[]>((lines, next) => {
      const longer = (lines.at(-1) ?? Infinity) + space + next;
      return longer <= limit ? [...lines.slice(0, -1), longer] : [...lines, next];
    }, []);
  const count = fill(width).length;
  let limit = word;
  while (limit < width && fill(limit).length > count) limit += 0.05;
  return fill(limit);
}

function donateStyle(widths: HeadingWidths, further: number): string | undefined {
  const { word, words } = widths;
  const last = words.at(-1) ?? word;
  const before = { ...widths, words: words.slice(0, -1) };
  const smaller = Math.min(1, 7.6 / word);
  // The last word has a line of its own.
  const choices = DONATE.map((width) => {
    const lines = [...linesIn(before, width), last];
    return { width, lines, start: waveStart(lines, DONATE_ABOVE * further) };
  });
  const isNear = ({ width, lines, start }: (typeof choices)[number]) => {
    // Widths contain a margin, so one more word may fit into a line.
    const sure = linesIn(before, width * 1.03).length === lines.length - 1;
    return sure && start.after <= last + NEAR;
  };
  const chosen = choices.find(isNear) ?? choices.at(-1);
  if (!chosen) return undefined;
  const { width, lines, start } = chosen;
  const isUsual =
    lines.length === DONATE_LINES &&
    Math.abs(start.after - ROOM.donateLast) < CLOSE &&
    width === DONATE.at(-1) &&
    smaller === 1;
  const wave = waveStyle({ ...start, after: start.after * smaller }, lines.length * smaller);
  // Measured widths have 2 % to spare, and those of fallback fonts differ by up to 3 %.
  const isSteady = (narrow: number) =>
    linesIn(before, narrow * 0.99).length === linesIn(before, narrow * 1.05).length;
  const steady = ([usual, ...others]: readonly number[]) =>
    usual && isSteady(usual) ? undefined : others.find(isSteady);
  const onPhones = steady(DONATE_ON_PHONES);
  const onTablets = steady(DONATE_ON_TABLETS);
  const styles = [
    onPhones && `@media not all and (min-width:40em){#give{max-width:${onPhones}em}}`,
    onPhones &&
      isSteady(DONATE_TO_THE_EDGE) &&
      `@media(min-width:22.5em) and (max-width:39.99em){#give{max-width:${DONATE_TO_THE_EDGE}em;margin-inline-end:calc(6px - var(--space-gutter));font-size:min(var(--size),var(--text-heading))}}`,
    onTablets && `@media screen and (min-width:40em){#give{max-width:${onTablets}em}}`,
    word > ROOM.donateWord &&
      `#give{font-size:min(var(--size),calc((${AVAILABLE})/${word.toFixed(2)}))}`,
    (!isUsual || start.flat) &&
      `@media(min-width:64em){#give{max-width:${width}em;font-size:calc(var(--size)*${smaller.toFixed(3)})}main>section:first-child{${wave}}}`,
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
const LAYERS = '@layer reset,tokens,base,layout,parts,components,utilities;';

/** Style that makes a heading fit its page from 320 px on; empty if it fits already. */
export function headingStyle(page: PageKind, widths: HeadingWidths, rightToLeft = false): string {
  const further = rightToLeft ? ABOVE_IN_ARABIC : 1;
  const styles: Partial<Record<PageKind, typeof homeStyle>> = {
    home: homeStyle,
    donate: donateStyle,
  };
  const own = styles[page]?.(widths, further);
  const title =
    widths.word > ROOM.word ? `@layer tokens{:root:root${titleSize(widths.word.toFixed(2))}}` : '';
  const whole = page === 'home' || page === 'donate' ? '' : wholeTitle(widths);
  const all = `${title}${whole}${own ? `@layer components{${own}}` : ''}`;
  return all && `${LAYERS}${all}`;
}

/** Widths in em with a class; no heading of 60 letters has a wider word. */
const STEPS = [6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40, 60];

/** `:not()` keeps usual steps on every page, so that all share a style and a short policy. */
const stepSelector = (step: number) =>
  step <= 7 ? `:root:not(:not(.fit-${step}))` : `.fit-${step}:root`;

/** The style of {@link headingClass}. */
export const HEADING_STEPS = `${LAYERS}@layer tokens{${STEPS.map((step) => stepSelector(step) + titleSize(String(step))).join('')}}`;

/** Class for a page that shares its style and whose heading has a too wide word. */
export function headingClass({ word }: HeadingWidths): string | undefined {
  return word > ROOM.word ? `fit-${STEPS.find((step) => step >= word) ?? STEPS.at(-1)}` : undefined;
}
