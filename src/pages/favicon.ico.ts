// For browsers without SVG icons, and programs that always request /favicon.ico.
import pngToIco from 'png-to-ico';
import { TILES, iconPng } from '../head/icons.tsx';

export async function GET(): Promise<Response> {
  const icon = await pngToIco([await iconPng(TILES.any, 32)]);
  return new Response(new Uint8Array(icon));
}
