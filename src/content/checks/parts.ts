import { linkTarget, pathIn } from '../languages/language.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { linkingOf } from './links.ts';
import type { Links, PlacedLink } from './file-links.ts';

/** Ids for the page's own use, which error messages do not suggest. */
const OF_PAGES = /^(next|menu|languages|main|end|wave.*|footer-.*|.*-heading|picture-\d+)$/;

/** The address to which a link leads for whoever follows it; undefined for a page that is not built. */
function followed(link: PlacedLink, links: Links): string | undefined {
  const { published } = links;
  const code = link.language || (published[0] ?? '');
  if (!published.includes(code)) return undefined;
  const linking = linkingOf(links, code);
  return link.address.startsWith('#')
    ? pathIn(linking.root, link.page ?? '/') + link.address
    : linkTarget(linking, link.address).href;
}

/**
 * What is wrong with links to a part of a page, such as `/about-us#the-church`, that is not on it. A fact, which every
 * language shows, is followed from the first one.
 * @param idsOf gives the ids of the page at a path; undefined where there is no such page
 */
export function partProblems(
  links: Links,
  idsOf: (path: string) => readonly string[] | undefined,
): ContentProblem[] {
  return links.links.flatMap((link): ContentProblem[] => {
    const [address = '', id = ''] = followed(link, links)?.split('#') ?? [];
    const [path = ''] = address.split('?');
    const ids = id === '' ? undefined : idsOf(path);
    if (!ids || ids.some((one) => one === id || encodeURIComponent(one) === id)) return [];
    const parts = ids.filter((one) => !OF_PAGES.test(one)).map((one) => `#${one}`);
    const message = `"#${id}" is no part of ${path}; expected one of ${parts.join(', ')}, or nothing after the path.`;
    return [{ file: link.file, line: link.line, field: link.field, message }];
  });
}
