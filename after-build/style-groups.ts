import type { Page } from '../hosting/pages.ts';
import { CLASS } from './shorten-names.ts';

/** So many styles pages of the team's own have at most, however many pages: the header of the policy names each by its hash. */
const MOST_OWN_STYLES = 4;

const STYLE = /<style>[\s\S]*?<\/style>/g;
const NO_STYLE = '<style></style>';
/** Stands between the pages of a group while they are one text; no page may hold it. */
const BETWEEN = '\u001e';

interface Group {
  classes: Set<string>;
  pages: Page[];
}

/** Pages that have the same classes, the most frequent first. */
function alike(pages: readonly Page[]): Group[] {
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const classes = new Set(page.html.replace(STYLE, '').match(CLASS)?.sort());
    const key = [...classes].join(' ');
    const group = groups.get(key) ?? { classes, pages: [] };
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length);
}

/** How many classes that they have no use for the pages of two groups would get if they shared a style. */
function waste(one: Group, other: Group): number {
  const both = one.classes.union(other.classes).size;
  return [one, other].reduce(
    (sum, { classes, pages }) => sum + (both - classes.size) * pages.length,
    0,
  );
}

/**
 * Which pages share a style: of the team's own those with the same blocks, or with similar ones where there are many
 * kinds. Every other page has one of its own.
 * @param own paths of the pages of the team's own
 */
export function styleGroups(pages: readonly Page[], own: ReadonlySet<string>): Page[][] {
  const [ours, others] = [true, false].map((wanted) =>
    pages.filter(({ address = '' }) => own.has(address) === wanted),
  ) as [Page[], Page[]];
  const groups: Group[] = [];
  for (const next of alike(ours)) {
    if (groups.length < MOST_OWN_STYLES) {
      groups.push(next);
      continue;
    }
    const nearest = groups.reduce((a, b) => (waste(b, next) < waste(a, next) ? b : a));
    nearest.classes = nearest.classes.union(next.classes);
    nearest.pages.push(...next.pages);
  }
  return [...others.map((page) => [page]), ...groups.map(({ pages }) => pages)];
}

/**
 * Does something to the style of pages that share it, and to the names in it.
 * @param change what is done, to all of them as one text that has the style once
 * @throws Error where their styles differ already
 */
export function inOneText(pages: readonly string[], change: (text: string) => string): string[] {
  const [first = '', ...others] = pages;
  const stylesOf = (html: string) => (html.match(STYLE) ?? []).join('');
  const style = stylesOf(first);
  const bare = others.map((html) => {
    if (stylesOf(html) !== style)
      throw new Error('Pages that should share a style have none in common.');
    return html.replace(STYLE, NO_STYLE);
  });
  const [done = '', ...othersDone] = change([first, ...bare].join(BETWEEN)).split(BETWEEN);
  if (othersDone.length !== others.length)
    throw new Error('Pages that share a style ran together.');
  const shared = stylesOf(done);
  return [done, ...othersDone.map((html) => html.replace(NO_STYLE, () => shared))];
}
