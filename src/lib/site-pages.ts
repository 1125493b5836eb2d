import type { PageName } from '../sections/Header.tsx';
import type { Site } from '../schemas/site.ts';
import type { contentOf } from './content.ts';

type Content = Awaited<ReturnType<typeof contentOf>>;

/** The four pages that search engines and shared links may know, Home first. */
export const SITE_PAGES = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  donate: '/donate',
} as const satisfies Record<PageName, string>;

export const PAGE_NAMES = Object.keys(SITE_PAGES) as PageName[];

/** What the menu calls a page. */
export function menuName(page: PageName, { header }: Site): string {
  return page === 'donate' ? header.donate : header.links[page];
}

/** The heading of a page as its lines; a heading of one line may be broken further. */
export async function headingOf(page: PageName, content: Content): Promise<string[]> {
  if (page === 'home') return (await content.get('home')).hero.headline;
  if (page === 'about') return [(await content.get('about-us')).biography.heading];
  if (page === 'contact') return [(await content.get('contact-us')).contact.heading];
  return [(await content.get('donate')).hero.heading];
}
