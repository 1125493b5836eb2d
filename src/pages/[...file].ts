// Files that only some settings ask for: /.well-known/security.txt, calendars such as
// /fr/dates.ics, and what the script of a delivering contact form reads, /_astro/1a2b3c4d.json.
import type { APIRoute } from 'astro';
import { contentOf, LANGUAGES } from '../loading/queries.ts';
import { RENDERINGS } from '../loading/renderings.ts';

export function getStaticPaths() {
  const contents = LANGUAGES.map(({ code }) => contentOf(code));
  return RENDERINGS.flatMap(({ files }) =>
    contents.flatMap((content, index) => files?.(content, index === 0) ?? []),
  ).map(({ path, text }) => ({ params: { file: path.slice(1) }, props: { text } }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
