/** The Open Graph locale of a language, with its likely territory: `en` gives `en_US`. */
export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region ? `${name}_${region}` : name;
}
