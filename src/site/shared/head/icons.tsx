import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { DrawingSource } from '../components/Drawing.tsx';
import { readDrawing } from '../pictures/read-drawing.ts';
import { token } from '../styles/tokens.ts';

/** The logo, content/images/logo.svg. */
export const readLogo = () => readDrawing('logo.svg');

/** Icons for phones: the logo's share of the tile, 0 to 1, and the corner radius in percent. */
export const TILES = {
  /** Shown as it is, with round corners. */
  any: { mark: 0.66, radius: 18 },
  /** Masked by the phone, so the logo stays within a circle of 80 % (Web App Manifest, 3.3). */
  maskable: { mark: 0.5, radius: 0 },
  /** Masked by iOS, which needs an opaque tile. */
  touch: { mark: 0.62, radius: 0 },
} as const;
type TileShape = (typeof TILES)[keyof typeof TILES];

/** The icons for a phone's home screen. */
export const MANIFEST_ICONS = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({ purpose, size })),
);

/** The logo centred on a square, with its aspect ratio and colours. */
function onTile({ viewBox, attributes, body }: DrawingSource, shape: TileShape): string {
  const side = shape.mark * 100;
  const box = { x: (100 - side) / 2, y: (100 - side) / 2, width: side, height: side, viewBox };
  const mark = (
    <svg className="m" {...box} {...attributes} dangerouslySetInnerHTML={{ __html: body }} />
  );
  return `<rect class="g" width="100" height="100" rx="${shape.radius}"/>${renderToStaticMarkup(mark)}`;
}

const svg = (style: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>${style}</style>${content}</svg>`;

const style = (ground: string, mark: string) => `.g{fill:${ground}}.m{color:${mark}}`;

const GROUND = token('--color-ground');
const MARK = token('--color-accent');

/** The favicon as SVG. Its colours swap on a dark tab bar. */
export async function favicon(): Promise<string> {
  const inDark = `@media (prefers-color-scheme:dark){${style(MARK, GROUND)}}`;
  return svg(style(GROUND, MARK) + inDark, onTile(await readLogo(), TILES.any));
}

/** An icon as PNG, `size` px wide and high. */
export async function iconPng(shape: TileShape, size: number): Promise<Buffer> {
  const source = Buffer.from(svg(style(GROUND, MARK), onTile(await readLogo(), shape)));
  const image = sharp(source, { density: (72 * size) / 100 }).resize(size, size);
  // Square tiles are opaque, because iOS fills transparency with black.
  return (shape.radius === 0 ? image.flatten({ background: GROUND }) : image)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
