import type { APIRoute } from 'astro';
import { contentOf } from '../../content/load.ts';
import { identity } from '../../head/identity.ts';
import { sharePicture } from '../../head/share-picture.tsx';
import { headingOf, listedPages, type ListedPage } from '../../content/site-pages.ts';

export async function getStaticPaths() {
  const pages = listedPages(await contentOf('en'));
  return pages.map(([page]) => ({ params: { page } }));
}

export const GET: APIRoute = async ({ params }) => {
  const content = await contentOf('en');
  const { logo } = await identity();
  const heading = headingOf(params['page'] as ListedPage, content);
  const picture = await sharePicture({ heading, name: content.organisation.name, logo });
  return new Response(new Uint8Array(picture));
};
