import type { Content } from './content.ts';

/** The four pages that every build has, Home first. */
export const SITE_PAGES = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  donate: '/donate',
} as const;

export type PageName = keyof typeof SITE_PAGES;

/** Path of the page shown offline instead of one that is not saved. */
export const OFFLINE = '/offline';

/** A kind of page: one of the four, `own` for custom pages, or the name of a feature's page. */
export type PageKind = PageName | 'own' | (string & {});

/** A page that a feature adds. */
export interface ListedPage {
  kind: string;
  path: string;
  /** Its text in links. */
  link: string;
  heading: string;
  title: string;
  description: string;
}

/** The pages for search engines and shared links, except custom pages, each with its path. */
export const listedPages = ({ morePages }: Content): [PageKind, string][] => [
  ...Object.entries(SITE_PAGES),
  ...morePages.map(({ kind, path }): [PageKind, string] => [kind, path]),
];

/** Whether a page is one of the four. */
export const isPageName = (page: PageKind): page is PageName => Object.hasOwn(SITE_PAGES, page);

/** The page that a feature adds; undefined for any other. */
export const pageOfFeature = (page: PageKind, { morePages }: Content) =>
  morePages.find(({ kind }) => kind === page);

/** The text of links to a page. */
export function linkName(page: PageKind, content: Content): string {
  const { header } = content.site;
  if (isPageName(page)) return page === 'donate' ? header.donate : header.links[page];
  return pageOfFeature(page, content)?.link ?? content.customPage?.heading ?? '';
}

/** The heading of a page as lines; a heading of a single line may wrap anywhere. */
export function headingOf(page: PageKind, content: Content): string[] {
  if (!isPageName(page))
    return [pageOfFeature(page, content)?.heading ?? content.customPage?.heading ?? ''];
  const headings: Record<PageName, string[]> = {
    home: content.home.hero.headline,
    about: [content['about-us'].biography.heading],
    contact: [content['contact-us'].contact.heading],
    donate: [content.donate.hero.heading],
  };
  return headings[page];
}
