import type { APIRoute } from 'astro';
import { contentOf, ownPagesOf } from '../../content/load.ts';
import { withOwnPage } from '../../content/content.ts';
import { identity } from '../../head/identity.ts';
import { directionOf } from '../../head/locale.ts';
import { sharePicture } from '../../head/share-picture.tsx';
import { headingOf, listedPages } from '../../content/site-pages.ts';

export async function getStaticPaths() {
  const content = await contentOf('en');
  const own = (await ownPagesOf('en')).map((page) => withOwnPage(content, page));
  return [
    ...listedPages(content).map(([page]) => ({
      params: { page },
      props: { heading: headingOf(page, content) },
    })),
    ...own.map((page) => ({
      params: { page: (page.own?.path ?? '').slice(1) },
      props: { heading: headingOf('own', page) },
    })),
  ];
}

export const GET: APIRoute<{ heading: string[] }> = async ({ props: { heading } }) => {
  const content = await contentOf('en');
  const { logo } = await identity();
  const picture = await sharePicture({
    heading,
    name: content.organisation.name,
    logo,
    rightToLeft: directionOf(content.code) === 'rtl',
  });
  return new Response(new Uint8Array(picture));
};
