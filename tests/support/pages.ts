import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The four pages, in the order of the header. */
export const FOUR_PAGES = [
  { name: 'home', path: '/', file: 'index.html' },
  { name: 'about-us', path: '/about-us', file: 'about-us.html' },
  { name: 'contact-us', path: '/contact-us', file: 'contact-us.html' },
  { name: 'donate', path: '/donate', file: 'donate.html' },
] as const;

/** An unknown address. */
export const UNKNOWN = '/no-such-page';

/**
 * The two pages that together contain every kind of part: hero, wave, banner, offer; form,
 * carousel, questions. For long tables of faults and engines.
 */
export const PAGES_OF_EVERY_KIND = [FOUR_PAGES[0], FOUR_PAGES[2]] as const;

const MORE = join(ROOT, 'content/en/more');

/** Paths of the published own pages. */
export const OWN_PATHS = readdirSync(MORE)
  .filter((file) => /^publish: true$/m.test(readFileSync(join(MORE, file), 'utf8')))
  .map((file) => `/${file.replace(/\.yaml$/, '')}`);

/** The pages of the example that together have every block. */
export const PAGES_OF_EVERY_BLOCK = [
  '/our-teams',
  '/our-partners',
  '/workshops',
  '/music',
  '/news',
  '/five-songs-in-five-evenings',
  '/privacy-notice',
];
