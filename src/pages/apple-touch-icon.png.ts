import { TILES, iconPng } from '../lib/icons.ts';
import { identity } from '../lib/identity.ts';

export async function GET(): Promise<Response> {
  const { logo, colours } = await identity();
  return new Response(new Uint8Array(await iconPng(logo, colours, TILES.touch, 180)));
}
