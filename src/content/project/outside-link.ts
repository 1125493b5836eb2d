/**
 * Attributes that open a link to another site in a new tab, for the component Link and for
 * Markdown. Undefined for a link within this site.
 */
export const outsideLink = (href = '') =>
  href.startsWith('https:') ? ({ target: '_blank', rel: 'noopener' } as const) : undefined;

/** The note that screen readers read after such a link. @param newTab from site.yaml */
export const newTabNote = (newTab: string): string => ` (${newTab})`;
