import { dateProblems, readDates } from '../../src/content/checks/date-problems.ts';
import { idProblems } from '../../src/content/checks/id-problems.ts';
import { linkProblems } from '../../src/content/checks/link-problems.ts';
import { fixedPaths, isOfSite, type Links } from '../../src/content/checks/links-of-file.ts';
import { fragmentProblems } from '../../src/content/checks/fragment-problems.ts';
import { publishedProblems } from '../../src/content/checks/published-problems.ts';
import { statementProblems } from '../../src/content/checks/statement.ts';
import { fillContent, withOwnPage, type Content } from '../../src/content/content.ts';
import { rootOf } from '../../src/content/languages/language.ts';
import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import { FACT_FILES, isOptionalFile } from '../../src/content/schemas/index.ts';
import type { Organisation } from '../../src/content/schemas/organisation.ts';
import type { OwnPage } from '../../src/content/schemas/own-page.ts';
import { ACCESSIBILITY, SITE_PAGES, type PageKind } from '../../src/content/site-pages.ts';
import { pathOf } from './place.ts';
import { NAMES, type TextFiles } from './text-files.ts';

/** What the site has besides content/. */
export interface Site {
  /** Paths of its files that are not pages. */
  files: ReadonlySet<string>;
  /** Gives the ids of a page; without it, links to a part of a page are not checked. */
  idsOf?: (page: PageKind, content: Content) => Promise<string[]>;
}

const organisationOf = (texts: TextFiles) =>
  texts.check(pathOf('organisation', '')).data as Organisation | undefined;

/** What the build says of each file. A language that nobody sees may lack texts. */
function fileProblems(texts: TextFiles, published: readonly string[]): ContentProblem[] {
  const problemsIn = (path: string) => texts.check(path).problems ?? [];
  return [...new Set([...published, ...texts.codes()])].flatMap((code) => {
    const isPublished = published.includes(code);
    // `publishedProblems` names a language without a folder.
    const names = texts.codes().includes(code) ? NAMES.filter((name) => !(name in FACT_FILES)) : [];
    const words = names.flatMap((name): readonly ContentProblem[] => {
      const file = pathOf(name, code);
      if (texts.get(file) !== undefined) return problemsIn(file);
      if (name !== 'biography' && isOptionalFile(name)) return [];
      return [{ file, field: '', missing: true, message: 'is missing, or cannot be read.' }];
    });
    const own = texts.own(code).flatMap((inside) => problemsIn(`content/${code}/${inside}`));
    return [...words.filter(({ missing }) => isPublished || !missing), ...own];
  });
}

/** Every link of the project, and what decides where it leads. */
export function linksOf(texts: TextFiles, published: readonly string[]): Links {
  const own = texts.pages();
  const links = texts
    .paths()
    .flatMap((path) => texts.links(path))
    .filter(isOfSite);
  const dates = texts.check(pathOf('dates', published[0] ?? '')).data as Content['dates'];
  return { links, published, fixed: fixedPaths(organisationOf(texts), dates), own };
}

/** Problems of dates, and of what has an id beside them, that one file alone does not show. */
function dateMistakes(texts: TextFiles, published: readonly string[]): ContentProblem[] {
  const [first = ''] = published;
  const read = (code: string) => {
    const file = pathOf('dates', code);
    return readDates(file, texts.get(file) ?? '');
  };
  const others = texts.codes().filter((code) => code !== first);
  const dates = read(first);
  const pages = texts.pages().filter(({ language }) => published.includes(language));
  return [...dateProblems(dates, others.map(read)), ...idProblems(pages, dates)];
}

/** What is wrong with the accessibility statement, if it is published. */
function statementMistakes(texts: TextFiles, published: readonly string[]): ContentProblem[] {
  const organisation = organisationOf(texts);
  if (!organisation?.accessibilityStatement.publish) return [];
  return published.flatMap((code) => {
    const { data } = texts.check(pathOf('accessibility', code));
    const accessibility = data as Content['accessibility'] | undefined;
    return accessibility ? statementProblems({ code, organisation, accessibility }) : [];
  });
}

/**
 * Gives the ids of the page at a path of the site; undefined if there is none, or if it cannot be
 * shown.
 */
function idFinder(texts: TextFiles, { own, published }: Links, idsOf: NonNullable<Site['idsOf']>) {
  const listed = Object.entries({ ...SITE_PAGES, accessibility: ACCESSIBILITY });
  return async (path: string) => {
    const code = published.findLast((one) => `${path}/`.startsWith(`${rootOf(one, published)}/`));
    if (code === undefined) return undefined;
    const inside = path.slice(rootOf(code, published).length) || '/';
    const content = texts.content(code, '', undefined);
    if (NAMES.some((name) => content[name] === undefined)) return undefined;
    const filled = fillContent(content as Content);
    const [page] = listed.find(([, one]) => one === inside) ?? [];
    if (page) return idsOf(page as PageKind, filled);
    const source = own.find((one) => one.path === inside && one.language === code);
    if (!source?.data.publish) return undefined;
    const shown = { ...(texts.shown(source.file) as OwnPage), path: inside };
    return idsOf('own', withOwnPage(filled, shown));
  };
}

/**
 * What would keep the site from being built, by the checks of the build itself. Leaves out links to
 * parts that no page has, see {@link allProblems}, and pictures, which only an open page sees.
 */
export function projectProblems(texts: TextFiles, { files }: Site): ContentProblem[] {
  const published = texts.published();
  return [
    ...(Object.keys(FACT_FILES) as (keyof typeof FACT_FILES)[]).flatMap(
      (name) => texts.check(pathOf(name, '')).problems ?? [],
    ),
    ...publishedProblems(published, texts.codes()),
    ...fileProblems(texts, published),
    ...linkProblems(linksOf(texts, published), files),
    ...dateMistakes(texts, published),
    ...statementMistakes(texts, published),
  ];
}

/**
 * All that would keep the site from being built; checks the files one at a time, so that typing
 * goes on.
 */
export async function allProblems(texts: TextFiles, site: Site): Promise<ContentProblem[]> {
  await texts.checkAll();
  const problems = projectProblems(texts, site);
  if (!site.idsOf) return problems;
  const links = linksOf(texts, texts.published());
  return [...problems, ...(await fragmentProblems(links, idFinder(texts, links, site.idsOf)))];
}
