/** Ids of the frame, and of sections that any page may have. */
const EVERYWHERE = ['main', 'menu', 'next', 'page', 'community', 'faqs', '(part|picture)-\\d+'];

/**
 * Ids that the pages use themselves, so nothing the team names may have them. Adding one would
 * change the address of an existing heading that people may link to.
 * @param more regular expressions for ids of particular pages
 */
export const reservedIds = (...more: readonly string[]): RegExp =>
  new RegExp(`^(${[...EVERYWHERE, ...more].join('|')})$`);
