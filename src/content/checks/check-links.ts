import { markdownToMdast } from 'satteri';
import { filesUnder, languageFolders } from '../languages/folders.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import { throwProblems } from '../reading/content-error.ts';
import { readText } from '../reading/read-text.ts';
import { OTHER_FILES, WORD_FILES, contentPath, type ContentName } from '../schemas/index.ts';
import type { Content } from '../content.ts';
import type { Organisation } from '../schemas/organisation.ts';
import {
  biographyLinks,
  contentLinks,
  fixedPaths,
  isOfSite,
  ownPageLinks,
  type Links,
} from './links-of-file.ts';
import { linkProblems } from './link-problems.ts';

/** {@link contentLinks}, whose problems are reported where the file is loaded. */
async function readFileLinks(root: URL, name: ContentName, language: string) {
  const file = contentPath(name, language);
  const source = await readText(root, file).catch(() => '');
  return contentLinks(name, { file, source, language }, markdownToMdast);
}

/**
 * Reads the links of content/, except those of drafts, whose targets need not exist yet.
 * @param root the project's folder, with a slash at its end
 * @param own the team's own pages, drafts included
 */
export async function readLinks(root: URL, own: readonly OwnPageSource[]): Promise<Links> {
  const { data, links: facts } = await readFileLinks(root, 'organisation', '');
  const published = own.filter((page) => page.data.publish);
  const links = [...facts, ...published.flatMap((page) => ownPageLinks(page, markdownToMdast))];
  for (const language of await languageFolders(root)) {
    for (const name of Object.keys(WORD_FILES) as ContentName[])
      links.push(...(await readFileLinks(root, name, language)).links);
    const file = `content/${language}/${OTHER_FILES.biography.path}`;
    const source = await readText(root, file).catch(() => '');
    links.push(...biographyLinks({ file, source, language }, markdownToMdast));
  }
  const [first = ''] = publishedIn(root);
  const { data: dated } = await readFileLinks(root, 'dates', first);
  const fixed = fixedPaths(data as Organisation | undefined, dated as Content['dates'] | undefined);
  return { links: links.filter(isOfSite), published: publishedIn(root), fixed, own };
}

/** Paths of the files of the site that are no pages: those of public/, and those of routes. */
export function siteFiles(root: URL): Set<string> {
  const routes = filesUnder(new URL('src/pages/', root)).filter((path) => path.endsWith('.ts'));
  const files = [
    ...filesUnder(new URL('public/', root)),
    ...routes.map((path) => path.slice(0, -3)),
  ];
  return new Set(files.map((path) => `/${path}`));
}

/** Checks that every link leads to a page or a file of this site. @throws ContentError */
export function checkLinks(root: URL, links: Links): void {
  throwProblems(linkProblems(links, siteFiles(root)));
}
