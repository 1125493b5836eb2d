import type { Content } from '#content/project';
import { PATH as ABOUT_US } from './about/content.ts';
import { CONTACT_US_FILE, FAQS_FILE, PATH as CONTACT_US } from './contact/content.ts';
import { PATH as DONATE } from './donate/content.ts';
import { HOME_FILE } from './home/content.ts';

type HeadingIn = (content: Content) => string;

const offer: HeadingIn = (content) => content.offer.heading;

/** The addresses of the parts of the four pages, each with its heading. */
export const PARTS: ReadonlyMap<string, HeadingIn> = new Map([
  ['/#vision', (content) => content.of(HOME_FILE).vision.heading],
  ['/#offer', offer],
  [`${ABOUT_US}#offer`, offer],
  [`${CONTACT_US}#community`, (content) => content.of(CONTACT_US_FILE).community.heading],
  [`${CONTACT_US}#faqs`, (content) => content.of(FAQS_FILE).heading],
  [`${DONATE}#offer`, offer],
]);
