// The ink of a signature that was scanned. A drawn one (SVG) stands in the pages, and there may be none.
import { contentOf, firstLanguage } from '../content/loading/queries.ts';
import { SIGNATURE, inkFile } from '../pictures/signature-ink.ts';

const { signature } = (await contentOf(await firstLanguage())).pictures;
const scan = signature?.endsWith('.svg') ? undefined : signature;

export function getStaticPaths() {
  return scan ? [{ params: { signature: SIGNATURE } }] : [];
}

export async function GET(): Promise<Response> {
  if (!scan) return new Response(null, { status: 404 });
  return new Response(new Uint8Array((await inkFile(scan)).data));
}
