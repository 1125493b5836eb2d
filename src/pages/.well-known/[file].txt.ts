import type { APIRoute } from 'astro';
import { contentOf, firstLanguage } from '../../content/loading/queries.ts';
import { hasBegun } from '../../content/schemas/day.ts';
import { securityText } from '../../head/security-txt.ts';

/** security.txt, while organisation.yaml says whom to tell. */
export async function getStaticPaths() {
  const { security } = (await contentOf(await firstLanguage())).organisation;
  return security && !hasBegun(security.expires)
    ? [{ params: { file: 'security' }, props: { security } }]
    : [];
}

export const GET: APIRoute = async ({ props }) => {
  const content = await contentOf(await firstLanguage());
  const security = props['security'] as Parameters<typeof securityText>[0];
  return new Response(
    securityText(
      security,
      content.organisation.languages.join(', '),
      content.organisation.siteAddress,
    ),
  );
};
