import { linkTarget, pathIn } from '../languages/language.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { linkingOf } from './links.ts';
import type { Links, PlacedLink } from './file-links.ts';

/** Ids for the page's own use, which error messages do not suggest. */
const OF_PAGES = /^(next|menu|languages|main|end|wave.*|footer-.*|.*-heading|picture-\d+)$/;

/** The ids of a page; undefined where there is no such page. */
type Ids = readonly string[] | undefined;

/**
 * The address to which a link leads for whoever follows it; undefined for a page that is not built.
 */
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
 * What is wrong with links to a part of a page, such as `/about-us#the-church`, that is not on it.
 * A fact, which every language shows, is followed from the first one.
 * @param idsOf gives the ids of the page at a path; undefined where there is no such page
 */
export async function partProblems(
  links: Links,
  idsOf: (path: string) => Ids | Promise<Ids>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const link of links.links) {
    const [address = '', id = ''] = followed(link, links)?.split('#') ?? [];
    const [path = ''] = address.split('?');
    const ids = id === '' ? undefined : await idsOf(path);
    if (!ids || ids.some((one) => one === id || encodeURIComponent(one) === id)) continue;
    const parts = ids.filter((one) => !OF_PAGES.test(one)).map((one) => `#${one}`);
    const message = `"#${id}" is no part of ${path}; expected one of ${parts.join(', ')}, or nothing after the path.`;
    problems.push({ file: link.file, line: link.line, field: link.field, message });
  }
  return problems;
}
