// The ink of a scanned signature. A drawn one (SVG) is inline in the pages; there may be none.
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
