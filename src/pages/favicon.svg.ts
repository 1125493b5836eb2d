import { tabIcon } from '../head/icons.ts';
import { identity } from '../head/identity.ts';

export async function GET(): Promise<Response> {
  const { logo, colours } = await identity();
  return new Response(tabIcon(logo, colours));
}
