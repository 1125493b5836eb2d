import { readFile } from 'node:fs/promises';
import satori from 'satori';
import type { HeadingWidths } from './fit-heading.ts';

const file = (name: string) => readFile(`node_modules/@fontsource/ojuju/files/${name}`);

/** The display face as the drawing library reads it: the same letters as in the pages, at the nearest static weight. */
export async function typeface() {
  const letters = { weight: 800, style: 'normal' } as const;
  return [
    { name: 'Ojuju', data: await file('ojuju-latin-800-normal.woff'), ...letters },
    { name: 'Ojuju Extended', data: await file('ojuju-latin-ext-800-normal.woff'), ...letters },
    // The dotted vowels of Yoruba and Igbo.
    { name: 'Ojuju Dotted', data: await file('ojuju-vietnamese-800-normal.woff'), ...letters },
  ];
}

interface Line {
  text: string;
  colour: string;
  size: number;
}

/** One line of text as SVG outlines, and how wide it is in px. */
export async function outline(
  { text, colour, size }: Line,
  fonts: Awaited<ReturnType<typeof typeface>>,
): Promise<{ svg: string; width: number }> {
  const height = Math.ceil(size * 1.4);
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: '100%',
        whiteSpace: 'pre',
        fontFamily: 'Ojuju, Ojuju Extended, Ojuju Dotted',
        fontSize: size,
        letterSpacing: -0.016 * size,
        lineHeight: 1,
        color: colour,
      }}
    >
      {text}
    </div>,
    { height, fonts },
  );
  return { svg, width: Number(/width="([\d.]+)"/.exec(svg)?.[1]) };
}

/** A little more than measured: a fallback face may be wider until the site's own has arrived. */
const MARGIN = 1.02;

/** How wide a heading is, measured in the face that it is set in. */
export async function headingWidths(lines: readonly string[]): Promise<HeadingWidths> {
  const fonts = await typeface();
  const widthOf = async (text: string) =>
    ((await outline({ text, colour: '#000', size: 100 }, fonts)).width / 100) * MARGIN;
  const words = lines.flatMap((line) => line.split(/[\s-]+/)).filter(Boolean);
  return {
    word: Math.max(...(await Promise.all(words.map(widthOf)))),
    lines: await Promise.all(lines.map(widthOf)),
  };
}
