import type { APIRoute } from 'astro';
import { contentOf, firstLanguage } from '../../content/loading/queries.ts';
import { hasBegun } from '../../content/schemas/day.ts';
import { securityText } from '../../head/security-txt.ts';

/** security.txt, while organisation.yaml says whom to tell. */
export async function getStaticPaths() {
  const { organisation } = await contentOf(await firstLanguage());
  const { security, languages, siteAddress } = organisation;
  if (!security || hasBegun(security.expires)) return [];
  const text = securityText(security, languages.join(', '), siteAddress);
  return [{ params: { file: 'security' }, props: { text } }];
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
