import type { Content } from './content.ts';

/** The four pages that every build has, Home first. */
export const SITE_PAGES = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  donate: '/donate',
} as const;

export type PageName = keyof typeof SITE_PAGES;

/** Path of the accessibility statement, which is a page once the organisation publishes it. */
export const ACCESSIBILITY = '/accessibility';

/** Path of the page that a form post without script ends on. */
export const THANK_YOU = '/thank-you';

/** A page that search engines and shared links may know; `own` is any page of the team's own. */
export type ListedPage = PageName | 'accessibility' | 'own';

/** The pages of this build that search engines and shared links may know, and their paths. */
export function listedPages({ organisation }: Content): [ListedPage, string][] {
  const four = Object.entries(SITE_PAGES) as [PageName, string][];
  return organisation.accessibilityStatement.publish
    ? [...four, ['accessibility', ACCESSIBILITY]]
    : four;
}

/** Path of the picture that a shared link to a page shows; a page of the team's own has a name of its own. */
export function sharePath(page: ListedPage, path: string): string {
  return `/share/${page === 'own' ? path.slice(1) : page}.png`;
}

/** What the links to a page call it. */
export function linkName(page: ListedPage, content: Content): string {
  const {
    accessibility,
    site: { header },
  } = content;
  if (page === 'own') return content.own?.heading ?? '';
  if (page === 'accessibility') return accessibility.link;
  return page === 'donate' ? header.donate : header.links[page];
}

/** The heading of a page as its lines; a heading of one line may be broken further. */
export function headingOf(page: ListedPage, content: Content): string[] {
  const headings: Record<ListedPage, string[]> = {
    home: content.home.hero.headline,
    about: [content['about-us'].biography.heading],
    contact: [content['contact-us'].contact.heading],
    donate: [content.donate.hero.heading],
    accessibility: [content.accessibility.heading],
    own: [content.own?.heading ?? ''],
  };
  return headings[page];
}
