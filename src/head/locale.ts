/** A language as Open Graph writes it, with the territory where most of its speakers are: `en` gives `en_US`. */
export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region ? `${name}_${region}` : name;
}
