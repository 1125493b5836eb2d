import { getCollection } from 'astro:content';
import { htmlToHast } from 'satteri';
import type { Content } from '../core/content.ts';
import {
  linkTarget,
  pathIn,
  rootOf,
  sourcePath,
  type Language,
  type PageVersion,
} from '../core/languages/language.ts';
import {
  contentOf as contentFrom,
  languageContext,
  readElsewhere,
  type ShownFiles,
} from '../core/project/content-of.ts';
import { contentPath } from '../core/schemas/index.ts';
import { MODEL } from '../features.ts';
import type { FirstData } from '../core/block-kind.ts';
import { Project } from '../core/project/project.ts';
import { textParts } from '../core/reading/text-parts.ts';
import type { OwnPage, OwnPageFile } from '../core/schemas/own-page.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A published own page as in its file. */
type StoredPage = OwnPageFile & { path: string };

interface Loaded extends Omit<ShownFiles, 'pages'> {
  pages: (code: string) => readonly StoredPage[];
  project: Project;
}

async function read(): Promise<Loaded> {
  const files = await getCollection('content');
  const project = new Project(
    MODEL,
    files.map(({ id, data }) => [id, data.text]),
  );
  const published = project.published();
  const pages = new Map(
    published.map((code) => [
      code,
      project.publishedPages(code).map(({ path, data }): StoredPage => ({ ...data, path })),
    ]),
  );
  const languages = published.map((code): Language => {
    const { ownName = code, region } = project.data('language', code) ?? {};
    return { code, region, root: rootOf(code, published), ownName };
  });
  return {
    model: MODEL,
    languages,
    data: (name, code) => project.dataOf(name, code),
    project,
    pages: (code) => pages.get(code) ?? [],
    render: renderMarkdown,
  };
}

let ofBuild: Promise<Loaded> | undefined;

/** The content as Astro has loaded it; read once per build. During development it may change. */
const loaded = () => (import.meta.env.PROD ? (ofBuild ??= read()) : read());

/** The published languages, in the order of organisation.yaml. */
export const publishedLanguages = async (): Promise<readonly Language[]> =>
  (await loaded()).languages;

/** The paths of a route in all languages. @param more its parameters besides the language */
export async function languagePathsWith(more: Record<string, string>) {
  return (await publishedLanguages()).map(({ code, root }) => ({
    params: { language: root.slice(1) || undefined, ...more },
    props: { code },
  }));
}

/** The `getStaticPaths` of src/pages/[...language]; Astro calls it with options of its own. */
export const languagePaths = () => languagePathsWith({});

/** The language at `/`. */
export const firstLanguage = async (): Promise<string> =>
  (await publishedLanguages())[0]?.code ?? '';

/** The content of one language, with the facts of organisation.yaml filled in. */
export async function contentOf(code: string): Promise<Content> {
  const content = contentFrom(await loaded(), code);
  if (!content) throw new Error(`${contentPath('site', code)} is missing.`);
  return content;
}

/** The published own pages of a language, not filled yet. @param site its address, for a feed */
export async function ownPagesOf(code: string, site?: string): Promise<OwnPage[]> {
  const shown = await loaded();
  const { project } = shown;
  const first: FirstData = (file) => project.of(file, project.first);
  const language = languageContext(shown, code);
  const targetOf = (address: string) => linkTarget(language, address);
  const { newTab = '' } = project.data('site', code) ?? {};
  return shown.pages(code).map((page) => {
    // Headings of texts take no name that a question, a date or a piece of music has.
    const kinds = page.blocks.map((block) => [block, MODEL.kindOf(block)] as const);
    const ids = new Set(
      kinds.flatMap(([block, kind]) => kind?.idsOf?.(block, first) ?? []).map(({ id }) => id),
    );
    const here = { code, targetOf, ids, newTab };
    const address = pathIn(language.root, page.path);
    const context = site
      ? readElsewhere(here, (to) => new URL(to, new URL(address, site)).href)
      : here;
    const partsOf = (text: string) => {
      const tree = htmlToHast(renderMarkdown(text, context), { fragment: true });
      return textParts('children' in tree ? tree.children : []);
    };
    const blocks = kinds.map(([block, kind]) => kind?.shown?.(block, partsOf) ?? block);
    return { ...page, blocks };
  });
}

/** The versions of an own page in every published language; Home if a language lacks it. */
export async function versionsOfOwn(
  own: Pick<OwnPage, 'path' | 'translates'>,
): Promise<PageVersion[]> {
  const { languages, pages } = await loaded();
  return languages.map((language) => {
    const version = pages(language.code).find((page) => sourcePath(page) === sourcePath(own));
    const path = pathIn(language.root, version?.path ?? '/');
    return { ...language, path, ...(version ? {} : { missing: true }) };
  });
}

/** The versions of each own page, without languages that lack it. */
export async function ownVersions(): Promise<PageVersion[][]> {
  const { languages, pages } = await loaded();
  const all = languages.flatMap(({ code }) => pages(code));
  const firstOfEach = [
    ...new Map(all.toReversed().map((page) => [sourcePath(page), page])).values(),
  ];
  const versions = await Promise.all(firstOfEach.toReversed().map(versionsOfOwn));
  return versions.map((page) => page.filter(({ missing }) => !missing));
}
