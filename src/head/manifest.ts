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
  /** Colour of the page's ground, `#0b0a07`. */
  colour: string;
}

/** The web app manifest (W3C). Opened from the home screen the site keeps its back button: it is pages, not an app. */
export function manifest({ name, shortName, description, language, colour }: ManifestFacts) {
  return {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: language,
    start_url: '/',
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
