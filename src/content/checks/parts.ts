import { existsSync, readFileSync } from 'node:fs';
import { htmlToHast, type HastNode } from 'satteri';
import { linkTarget, pathIn } from '../languages/language.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { linkingOf } from './links.ts';
import type { Links, PlacedLink } from './read-links.ts';

/** Ids for the page's own use, which error messages do not suggest. */
const OF_PAGES = /^(next|menu|languages|main|end|wave.*|footer-.*|.*-heading|picture-\d+)$/;

function idsIn(node: HastNode): string[] {
  const own = node.type === 'element' ? node.properties['id'] : undefined;
  const inside =
    'children' in node ? node.children.flatMap((child) => idsIn(child as HastNode)) : [];
  return typeof own === 'string' ? [own, ...inside] : inside;
}

/** Finds the ids of a built page; undefined if there is no such page. */
function idFinder(dist: URL) {
  const known = new Map<string, string[] | undefined>();
  return (path: string) => {
    if (!known.has(path)) {
      const names = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
      const file = names.map((name) => new URL(`.${name}`, dist)).find((url) => existsSync(url));
      known.set(path, file && idsIn(htmlToHast(readFileSync(file, 'utf8'))));
    }
    return known.get(path);
  };
}

/** Resolves a link to an address; undefined for a language that is not built. */
function resolvedAddress(link: PlacedLink, links: Links): string | undefined {
  const { published } = links;
  const code = link.language || (published[0] ?? '');
  if (!published.includes(code)) return undefined;
  const linking = linkingOf(links, code);
  return link.address.startsWith('#')
    ? pathIn(linking.root, link.page ?? '/') + link.address
    : linkTarget(linking, link.address).href;
}

/**
 * Checks that the target of every link to a part of a page, such as `/about-us#the-church`, is on
 * the built page. Links in facts, which every language shows, are resolved in the first one.
 * @param dist the folder of the built site, with a slash at its end
 * @throws ContentError with each link to a missing part
 */
export function checkParts(dist: URL, links: Links): void {
  const idsOf = idFinder(dist);
  const problems = links.links.flatMap((link): ContentProblem[] => {
    const [address = '', id = ''] = resolvedAddress(link, links)?.split('#') ?? [];
    const [path = ''] = address.split('?');
    const ids = id === '' ? undefined : idsOf(path);
    if (!ids || ids.some((one) => one === id || encodeURIComponent(one) === id)) return [];
    const parts = ids.filter((one) => !OF_PAGES.test(one)).map((one) => `#${one}`);
    const message = `"#${id}" is no part of ${path}; expected one of ${parts.join(', ')}, or nothing after the path.`;
    return [{ file: link.file, line: link.line, field: link.field, message }];
  });
  throwProblems(problems);
}
