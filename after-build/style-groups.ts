import type { Page } from '../hosting/pages.ts';
import { CLASS } from './shorten-names.ts';

/** So many styles pages of the team's own have at most, however many pages: the header of the policy names each by its hash. */
const MOST_OWN_STYLES = 4;

const STYLE = /<style>[\s\S]*?<\/style>/g;
/** What may name a class, an element or a custom property beside a style. */
const PIECE = /<script[\s\S]*?<\/script>|<[^>]*>/g;
/** Stands between the parts of a text, and in the place of a style; no page may hold either. */
const BETWEEN = '\u001e';
const PLACE = '\u001d';

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
 * @param change what is done, to one text: the first page, and of the others each tag and script that differs, once. Of
 * hundreds of pages all they hold would be megabytes, copied by each step.
 * @returns the pages in their order
 * @throws Error where their styles differ already
 */
export function* inOneText(
  pages: readonly string[],
  change: (text: string) => string,
): Generator<string, void> {
  const [first = '', ...others] = pages;
  const stylesOf = (html: string) => (html.match(STYLE) ?? []).join('');
  const style = stylesOf(first);
  const pieces = new Set<string>();
  const bare = others.map((html) => {
    if (stylesOf(html) !== style)
      throw new Error('Pages that should share a style have none in common.');
    const page = html.replace(/<style>/, `${PLACE}$&`).replace(STYLE, '');
    for (const [piece] of page.matchAll(PIECE)) pieces.add(piece);
    return page;
  });
  const [done = '', ...changed] = change([first, ...pieces].join(BETWEEN)).split(BETWEEN);
  if (changed.length !== pieces.size) throw new Error('Pages that share a style ran together.');
  const shared = stylesOf(done);
  const to = new Map([...pieces].map((piece, index) => [piece, changed[index] ?? '']));
  yield done;
  for (const html of bare)
    yield html.replace(PIECE, (piece) => to.get(piece) ?? piece).replace(PLACE, () => shared);
}
