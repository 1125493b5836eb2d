import { contentOf } from '../content/content.ts';
import { manifest } from '../head/manifest.ts';
import { token } from '../head/tokens.ts';

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
