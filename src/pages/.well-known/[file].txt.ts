import type { APIRoute } from 'astro';
import { contentOf } from '../../content/load.ts';
import { securityText } from '../../head/security-txt.ts';

/** security.txt, once organisation.yaml says whom to tell. */
export async function getStaticPaths() {
  const { security } = (await contentOf('en')).organisation;
  return security ? [{ params: { file: 'security' }, props: { security } }] : [];
}

export const GET: APIRoute = async ({ props }) => {
  const content = await contentOf('en');
  const security = props['security'] as Parameters<typeof securityText>[0];
  return new Response(securityText(security, content.code, content.organisation.siteAddress));
};
