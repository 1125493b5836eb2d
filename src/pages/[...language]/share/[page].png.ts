import type { APIRoute } from 'astro';
import { withOwnPage } from '../../../content/content.ts';
import { directionOf } from '../../../content/languages/language.ts';
import { contentOf, languagePaths, ownPagesOf } from '../../../content/loading/queries.ts';
import { headingOf, listedPages } from '../../../content/site-pages.ts';
import { logo } from '../../../head/icons.ts';
import { sharePicture } from '../../../head/share-picture.tsx';

type LanguagePath = Awaited<ReturnType<typeof languagePaths>>[number];

async function picturesOf({ params, props: { code } }: LanguagePath) {
  const content = await contentOf(code);
  const own = (await ownPagesOf(code)).map((page) => withOwnPage(content, page));
  const pages = [
    ...listedPages(content).map(([page]) => ({ page, heading: headingOf(page, content) })),
    ...own.map((page) => ({
      page: (page.own?.path ?? '').slice(1),
      heading: headingOf('own', page),
    })),
  ];
  return pages.map(({ page, heading }) => ({
    params: { ...params, page },
    props: { code, heading },
  }));
}

export async function getStaticPaths() {
  return (await Promise.all((await languagePaths()).map(picturesOf))).flat();
}

export const GET: APIRoute<{ code: string; heading: string[] }> = async ({ props }) => {
  const content = await contentOf(props.code);
  const { heading } = props;
  const picture = await sharePicture({
    heading,
    name: content.organisation.name,
    logo: await logo(),
    rightToLeft: directionOf(content.code) === 'rtl',
  });
  return new Response(new Uint8Array(picture));
};
