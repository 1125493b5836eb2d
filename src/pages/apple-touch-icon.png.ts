import { TILES, iconPng } from '../head/icons.tsx';

export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(await iconPng(TILES.touch, 180)));
}
