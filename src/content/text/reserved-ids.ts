/** Ids of the frame, and of sections that any page may have. */
const EVERYWHERE = ['main', 'menu', 'next', 'page', 'community', 'faqs', '(part|picture)-\\d+'];

/**
 * Ids that pages use themselves, so nothing of the team may have them. Adding one would change the
 * address of a heading that people may link to.
 * @param more regular expressions for ids of particular pages
 */
export const reservedIds = (...more: readonly string[]): RegExp =>
  new RegExp(`^(${[...EVERYWHERE, ...more].join('|')})$`);
