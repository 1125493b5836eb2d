import { foreignLinks } from '../checks/link-problems.ts';
import type { Links } from '../checks/links.ts';
import { languageName } from '../languages/absent-texts.ts';
import type { Row } from './row.ts';

/** A row for each link to a page in the first language that another language does not have. */
export function findLinkRows(links: Links): Row[] {
  return foreignLinks(links).map(({ file, line = 1, path, address, from, to }) => ({
    severity: 'advice',
    today: `The ${languageName(from)} link to ${address} leads to the ${languageName(to)} page, because there is no ${languageName(from)} one.`,
    file,
    line,
    path,
  }));
}
