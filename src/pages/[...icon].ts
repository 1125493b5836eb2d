// Icons, all drawn from the logo.
import type { APIRoute } from 'astro';
import pngToIco from 'png-to-ico';
import { MANIFEST_ICONS, TILES, iconPng, favicon } from '#site/shared/head/icons.tsx';

const ICONS: Record<string, () => Promise<string | Buffer>> = {
  'favicon.svg': favicon,
  // For browsers without SVG icons, and for programs that request it unasked.
  'favicon.ico': async () => pngToIco([await iconPng(TILES.any, 32)]),
  'apple-touch-icon.png': () => iconPng(TILES.touch, 180),
};
for (const { purpose, size } of MANIFEST_ICONS)
  ICONS[`icons/${purpose}-${size}.png`] = () => iconPng(TILES[purpose], size);

export function getStaticPaths() {
  return Object.entries(ICONS).map(([icon, make]) => ({ params: { icon }, props: { make } }));
}

export const GET: APIRoute<{ make: () => Promise<string | Buffer> }> = async ({ props }) =>
  new Response(Buffer.from(await props.make()));
