import { slug } from 'github-slugger';

/** Ids that frame, sections and blocks use; a longer list would change links that people have. */
const RESERVED_IDS =
  /^(main|menu|languages|next|end|page|offer|community|faqs|faqs-heading|footer-\w+|bank-accounts.*|(part|picture)-\d+)$/;

/** A unique id on the page: the second "Our work" becomes `our-work-2`. */
export function freeId(text: string, ids: Set<string>): string {
  const id = slug(text) || 'heading';
  let free = id;
  for (let count = 2; ids.has(free) || RESERVED_IDS.test(free); count++) free = `${id}-${count}`;
  ids.add(free);
  return free;
}
