import type { APIRoute } from 'astro';
import { withOwnPage } from '../../../core/content.ts';
import { directionOf } from '../../../core/languages/language.ts';
import { contentOf, languagePaths, ownPagesOf } from '../../../loading/queries.ts';
import { headingOf, listedPages } from '../../../core/site-pages.ts';
import { logo } from '../../../site/head/icons.tsx';
import { sharePicture } from '../../../site/head/share-picture.tsx';

export function getStaticPaths() {
  return languagePaths().flatMap(({ params, props: { code } }) => {
    const content = contentOf(code);
    const pictureOf = (page: string, heading: string[]) => ({
      params: { ...params, page },
      props: { code, heading },
    });
    return [
      ...listedPages(content).map(([page]) => pictureOf(page, headingOf(page, content))),
      ...ownPagesOf(code).map((own) =>
        pictureOf(own.path.slice(1), headingOf('own', withOwnPage(content, own))),
      ),
    ];
  });
}

export const GET: APIRoute<{ code: string; heading: string[] }> = async ({ props }) => {
  const content = contentOf(props.code);
  const picture = await sharePicture({
    heading: props.heading,
    name: content.organisation.name,
    logo: await logo(),
    rightToLeft: directionOf(content.code) === 'rtl',
  });
  return new Response(new Uint8Array(picture));
};
