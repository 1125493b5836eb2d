import type { APIRoute } from 'astro';
import { directionOf } from '../../content/language.ts';
import { contentOf, languagePaths } from '../../content/load.ts';
import { manifest } from '../../head/manifest.ts';
import { token } from '../../styles/tokens.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ code: string }> = async ({ props }) => {
  const { organisation, home, code, root } = await contentOf(props.code);
  return Response.json(
    manifest({
      name: organisation.name,
      shortName: organisation.shortName ?? organisation.name,
      description: home.description,
      language: code,
      direction: directionOf(code),
      start: root || '/',
      colour: token('--color-ground'),
    }),
  );
};
