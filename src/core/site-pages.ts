import type { Content } from './content.ts';

/** The four pages that every build has, Home first. */
export const SITE_PAGES = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  donate: '/donate',
} as const;

export type PageName = keyof typeof SITE_PAGES;

/** Path of the accessibility statement, if it is published. */
export const ACCESSIBILITY = '/accessibility';

/** Path of the page after a form post without script. */
export const THANK_YOU = '/thank-you';

/** Path of the page shown for one that is not saved on the device. */
export const OFFLINE = '/offline';

/** Which page it is; `own` is any of the team's own pages. */
export type PageKind = PageName | 'accessibility' | 'own';

/** The pages of this build for search engines and shared links, except own pages, with paths. */
export function listedPages({ organisation }: Content): [PageKind, string][] {
  const four = Object.entries(SITE_PAGES) as [PageName, string][];
  return organisation.accessibilityStatement.publish
    ? [...four, ['accessibility', ACCESSIBILITY]]
    : four;
}

/** Path of the preview picture of a shared link to a page. */
export function sharePath(page: PageKind, path: string): string {
  return `/share/${page === 'own' ? path.slice(1) : page}.png`;
}

/** The name of a page in links. */
export function linkName(page: PageKind, content: Content): string {
  const { header } = content.site;
  if (page === 'own') return content.own?.heading ?? '';
  if (page === 'accessibility') return content.accessibility.link;
  return page === 'donate' ? header.donate : header.links[page];
}

/** The heading of a page as lines; a single line may be broken further. */
export function headingOf(page: PageKind, content: Content): string[] {
  const headings: Record<PageKind, string[]> = {
    home: content.home.hero.headline,
    about: [content['about-us'].biography.heading],
    contact: [content['contact-us'].contact.heading],
    donate: [content.donate.hero.heading],
    accessibility: [content.accessibility.heading],
    own: [content.own?.heading ?? ''],
  };
  return headings[page];
}
