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

/** A page that search engines and shared links may know. */
export type ListedPage = PageName | 'accessibility';

/** The pages of this build that search engines and shared links may know, and their paths. */
export function listedPages({ organisation }: Content): [ListedPage, string][] {
  const four = Object.entries(SITE_PAGES) as [PageName, string][];
  return organisation.accessibilityStatement.publish
    ? [...four, ['accessibility', ACCESSIBILITY]]
    : four;
}

/** What the links to a page call it. */
export function linkName(page: ListedPage, { accessibility, site: { header } }: Content): string {
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
  };
  return headings[page];
}
