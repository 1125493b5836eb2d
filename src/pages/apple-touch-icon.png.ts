import { TILES, iconPng } from '../head/icons.ts';
import { identity } from '../head/identity.ts';

export async function GET(): Promise<Response> {
  const { logo, colours } = await identity();
  return new Response(new Uint8Array(await iconPng(logo, colours, TILES.touch, 180)));
}
