import { fragmentProblems, projectProblems } from '#content/checks';
import type { Site } from '#content/disk';
import { rootOf } from '#content/languages';
import { type Content, type PageKind, withCustomPage } from '#content/project';
import type { ContentProblem } from '#content/reading';
import type { TextFiles } from './text-files.ts';

/** What the site has besides content/, and the ids of its pages. */
export interface ShownSite extends Site {
  /** Gives the ids of a page; without it, links to a part of a page are not checked. */
  idsOf?: (page: PageKind, content: Content) => Promise<string[]>;
}

/**
 * Gives the ids of the page at a path of the site; undefined if there is none, or if it cannot be
 * shown.
 */
function idFinder(texts: TextFiles, idsOf: NonNullable<ShownSite['idsOf']>) {
  const published = texts.project.published();
  const pages = texts.project.pages();
  return async (path: string) => {
    const code = published.findLast((root) => `${path}/`.startsWith(`${rootOf(root, published)}/`));
    if (code === undefined) return undefined;
    const inside = path.slice(rootOf(code, published).length) || '/';
    const content = texts.content(code);
    if (!content) return undefined;
    const page = content.pages.find(({ path }) => path === inside);
    if (page) return idsOf(page.kind, content);
    const source = pages.find((page) => page.path === inside && page.language === code);
    if (!source?.publish) return undefined;
    const customPage = texts.customPage(source.file);
    return customPage && idsOf('own', withCustomPage(content, customPage));
  };
}

/**
 * All that would keep the site from being built, but for pictures and music, which only an open
 * page sees.
 */
export async function allProblems(texts: TextFiles, site: ShownSite): Promise<ContentProblem[]> {
  const problems = projectProblems(texts.project, site);
  if (!site.idsOf) return problems;
  return [...problems, ...(await fragmentProblems(texts.project, idFinder(texts, site.idsOf)))];
}
