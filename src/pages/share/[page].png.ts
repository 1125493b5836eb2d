import type { APIRoute } from 'astro';
import type { PageName } from '../../sections/Header.tsx';
import { contentOf } from '../../lib/content.ts';
import { identity } from '../../lib/identity.ts';
import { sharePicture } from '../../lib/share-picture.tsx';
import { PAGE_NAMES, headingOf } from '../../lib/site-pages.ts';

export function getStaticPaths() {
  return PAGE_NAMES.map((page) => ({ params: { page } }));
}

export const GET: APIRoute = async ({ params }) => {
  const content = await contentOf('en');
  const { logo } = await identity();
  const heading = await headingOf(params['page'] as PageName, content);
  const picture = await sharePicture({ heading, name: content.organisation.name, logo });
  return new Response(new Uint8Array(picture));
};
