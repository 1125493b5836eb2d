// The ink of a scanned signature, if there is one. A drawn signature (SVG) is inline in the pages.
import type { APIRoute } from 'astro';
import { firstContent } from '#site/loading/queries.ts';
import { SIGNATURE, inkFile } from '#site/shared/pictures/signature-ink.ts';

export function getStaticPaths() {
  const { signature: scan } = firstContent().pictures;
  return scan && !scan.endsWith('.svg')
    ? [{ params: { signature: SIGNATURE }, props: { scan } }]
    : [];
}

export const GET: APIRoute<{ scan: string }> = async ({ props }) =>
  new Response(new Uint8Array((await inkFile(props.scan)).data));
