/** Ids of the frame and of sections that pages of every kind may have. */
const EVERYWHERE = ['main', 'menu', 'next', 'page', 'community', 'faqs', '(part|picture)-\\d+'];

/**
 * The ids that nothing named by the team may take, because the page has them itself. A longer list
 * would change links that people have.
 * @param more further ones of the pages in question, as regular expressions
 */
export const reservedIds = (...more: readonly string[]): RegExp =>
  new RegExp(`^(${[...EVERYWHERE, ...more].join('|')})$`);
