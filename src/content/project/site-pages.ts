import type { Content } from './content.ts';

/** The four pages that every build has, Home first. */
export const SITE_PAGES = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  donate: '/donate',
} as const;

export type PageName = keyof typeof SITE_PAGES;

/** Path of the page shown for one that is not saved on the device. */
export const OFFLINE = '/offline';

/** Which page it is: one of the four, `own` for any of the team's own, or a page of a feature. */
export type PageKind = PageName | 'own' | (string & {});

/** A page that a feature adds. */
export interface ListedPage {
  kind: string;
  path: string;
  /** Its name in links. */
  link: string;
  heading: string;
  title: string;
  description: string;
}

/** The pages of this build for search engines and shared links, except own pages, with paths. */
export const listedPages = ({ morePages }: Content): [PageKind, string][] => [
  ...Object.entries(SITE_PAGES),
  ...morePages.map(({ kind, path }): [PageKind, string] => [kind, path]),
];

/** Whether it is one of the four pages. */
export const isPageName = (page: PageKind): page is PageName => Object.hasOwn(SITE_PAGES, page);

/** The page of a feature; undefined for any other. */
export const pageOfFeature = (page: PageKind, { morePages }: Content) =>
  morePages.find(({ kind }) => kind === page);

/** The name of a page in links. */
export function linkName(page: PageKind, content: Content): string {
  const { header } = content.site;
  if (isPageName(page)) return page === 'donate' ? header.donate : header.links[page];
  return pageOfFeature(page, content)?.link ?? content.customPage?.heading ?? '';
}

/** The heading of a page as lines; a single line may be broken further. */
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
