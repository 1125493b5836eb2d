import type { APIRoute } from 'astro';
import { contentOf, firstLanguage } from '../../content/loading/queries.ts';
import { securityText } from '../../head/security-txt.ts';

/** security.txt, once organisation.yaml says whom to tell. */
export async function getStaticPaths() {
  const { security } = (await contentOf(await firstLanguage())).organisation;
  return security ? [{ params: { file: 'security' }, props: { security } }] : [];
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
