import { tabIcon } from '../head/icons.ts';

export async function GET(): Promise<Response> {
  return new Response(await tabIcon());
}
