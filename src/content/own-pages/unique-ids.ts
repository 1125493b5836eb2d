/** Ids that frame, bands and blocks of a page give to their own parts. */
const OF_PAGES =
  /^(main|menu|next|end|page|offer|community|faqs|faqs-heading|footer-\w+|bank-accounts.*|(part|picture)-\d+)$/;

/**
 * HTML in which no heading has an id that stands elsewhere on the page: the second "Our work" becomes `our-work-2`.
 * @param taken ids of the page so far; those of this HTML are added
 */
export function uniqueIds(html: string, taken: Set<string>): string {
  return html.replace(/(?<=<h\d id=")[^"]*(?=")/g, (id) => {
    let free = id;
    for (let count = 2; taken.has(free) || OF_PAGES.test(free); count++) free = `${id}-${count}`;
    taken.add(free);
    return free;
  });
}
