import { linkContextOf } from '../checks/link-problems.ts';
import type { Links } from '../checks/links.ts';
import { linkTarget, pathIn, rootOf, sourcePath } from '../languages/language.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import type { Project } from '../project/project.ts';
import { lineFinder } from '../reading/yaml/field-lines.ts';
import type { LaunchFacts, Row } from './row.ts';

/** Ends a list of which only the first is named. */
export const andMore = ({ length }: readonly unknown[]) =>
  length > 0 ? ` and ${length} more` : '';

const shownPages = ({ own, published }: Links) =>
  own.filter(({ data, language }) => data.publish && published.includes(language));

function listedPaths(
  page: OwnPageSource,
  pages: readonly OwnPageSource[],
  { model }: Project,
): string[] {
  const beside = pages
    .filter(({ language }) => language === page.language)
    .map(({ data, path }) => ({ ...data, path }));
  return page.data.blocks.flatMap((block) => model.kindOf(block)?.leadsTo?.(block, beside) ?? []);
}

/** The own pages to which somebody comes from the four: by links, lists and languages. */
export function reachedPages(project: Project, links: Links): Set<OwnPageSource> {
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
    const listed = listedPaths(page, pages, project);
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
export function unlinkedRows({ links, reached }: LaunchFacts): Row[] {
  const left = shownPages(links).filter((page) => !reached.has(page));
  const row = ({ file, source }: OwnPageSource, today: string): Row => {
    const line = lineFinder(source)(['publish']) ?? 1;
    return { severity: 'advice', today, file, line, path: ['publish'] };
  };
  const dayOf = ({ data }: OwnPageSource) => data.date ?? '';
  const posts = left.filter(dayOf).sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
  const postRows = ([newest, ...older]: OwnPageSource[]) => {
    if (!newest) return [];
    const today = `No page links to the post “${newest.data.heading}”${andMore(older)}: the news of a page could show more posts.`;
    return row(newest, today);
  };
  const rows = left.map((page) => {
    const today = `“${page.data.heading}” is online, but no other page links to it, so visitors do not find it.`;
    return dayOf(page) ? [] : row(page, today);
  });
  return [
    ...rows,
    ...Map.groupBy(posts, ({ language }) => language)
      .values()
      .map(postRows),
  ].flat();
}
