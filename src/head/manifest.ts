import type { Content } from '../content/content.ts';
import { directionOf } from '../content/languages/language.ts';
import { token } from '../styles/tokens.ts';

/** The icons for a phone's home screen. */
export const MANIFEST_ICONS = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({ purpose, size })),
);

/**
 * The web app manifest (W3C). `minimal-ui` keeps the back button: the site is pages, not an app.
 */
export function manifest({ organisation, home, code, locale, root }: Content) {
  const start = root || '/';
  const colour = token('--color-ground');
  return {
    id: start,
    name: organisation.name,
    short_name: organisation.shortName ?? organisation.name,
    description: home.description,
    lang: locale,
    // Left to right is the default.
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
  };
}
