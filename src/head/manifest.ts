/** The icons a phone chooses from when the site is put on its home screen. */
export const MANIFEST_ICONS = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 192 },
  { purpose: 'maskable', size: 512 },
] as const;

interface ManifestFacts {
  name: string;
  /** Stands under the icon. */
  shortName: string;
  description: string;
  /** Language of the words (BCP 47). */
  language: string;
  /** The direction in which they are written. */
  direction: 'ltr' | 'rtl';
  /** Path of Home in that language. */
  start: string;
  /** Colour of the page's ground, `#0b0a07`. */
  colour: string;
}

/** The web app manifest (W3C). Opened from the home screen the site keeps its back button: it is pages, not an app. */
export function manifest(facts: ManifestFacts) {
  const { name, shortName, description, language, direction, start, colour } = facts;
  return {
    id: start,
    name,
    short_name: shortName,
    description,
    lang: language,
    // Left to right is what it means without it.
    ...(direction === 'rtl' ? { dir: direction } : {}),
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
