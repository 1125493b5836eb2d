import sharp from 'sharp';
import type { DrawingSource } from '../components/Drawing.tsx';

/** Colours of a tile: its ground and the mark on it. */
export interface TileColours {
  ground: string;
  mark: string;
}

interface TileShape {
  /** Part of the tile's side that the mark takes, 0 to 1. */
  mark: number;
  /** Radius of the corners in hundredths of the side. */
  radius: number;
}

/** The kinds of icon that phones ask for. */
export const TILES = {
  /** As it is, with its own round corners. */
  any: { mark: 0.66, radius: 18 },
  /** Cut by the phone to its own shape: the mark stays in the middle circle of 80 % (W3C, Web App Manifest, 3.3). */
  maskable: { mark: 0.5, radius: 0 },
  /** Cut by iOS to round corners; must be opaque. */
  touch: { mark: 0.62, radius: 0 },
} as const satisfies Record<string, TileShape>;

/** The mark centred on a square; a wide or high logo keeps its shape. Colours of its own stay. */
function onTile({ viewBox, attributes, body }: DrawingSource, shape: TileShape): string {
  const side = shape.mark * 100;
  const edge = (100 - side) / 2;
  const paint = Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
    )
    .join('');
  return `<rect class="g" width="100" height="100" rx="${shape.radius}"/><svg class="m" x="${edge}" y="${edge}" width="${side}" height="${side}" viewBox="${viewBox}"${paint}>${body}</svg>`;
}

const svg = (style: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>${style}</style>${content}</svg>`;

const style = ({ ground, mark }: TileColours) => `.g{fill:${ground}}.m{color:${mark}}`;

/** The icon of the browser's tab as SVG: on a dark tab strip its colours change places, so that it stands out there too. */
export function tabIcon(logo: DrawingSource, colours: TileColours): string {
  const inDark = style({ ground: colours.mark, mark: colours.ground });
  return svg(
    `${style(colours)}@media (prefers-color-scheme:dark){${inDark}}`,
    onTile(logo, TILES.any),
  );
}

/** An icon as PNG, `size` px wide and high. */
export async function iconPng(
  logo: DrawingSource,
  colours: TileColours,
  shape: TileShape,
  size: number,
): Promise<Buffer> {
  const source = Buffer.from(svg(style(colours), onTile(logo, shape)));
  const image = sharp(source, { density: (72 * size) / 100 }).resize(size, size);
  // Opaque where the corners are square: iOS paints black behind anything else.
  return (shape.radius === 0 ? image.flatten({ background: colours.ground }) : image)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
