import { foreignLinks } from '../checks/link-problems.ts';
import type { Links } from '../checks/links.ts';
import { languageName } from '../languages/absent-texts.ts';
import type { Row } from './find-rows.ts';

/** A row for each link to a page in the first language that another language does not have. */
export function findLinkRows(links: Links): Row[] {
  return foreignLinks(links).map(({ file, line = 1, path, address, from, to }) => ({
    severity: 'advice',
    today: `In ${languageName(from)} the link to ${address} leads to the page in ${languageName(to)}: there is none of its own.`,
    file,
    line,
    path,
  }));
}
