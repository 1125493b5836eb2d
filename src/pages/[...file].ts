// Files of features: /.well-known/security.txt, calendars such as /fr/dates.ics, music.
import type { APIRoute } from 'astro';
import { contentOf, LANGUAGES } from '#site/loading/queries.ts';
import { RENDERINGS } from '#site/loading/virtual-features.ts';
import type { StaticFile } from '#site/shared/rendering.ts';

export async function getStaticPaths() {
  const contents = LANGUAGES.map(({ code }) => contentOf(code));
  const published = RENDERINGS.flatMap(({ files }) =>
    contents.map(async (content, index) => (await files?.(content, index === 0)) ?? []),
  );
  return (await Promise.all(published))
    .flat()
    .map(({ path, body }) => ({ params: { file: path.slice(1) }, props: { body } }));
}

export const GET: APIRoute<Pick<StaticFile, 'body'>> = ({ props }) => new Response(props.body);
