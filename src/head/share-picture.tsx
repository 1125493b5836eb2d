import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { DrawingSource } from '../components/Drawing.tsx';
import { Wave } from '../components/Wave.tsx';
import { breakLines } from './break-lines.ts';
import { outline } from './outline.ts';
import { diskCache } from '../build-cache/disk-cache.ts';
import { token } from '../styles/tokens.ts';

/** Size that Facebook, WhatsApp, X and LinkedIn show whole, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

interface ShareFacts {
  /** The page's heading, line by line; one line may be broken further. */
  heading: readonly string[];
  name: string;
  logo: DrawingSource;
  /** Everything stands the other way round. */
  rightToLeft?: boolean;
}

const MARGIN = 72;
const LEADING = 1.02;
/** Where letters stand in their line, from its top, in em. */
const BASE_LINE = 0.925;
/** Where the last line may end at most, so that the wave after it has room to grow. */
const LAST_LINE_END = 720;
/** Where any line may end at most: further right the wave is as high as the lines above it. */
const LONGEST_LINE_END = 880;
const LARGEST = 148;
/** Letters of a line, before a single heading is broken. */
const LINE_LENGTH = 18;
/** The logo stands above this, in px. */
const HEAD_ROOM = 150;
/** How much wider the wave is than the room it has: it goes on where the picture ends. */
const BEYOND = 1.22;

/** Puts an SVG at a place of another, its top left corner in px. */
function placed(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" overflow="visible" `);
}

/** The wave of the pages. */
function waveSvg(x: number, axis: number, width: number): string {
  const height = (width * 620) / 720;
  const markup = renderToStaticMarkup(<Wave />)
    .replace('width="720"', `width="${width.toFixed(1)}"`)
    .replace('height="620"', `height="${height.toFixed(1)}"`);
  return placed(markup, x, axis - height / 2);
}

/**
 * The picture that a shared link shows: the page's heading, and after its last word the wave, growing past the edge.
 * PNG with few colours, so that it stays sharp and small.
 */
export async function sharePicture(facts: ShareFacts): Promise<Buffer> {
  const { heading, name, logo, rightToLeft = false } = facts;
  const lines = heading.length > 1 ? heading : breakLines(heading[0] ?? '', LINE_LENGTH);
  const accent = token('--color-accent');
  const bright = token('--color-text');
  const drawn = (size: number) => Promise.all(lines.map((text) => outline(text, size)));

  const full = await drawn(LARGEST);
  const widest = Math.max(...full.map(({ width }) => width));
  const last = full.at(-1)?.width ?? 0;
  const { width, height } = SHARE_SIZE;
  const size = Math.floor(
    LARGEST *
      Math.min(
        1,
        (LONGEST_LINE_END - MARGIN) / widest,
        (LAST_LINE_END - MARGIN) / last,
        360 / (lines.length * LARGEST * LEADING),
      ),
  );
  const outlines = await drawn(size);
  // A little below the middle, where few lines leave much room.
  const spare = height - MARGIN - HEAD_ROOM - lines.length * size * LEADING;
  const top = HEAD_ROOM + spare * (lines.length === 1 ? 0.6 : 1);
  /** What is drawn at a distance from the side where lines begin. */
  const at = (start: number, wide: number, y: number, svg: string, colour: string) =>
    `<g transform="translate(${(rightToLeft ? width - start - wide : start).toFixed(1)} ${y.toFixed(1)})" fill="${colour}">${svg}</g>`;
  const text = outlines.map((line, index) =>
    at(
      MARGIN,
      line.width,
      top + (index * LEADING + BASE_LINE) * size,
      line.svg,
      index === lines.length - 1 ? accent : bright,
    ),
  );

  const start = MARGIN + (outlines.at(-1)?.width ?? 0) + 0.22 * size;
  const axis = top + (lines.length - 0.5) * size * LEADING + 0.06 * size;
  const wave = waveSvg(start, axis, (width - start) * BEYOND);
  const title = await outline(name, 40);
  const mark = `<svg width="56" height="56" viewBox="${logo.viewBox}" color="${accent}" fill="${logo.attributes['fill'] ?? 'currentColor'}">${logo.body}</svg>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${token('--color-ground')}"/>
<g${rightToLeft ? ` transform="translate(${width}) scale(-1 1)"` : ''}>${wave}</g>
${at(MARGIN, 56, 64, mark, accent)}${at(MARGIN + 74, title.width, 64 + 8 + BASE_LINE * 40, title.svg, bright)}${text.join('')}</svg>`;
  // A site with hundreds of pages draws only what is new.
  return diskCache(['share', picture], () =>
    sharp(Buffer.from(picture)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer(),
  );
}
