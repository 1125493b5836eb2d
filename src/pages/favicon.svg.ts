import { tabIcon } from '../lib/icons.ts';
import { identity } from '../lib/identity.ts';

export async function GET(): Promise<Response> {
  const { logo, colours } = await identity();
  return new Response(tabIcon(logo, colours));
}
