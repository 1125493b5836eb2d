import type { APIRoute } from 'astro';
import { TILES, iconPng } from '../../head/icons.tsx';
import { MANIFEST_ICONS } from '../../head/manifest.ts';

export function getStaticPaths() {
  return MANIFEST_ICONS.map(({ purpose, size }) => ({
    params: { icon: `${purpose}-${size}` },
    props: { purpose, size },
  }));
}

export const GET: APIRoute<(typeof MANIFEST_ICONS)[number]> = async ({ props }) => {
  const icon = await iconPng(TILES[props.purpose], props.size);
  return new Response(new Uint8Array(icon));
};
