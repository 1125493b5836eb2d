import { readFile } from 'node:fs/promises';
import bidiFactory from 'bidi-js';
import { Blob, Buffer as Shaped, Direction, Face, Font, shape } from 'harfbuzzjs';
import { diskCache } from '../build/disk-cache.ts';
import type { HeadingWidths } from './fit-heading.ts';

/** In the order of the font stack. */
const FILES = [
  'ojuju',
  'ojuju-european',
  'ojuju-african',
  'ojuju-dotted',
  'ojuju-dotted-i',
  'ojuju-open-o',
  'ojuju-marked',
  'lalezar',
];
const UNPACKED = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;
/** Letter spacing in em, except in Arabic, whose letters join. */
const TRACKING = -0.016;

async function read(name: string) {
  const file = await readFile(`src/site/fonts/${name}.woff2`);
  const unpacked = await diskCache(['unpacked', file], async () => {
    // A large package, loaded only if this file is not in the cache.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(file, '', UNPACKED);
  });
  const face = new Face(new Blob(new Uint8Array(unpacked).buffer));
  return { font: new Font(face), upem: face.upem, letters: new Set(face.collectUnicodes()) };
}

const FONTS = await Promise.all(FILES.map(read));
const bidi = bidiFactory();

/** The number of the font file for a letter with its marks; the first if none has it. */
function fileFor(letter: string): number {
  const characters = Array.from(letter, (character) => Number(character.codePointAt(0)));
  const file = FONTS.findIndex(({ letters }) => characters.every((one) => letters.has(one)));
  return Math.max(0, file);
}

/** A part of a line in one direction (Unicode UAX 9: odd levels go left) and one font file. */
interface Run {
  start: number;
  text: string;
  file: number;
  level: number;
}

/** The runs of a line in visual order, from left to right. */
function runsOf(text: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(text);
  const runs: Run[] = [];
  for (const { segment, index: start } of new Intl.Segmenter().segment(text)) {
    const level = embedding.levels[start] ?? 0;
    const next = { start, text: segment, file: fileFor(segment), level };
    const last = runs.at(-1);
    if (last?.file === next.file && last.level === next.level) last.text += segment;
    else runs.push(next);
  }
  const order = bidi.getReorderedIndices(text, embedding);
  return runs.sort((one, other) => order.indexOf(one.start) - order.indexOf(other.start));
}

/** Names of the font files that a heading needs. */
export function typefacesOf(lines: readonly string[]): string[] {
  const letters = new Intl.Segmenter().segment(lines.join(' ').normalize());
  const used = new Set([...letters].map(({ segment }) => fileFor(segment)));
  return FILES.filter((_, index) => used.has(index));
}

/** One line in the display typeface as SVG, from the left end of its baseline. @param size in px */
export function outline(line: string, size: number): { svg: string; width: number } {
  let svg = '';
  let x = 0;
  for (const { text, file, level } of runsOf(line.normalize())) {
    const typeface = FONTS[file];
    if (!typeface) throw new Error(`There is no typeface for "${text}".`);
    const { font, upem } = typeface;
    const toLeft = level % 2 === 1;
    const shaped = new Shaped();
    shaped.addText(text);
    shaped.guessSegmentProperties();
    shaped.setDirection(toLeft ? Direction.RTL : Direction.LTR);
    shape(font, shaped);
    const scale = size / upem;
    for (const glyph of shaped.getGlyphInfosAndPositions()) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const left = (x + xOffset * scale).toFixed(1);
      const up = (-yOffset * scale).toFixed(1);
      svg += `<path transform="translate(${left} ${up}) scale(${scale} -${scale})" d="${font.glyphToPath(codepoint)}"/>`;
      x += xAdvance * scale + (toLeft ? 0 : TRACKING * size);
    }
  }
  return { svg, width: x };
}

/** A little more than measured, for a wider fallback font. */
const MARGIN = 1.02;

/** Measures a heading in its typeface. */
export function headingWidths(lines: readonly string[]): HeadingWidths {
  const widthOf = (text: string) => (outline(text, 100).width / 100) * MARGIN;
  // A no-break space, as before a French question mark, does not end a word.
  const words = lines.flatMap((line) => line.split(/[ \n-]+/)).filter(Boolean);
  const widths = words.map(widthOf);
  return {
    word: Math.max(...widths),
    words: widths,
    space: widthOf(' '),
    lines: lines.map(widthOf),
  };
}
