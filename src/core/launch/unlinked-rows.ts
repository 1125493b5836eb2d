import { linkContextOf } from '../checks/link-problems.ts';
import type { Links } from '../checks/links.ts';
import { linkTarget, pathIn, rootOf, sourcePath } from '../languages/language.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import { postsIn } from '../../features/news/posts.ts';
import { lineFinder } from '../reading/yaml/field-lines.ts';
import { occurrencesOf } from '../../features/dates/occurrences.ts';
import { datesIn, homesWithDates } from '../../features/dates/launch-rows.ts';
import type { Row } from './find-rows.ts';
import type { Field } from './placed-fields.ts';

/** The dates that parts of pages ask for. */
type Dates = readonly { topic?: string | undefined }[];

const andMore = ({ length }: readonly unknown[]) => (length > 0 ? ` and ${length} more` : '');

/** The published own pages of the published languages. */
const shownPages = ({ own, published }: Links) =>
  own.filter(({ data, language }) => data.publish && published.includes(language));

/** The paths of the posts that a page lists. */
function listedPosts(page: OwnPageSource, pages: readonly OwnPageSource[]): string[] {
  return page.data.blocks.flatMap((block) => {
    if (block.block !== 'news') return [];
    const beside = pages.filter(({ language }) => language === page.language);
    return postsIn(beside.map(({ data, path }) => ({ ...data, path, blocks: [] })))
      .slice(0, block.most)
      .map(({ path }) => path);
  });
}

/**
 * The own pages to which somebody comes from one of the four pages: by links, by lists of posts, and
 * by choosing another language.
 */
function reachedPages(links: Links): Set<OwnPageSource> {
  const { published } = links;
  const pages = shownPages(links);
  const reached = new Set<OwnPageSource>();
  const addressOf = ({ language, path }: OwnPageSource) =>
    pathIn(rootOf(language, published), path);
  const byAddress = new Map(pages.map((page) => [addressOf(page), page]));
  const byFile = Map.groupBy(links.links, ({ file }) => file);
  const contexts = published.map((code) => ({ code, context: linkContextOf(links, code) }));

  const targets = (file: string) =>
    (byFile.get(file) ?? []).flatMap(({ address, language }) =>
      contexts
        // A fact is shown in every language.
        .filter(({ code }) => language === '' || language === code)
        .map(({ context }) => {
          const [path = ''] = linkTarget(context, address).href.split(/[?#]/);
          return byAddress.get(path);
        }),
    );
  const visit = (page: OwnPageSource | undefined) => {
    if (!page || reached.has(page)) return;
    reached.add(page);
    targets(page.file).forEach(visit);
    const listed = listedPosts(page, pages);
    const source = sourcePath({ ...page.data, path: page.path });
    for (const other of pages) {
      const isVersion = sourcePath({ ...other.data, path: other.path }) === source;
      const isListed = other.language === page.language && listed.includes(other.path);
      if (isVersion || isListed) visit(other);
    }
  };
  const own = new Set(links.own.map(({ file }) => file));
  for (const file of byFile.keys()) if (!own.has(file)) targets(file).forEach(visit);
  return reached;
}

/** Own pages that no visitor finds. Posts are one row for each language: older ones leave the news. */
function pageRows(links: Links, reached: ReadonlySet<OwnPageSource>): Row[] {
  const left = shownPages(links).filter((page) => !reached.has(page));
  const row = ({ file, source }: OwnPageSource, today: string): Row => ({
    ...{ severity: 'advice', today, file, line: lineFinder(source)(['publish']) ?? 1 },
    path: ['publish'],
  });
  const dayOf = ({ data }: OwnPageSource) => data.date ?? '';
  const pages = left.filter((page) => dayOf(page) === '');
  const posts = left
    .filter((page) => dayOf(page) !== '')
    .sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return [
    ...pages.map((page) =>
      row(
        page,
        `“${page.data.heading}” is online, but no other page links to it, so visitors do not find it.`,
      ),
    ),
    ...[...Map.groupBy(posts, ({ language }) => language).values()].flatMap(([newest, ...older]) =>
      newest
        ? row(
            newest,
            `No page links to the post “${newest.data.heading}”${andMore(older)}: the news of a page could show more posts.`,
          )
        : [],
    ),
  ];
}

/** Dates that are not over and that no page shows, one row for all of them. */
function unshownDates(fields: readonly Field[], links: Links, shown: Dates, now: number): Row[] {
  const { own, dates } = datesIn(fields, links.published[0] ?? '');
  const [first, ...others] = dates.dates.flatMap((date, index) =>
    !shown.some(({ topic }) => !topic || topic === date.topic) &&
    occurrencesOf([date]).some(({ endsAt }) => endsAt > now)
      ? [{ title: date.title, path: ['dates', index, 'title'] }]
      : [],
  );
  const place = own.find(({ path }) => path.join() === first?.path.join());
  if (!first || !place) return [];
  const { file, line } = place;
  const today = `No page shows the date “${first.title}”${andMore(others)}: add a block for dates to a page, or “dates” to Home.`;
  return [{ severity: 'advice', today, file, line, path: first.path, more: others.length }];
}

/**
 * What is online, and no page leads there: pages of the team's own, posts, and dates that are not
 * over.
 * @param fields every field of content/
 * @param now in ms since 1970
 */
export function unlinkedRows(fields: readonly Field[], links: Links, now: number): Row[] {
  const reached = reachedPages(links);
  const onPages = [...reached].flatMap(({ data }) =>
    data.blocks.flatMap((block) => (block.block === 'dates' ? [block] : [])),
  );
  const onHome: Dates = homesWithDates(fields).map(({ value }) => value);
  return [
    ...pageRows(links, reached),
    ...unshownDates(fields, links, [...onHome, ...onPages], now),
  ];
}
