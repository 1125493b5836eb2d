import { getCollection, getEntry } from 'astro:content';
import { fillContent, type Content } from '../content.ts';
import {
  linkTarget,
  localeOf,
  otherTargets,
  pathIn,
  rootOf,
  sameAs,
  type Language,
  type Version,
} from '../languages/language.ts';
import { CONTENT_FILES, FACT_FILES, contentPath, type ContentName } from '../schemas/index.ts';
import type { OwnPage, OwnPageFile } from '../schemas/own-page.ts';
import { FACTS } from './loaders.ts';
import { renderMarkdown } from './render-markdown.ts';

async function entryOf<Name extends ContentName>(name: Name, language: string) {
  const entry = await getEntry(name, name in FACT_FILES ? FACTS : language);
  if (!entry) throw new Error(`${contentPath(name, language)} is missing.`);
  return entry.data as Content[Name];
}

/** Every language that organisation.yaml says is published, in its order. */
export async function publishedLanguages(): Promise<Language[]> {
  const { languages } = await entryOf('organisation', '');
  return Promise.all(
    languages.map(async (code) => {
      const { ownName, region } = await entryOf('language', code);
      return { code, region, root: rootOf(code, languages), ownName };
    }),
  );
}

/** For the routes in src/pages/[...language]: one address of a page for each language, and its code. */
export async function languagePaths() {
  return (await publishedLanguages()).map(({ code, root }) => ({
    params: { language: root.slice(1) || undefined },
    props: { code },
  }));
}

/** The language at `/`. */
export async function firstLanguage(): Promise<string> {
  return (await entryOf('organisation', '')).languages[0] ?? '';
}

/** A published page of the team's own as its file says it. */
type StoredPage = OwnPageFile & { path: string };

async function storedPages(language: string): Promise<StoredPage[]> {
  const entries = await getCollection('more', ({ id }) => id.startsWith(`${language}/`));
  return entries.map(({ data }) => data as unknown as StoredPage);
}

type PagesByLanguage = ReadonlyMap<string, readonly StoredPage[]>;
let pagesOfBuild: Promise<PagesByLanguage> | undefined;

/** The own pages of every published language; read once for a whole build. */
function pagesByLanguage(): Promise<PagesByLanguage> {
  const read = async () => {
    const languages = await publishedLanguages();
    return new Map(
      await Promise.all(
        languages.map(async ({ code }) => [code, await storedPages(code)] as const),
      ),
    );
  };
  // During development a page may come or go at any moment.
  return import.meta.env.PROD ? (pagesOfBuild ??= read()) : read();
}

/** What links need to know of a published language. */
async function linkingLanguage(code: string) {
  const languages = await publishedLanguages();
  const [first] = languages;
  const language = languages.find((one) => one.code === code);
  const root = language?.root ?? '';
  const locale = localeOf(language ?? { code });
  if (!first || !language || language === first) return { root, locale, languages };
  const pages = await pagesByLanguage();
  const pagesIn = (one: Language) => ({ language: one, pages: pages.get(one.code) ?? [] });
  return { root, locale, languages, otherTargets: otherTargets(pagesIn(first), pagesIn(language)) };
}

/** Gives the content of one language, its names in braces filled with the facts of organisation.yaml. */
export async function contentOf(code: string): Promise<Content> {
  const linking = await linkingLanguage(code);
  const names = Object.keys(CONTENT_FILES) as ContentName[];
  const entries = await Promise.all(names.map(async (name) => [name, await entryOf(name, code)]));
  const source = (await getEntry('biography', code))?.data as { source: string } | undefined;
  const targetOf = (address: string) => linkTarget(linking, address);
  const ids = new Set(['biography']);
  const biography = renderMarkdown(source?.source ?? '', { code, targetOf, ids });
  const files = Object.fromEntries(entries) as Content;
  return fillContent({ ...files, biography, code, ...linking });
}

/** The published pages of the team's own in one language, not filled yet; see `withOwnPage`. */
export async function ownPagesOf(code: string): Promise<OwnPage[]> {
  const linking = await linkingLanguage(code);
  const targetOf = (address: string) => linkTarget(linking, address);
  return (await storedPages(code)).map((page) => {
    const questions = page.blocks.find((block) => block.block === 'questions');
    const ids = new Set(questions?.questions.map(({ id }) => id));
    const blocks = page.blocks.map((block) =>
      block.block === 'text'
        ? { block: block.block, html: renderMarkdown(block.text, { code, targetOf, ids }) }
        : block,
    );
    return { ...page, blocks };
  });
}

/** A page of the team's own in every published language, with Home in the place of what is missing. */
export async function versionsOfOwn(own: Pick<OwnPage, 'path' | 'translates'>): Promise<Version[]> {
  const pages = await pagesByLanguage();
  return (await publishedLanguages()).map((language) => {
    const version = pages.get(language.code)?.find((page) => sameAs(page) === sameAs(own));
    const path = pathIn(language.root, version?.path ?? '/');
    return { ...language, path, ...(version ? {} : { missing: true }) };
  });
}

/** The pages of the team's own, each once, in the languages that have it. */
export async function ownVersions(): Promise<Version[][]> {
  const pages = [...(await pagesByLanguage()).values()].flat();
  const firstOfEach = [...new Map(pages.toReversed().map((page) => [sameAs(page), page])).values()];
  const versions = await Promise.all(firstOfEach.toReversed().map(versionsOfOwn));
  return versions.map((page) => page.filter(({ missing }) => !missing));
}
