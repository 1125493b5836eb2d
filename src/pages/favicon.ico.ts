// For browsers without SVG icons, and programs that always request /favicon.ico.
import pngToIco from 'png-to-ico';
import { TILES, iconPng } from '../head/icons.ts';
import { identity } from '../head/identity.ts';

export async function GET(): Promise<Response> {
  const { logo, colours } = await identity();
  const icon = await pngToIco([await iconPng(logo, colours, TILES.any, 32)]);
  return new Response(new Uint8Array(icon));
}
