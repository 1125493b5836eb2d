import { cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Wave } from '../components/Wave.tsx';
import { outline } from './glyph-outlines.ts';
import { diskCache } from '../build/disk-cache.ts';
import { token } from '../styles/tokens.ts';

/** The size in px that Facebook, WhatsApp, X and LinkedIn show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

interface ShareFacts {
  /** The lines of the page's heading; a single line may be broken further. */
  heading: readonly string[];
  name: string;
  logo: DrawingSource;
  /** Mirrors the layout. */
  rightToLeft?: boolean;
}

const MARGIN = 72;
const LEADING = 1.02;
/** Position of the baseline from the top of the line, in em. */
const BASE_LINE = 0.925;
/** The rightmost end of the last line in px, which leaves room for the wave. */
const LAST_LINE_END = 720;
/** The rightmost end of any line in px: further right the wave is as high as the lines. */
const LONGEST_LINE_END = 880;
const LARGEST = 148;
/** Lines of at most 18 letters, each filled before the next; a longer word has its own. */
const LINES = /\S.{0,17}(?!\S)|\S+/g;
/** Height of the area of the logo, in px. */
const HEAD_ROOM = 150;
/** Width of the wave relative to its room: it extends beyond the picture. */
const BEYOND = 1.22;

/** The wave of the pages, `x` px from the left and as high above `axis` as below. */
function waveSvg(x: number, axis: number, width: number): string {
  const height = (width * 620) / 720;
  const [left, top] = [x.toFixed(1), (axis - height / 2).toFixed(1)];
  const place = { x: left, y: top, width: width.toFixed(1), height: height.toFixed(1) };
  return renderToStaticMarkup(cloneElement(Wave({}), { ...place, overflow: 'visible' }));
}

/** The picture of a shared link: the page's heading, and the wave, which leaves the edge. */
export function sharePicture(facts: ShareFacts): Promise<Buffer> {
  const { heading, name, logo, rightToLeft = false } = facts;
  const lines = heading.length > 1 ? heading : (heading[0]?.match(LINES) ?? []);
  const accent = token('--color-accent');
  const bright = token('--color-text');
  const drawn = (size: number) => lines.map((text) => outline(text, size));

  const full = drawn(LARGEST);
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
  const outlines = drawn(size);
  // A single line is a little below the middle.
  const spare = height - MARGIN - HEAD_ROOM - lines.length * size * LEADING;
  const top = HEAD_ROOM + spare * (lines.length === 1 ? 0.6 : 1);
  /** Places an SVG at a distance from the side where lines begin. */
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
  const title = outline(name, 40);
  const mark = renderToStaticMarkup(<Drawing source={logo} width={56} height={56} />);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${token('--color-ground')}"/>
<g${rightToLeft ? ` transform="translate(${width}) scale(-1 1)"` : ''}>${wave}</g>
<g color="${accent}">${at(MARGIN, 56, 64, mark, accent)}</g>${at(MARGIN + 74, title.width, 64 + 8 + BASE_LINE * 40, title.svg, bright)}${text.join('')}</svg>`;
  // Cached for sites with hundreds of pages.
  return diskCache(['share', picture], () =>
    sharp(Buffer.from(picture)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer(),
  );
}
