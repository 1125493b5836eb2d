import type { APIRoute } from 'astro';
import { directionOf } from '#content/languages';
import { contentOf, languagePaths } from '#site/loading/queries.ts';
import { HOME_FILE } from '#site/pages/home/content.ts';
import { MANIFEST_ICONS } from '#site/shared/head/icons.tsx';
import { token } from '#site/shared/styles/tokens.ts';

export const getStaticPaths = languagePaths;

/** The web app manifest (W3C). `minimal-ui` keeps a back button. */
export const GET: APIRoute<{ code: string }> = ({ props }) => {
  const content = contentOf(props.code);
  const { organisation, code, locale, root } = content;
  const start = root || '/';
  const colour = token('--color-ground');
  return Response.json({
    id: start,
    name: organisation.name,
    short_name: organisation.shortName ?? organisation.name,
    description: content.of(HOME_FILE).description,
    lang: locale,
    // Left to right is the default, so it is left out.
    ...(directionOf(code) === 'rtl' ? { dir: 'rtl' } : {}),
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: MANIFEST_ICONS.map(({ purpose, size }) => ({
      src: `/icons/${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
};
