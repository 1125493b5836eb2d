import { contentOf } from '../content/load.ts';
import { manifest } from '../head/manifest.ts';
import { token } from '../styles/tokens.ts';

export async function GET(): Promise<Response> {
  const content = await contentOf('en');
  const { organisation } = content;
  return Response.json(
    manifest({
      name: organisation.name,
      shortName: organisation.shortName ?? organisation.name,
      description: content.home.description,
      language: content.code,
      colour: token('--color-ground'),
    }),
  );
}
