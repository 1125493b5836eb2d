import type { PageName } from '../sections/Header.tsx';
import type { contentOf } from '../content/content.ts';

type Content = Awaited<ReturnType<typeof contentOf>>;

/** The four pages that every build has, Home first. */
export const SITE_PAGES = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  donate: '/donate',
} as const satisfies Record<PageName, string>;

/** Path of the accessibility statement, which is a page once the organisation publishes it. */
export const ACCESSIBILITY = '/accessibility';

/** A page that search engines and shared links may know. */
export type ListedPage = PageName | 'accessibility';

/** The pages of this build that search engines and shared links may know, and their paths. */
export async function listedPages(content: Content): Promise<[ListedPage, string][]> {
  const { publish } = await content.get('accessibility');
  const four = Object.entries(SITE_PAGES) as [PageName, string][];
  return publish ? [...four, ['accessibility', ACCESSIBILITY]] : four;
}

/** What the links to a page call it. */
export async function linkName(page: ListedPage, content: Content): Promise<string> {
  if (page === 'accessibility') return (await content.get(page)).link;
  const { header } = await content.get('site');
  return page === 'donate' ? header.donate : header.links[page];
}

/** The heading of a page as its lines; a heading of one line may be broken further. */
export async function headingOf(page: ListedPage, content: Content): Promise<string[]> {
  if (page === 'accessibility') return [(await content.get(page)).heading];
  if (page === 'home') return (await content.get('home')).hero.headline;
  if (page === 'about') return [(await content.get('about-us')).biography.heading];
  if (page === 'contact') return [(await content.get('contact-us')).contact.heading];
  return [(await content.get('donate')).hero.heading];
}
