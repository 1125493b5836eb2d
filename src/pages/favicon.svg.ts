import { tabIcon } from '../head/icons.tsx';

export async function GET(): Promise<Response> {
  return new Response(await tabIcon());
}
