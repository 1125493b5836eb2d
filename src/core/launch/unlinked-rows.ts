import { linkContexts, linksOf } from '../checks/links.ts';
import { linkTarget, pathIn, sourcePath } from '../languages/language.ts';
import type { StoredPage } from '../project/file-data.ts';
import type { Project } from '../project/project.ts';
import type { LaunchFacts, Row } from './row.ts';

/** Ends a list of which only the first is named. */
export const andMore = ({ length }: readonly unknown[]) =>
  length > 0 ? ` and ${length} more` : '';

const onlinePages = (project: Project) =>
  project.published().flatMap((code) => project.publishedPages(code));

/** The own pages to which somebody comes from the four: by links, lists and languages. */
export function reachedPages(project: Project): Set<StoredPage> {
  const pages = onlinePages(project);
  const reached = new Set<StoredPage>();
  const contexts = [...linkContexts(project)];
  const rootOf = new Map(contexts.map(([code, { root }]) => [code, root]));
  const byAddress = new Map(
    pages.map((page) => [pathIn(rootOf.get(page.language) ?? '', page.path), page]),
  );
  const linksByFile = Map.groupBy(linksOf(project), ({ file }) => file);

  const targets = (file: string) =>
    (linksByFile.get(file) ?? []).flatMap(({ address, language }) =>
      contexts
        // A fact is shown in every language.
        .filter(([code]) => language === '' || language === code)
        .map(([, context]) => {
          const [path = ''] = linkTarget(context, address).href.split(/[?#]/);
          return byAddress.get(path);
        }),
    );
  const listedOn = ({ blocks }: StoredPage, beside: readonly StoredPage[]) =>
    blocks.flatMap((block) => project.model.kindOf(block)?.leadsTo?.(block, beside) ?? []);
  const visit = (page: StoredPage | undefined) => {
    if (!page || reached.has(page)) return;
    reached.add(page);
    targets(page.file).forEach(visit);
    const beside = pages.filter(({ language }) => language === page.language);
    const listed = listedOn(page, beside);
    const isVersion = (other: StoredPage) => sourcePath(other) === sourcePath(page);
    pages.filter(isVersion).forEach(visit);
    beside.filter(({ path }) => listed.includes(path)).forEach(visit);
  };
  for (const file of linksByFile.keys()) if (!project.page(file)) targets(file).forEach(visit);
  return reached;
}

/** Own pages that no visitor finds. Posts are one row for each language: older ones leave the news. */
export function unlinkedRows({ project, reached }: LaunchFacts): Row[] {
  const left = onlinePages(project).filter((page) => !reached.has(page));
  const row = ({ file }: StoredPage, today: string): Row => {
    const { line = 1, path } = project.locate(file, ['publish']);
    return { severity: 'advice', today, file, line, path };
  };
  const dayOf = ({ date }: StoredPage) => date ?? '';
  const posts = left.filter(dayOf).sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
  const postRows = ([newest, ...older]: StoredPage[]) => {
    if (!newest) return [];
    const today = `No page links to the post “${newest.heading}”${andMore(older)}: add a block “news” to a page, raise its “most”, or link to the post.`;
    return row(newest, today);
  };
  const rows = left.map((page) => {
    const today = `“${page.heading}” is online, but no other page links to it, so visitors do not find it.`;
    return dayOf(page) ? [] : row(page, today);
  });
  const postsByLanguage = [...Map.groupBy(posts, ({ language }) => language).values()];
  return [...rows, ...postsByLanguage.map(postRows)].flat();
}
