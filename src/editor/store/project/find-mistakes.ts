import { fragmentProblems, projectProblems, type Site } from '#content/checks';
import { rootOf } from '#content/languages';
import { type Content, withBlocks, withCustomPage } from '#content/project';
import { type ContentProblem, memoizeByObject } from '#content/reading';
import { mistakesIn, mistakesOf, type Mistake } from '../files/mistakes.ts';
import type { OpenProject } from '../files/open-project.ts';

/** The mistakes that would stop the build. */
export interface FoundMistakes {
  /** In the changed files, and in other files because of the changes. */
  mistakes: readonly Mistake[];
  /** In published files, independent of the changes: somebody has written them by hand. */
  elsewhere: readonly Mistake[];
}

/** Finds the mistakes of the project. @param changed the paths of the changed text files */
export type FindMistakes = (
  publishedTexts: OpenProject,
  texts: OpenProject,
  changed: readonly string[],
) => Promise<FoundMistakes>;

/** The site besides content/: its files, its own addresses, and the ids of its pages. */
interface SiteWithPageIds extends Site {
  /** The ids of a page; without it, links to parts of pages are not checked. */
  idsOf?: (page: string, content: Content) => Promise<string[]>;
}

/** A function that finds the ids of the page at an address; undefined without a page. */
function idFinder(texts: OpenProject, idsOf: NonNullable<SiteWithPageIds['idsOf']>) {
  const published = texts.publishedLanguages();
  return async (path: string) => {
    const code = published.findLast((item) => `${path}/`.startsWith(`${rootOf(item, published)}/`));
    if (code === undefined) return undefined;
    const inside = path.slice(rootOf(code, published).length) || '/';
    const content = texts.content(code);
    if (!content) return undefined;
    const source = texts.pagesWithBlocks(code).find(({ path }) => path === inside);
    const page = content.pages.find(({ path }) => path === inside);
    if (page)
      return idsOf(page.kind, withBlocks(content, source ? texts.pageBlocks(source.file) : []));
    const customPage = source && texts.shownCustomPage(source.file);
    return customPage && idsOf('own', withCustomPage(content, customPage));
  };
}

/** All problems that would stop the build, except those of pictures and music. */
async function allProblems(texts: OpenProject, site: SiteWithPageIds): Promise<ContentProblem[]> {
  const problems = projectProblems(texts, site);
  if (!site.idsOf) return problems;
  return [...problems, ...(await fragmentProblems(texts, idFinder(texts, site.idsOf)))];
}

/** Identifies a problem by its location: its sentence may depend on other fields. */
const locationKey = ({ file, path, line }: ContentProblem) =>
  [file, path.length > 0 ? path.join('.') : line].join('\n');

/** The problems of the published files; cached while they do not change. */
const problemsBefore = memoizeByObject((site: SiteWithPageIds) =>
  memoizeByObject((published: OpenProject) => allProblems(published, site)),
);

/**
 * Finds the mistakes in a changed project, and separates those that the changes have caused from
 * those that existed before. Missing texts are allowed in unpublished languages.
 * @param changed the paths of the changed text files
 */
export async function findMistakes(
  published: OpenProject,
  texts: OpenProject,
  changed: readonly string[],
  site: SiteWithPageIds,
): Promise<FoundMistakes> {
  const before = await problemsBefore(site)(published);
  const after = texts === published ? before : await allProblems(texts, site);
  const known = new Set(before.map(locationKey));
  const caused = after.filter((problem) => !known.has(locationKey(problem)));
  const elsewhere = after.filter((problem) => known.has(locationKey(problem)));
  const fileMistakes = changed.flatMap((path) => mistakesIn(texts, path));
  const isUnlisted = (mistake: Mistake) =>
    !fileMistakes.some(({ path, keyPath }) => path === mistake.path && keyPath === mistake.keyPath);
  return {
    mistakes: [...fileMistakes, ...mistakesOf(caused, texts).filter(isUnlisted)],
    elsewhere: mistakesOf(elsewhere, texts).filter(isUnlisted),
  };
}
