import { slug } from 'github-slugger';

/** Ids of the frame, and of sections that any page may have. */
const EVERYWHERE = ['main', 'menu', 'next', 'page', 'community', 'faqs', '(part|picture)-\\d+'];

/**
 * Ids that pages use themselves and that no heading or item may have. An addition changes the id of
 * an existing heading, to which people may link.
 * @param more regular expressions for ids of particular pages
 */
export const reservedIdPattern = (...more: readonly string[]): RegExp =>
  new RegExp(`^(${[...EVERYWHERE, ...more].join('|')})$`);

/** Ids that a heading in a Markdown text cannot have. */
const RESERVED_IDS = reservedIdPattern('languages', 'end', 'offer', 'faqs-heading', 'footer-\\w+');

/**
 * The id in a link, decoded and with each letter in one spelling: devices write é as one character or
 * as a letter and a mark (Unicode, NFC and NFD).
 */
export function idInLink(fragment: string): string {
  try {
    return decodeURIComponent(fragment).normalize('NFC');
  } catch {
    // A percent sign that encodes nothing.
    return fragment;
  }
}

/** A unique id on the page: the second "Our work" becomes `our-work-2`. */
export function uniqueId(text: string, ids: Set<string>): string {
  const isTaken = (id: string) => ids.has(id) || RESERVED_IDS.test(id);
  const base = slug(text.normalize('NFC')) || 'heading';
  // If the numbered names are reserved too, as for `part-2`, a prefix is the only way out.
  const id = isTaken(base) && RESERVED_IDS.test(`${base}-2`) ? `about-${base}` : base;
  let free = id;
  for (let count = 2; isTaken(free); count++) free = `${id}-${count}`;
  ids.add(free);
  return free;
}
