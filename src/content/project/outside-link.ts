/**
 * The attributes of a link to another site, which opens a new tab: the component Link and links in
 * Markdown have them. Undefined for a link within this site.
 */
export const outsideLink = (href = '') =>
  href.startsWith('https:') ? ({ target: '_blank', rel: 'noopener' } as const) : undefined;

/** What such a link says to screen readers after its words. @param newTab of site.yaml */
export const newTabNote = (newTab: string): string => ` (${newTab})`;
