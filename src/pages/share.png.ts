import type { APIRoute } from 'astro';
import { readLogo } from '#site/shared/head/icons.tsx';
import { sharePicture } from '#site/shared/head/share-picture.tsx';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await sharePicture(await readLogo())));
