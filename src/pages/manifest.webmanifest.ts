import { contentOf } from '../lib/content.ts';
import { manifest } from '../lib/manifest.ts';
import { token } from '../lib/tokens.ts';

export async function GET(): Promise<Response> {
  const content = await contentOf('en');
  const { organisation } = content;
  return Response.json(
    manifest({
      name: organisation.name,
      shortName: organisation.shortName ?? organisation.name,
      description: (await content.get('home')).description,
      language: (await content.get('site')).language,
      colour: token('--color-ground'),
    }),
  );
}
