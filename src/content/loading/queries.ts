import { getCollection, getEntry } from 'astro:content';
import { fillContent, type Content } from '../content.ts';
import { FACTS } from './loaders.ts';
import { pathIn, rootOf, type Language, type Version } from '../languages/language.ts';
import { CONTENT_FILES, FACT_FILES, contentPath, type ContentName } from '../schemas/index.ts';
import type { OwnPage } from '../schemas/own-page.ts';

async function entryOf<Name extends ContentName>(name: Name, language: string) {
  const entry = await getEntry(name, name in FACT_FILES ? FACTS : language);
  if (!entry) throw new Error(`${contentPath(name, language)} is missing.`);
  return entry.data as Content[Name];
}

/** Every language that organisation.yaml says is published, in its order. */
export async function publishedLanguages(): Promise<Language[]> {
  const { languages } = await entryOf('organisation', '');
  return Promise.all(
    languages.map(async (code) => ({
      code,
      root: rootOf(code, languages),
      ownName: (await entryOf('language', code)).ownName,
    })),
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

/** Gives the content of one language, its names in braces filled with the facts of organisation.yaml. */
export async function contentOf(code: string): Promise<Content> {
  const languages = await publishedLanguages();
  const root = languages.find((language) => language.code === code)?.root ?? '';
  const names = Object.keys(CONTENT_FILES) as ContentName[];
  const entries = await Promise.all(names.map(async (name) => [name, await entryOf(name, code)]));
  const html = (await getEntry('biography', code))?.rendered?.html ?? '';
  const biography = html.replace(
    /(<a href=")([^"]*)/g,
    (_, start: string, path: string) => start + pathIn(root, path),
  );
  const files = Object.fromEntries(entries) as Content;
  return fillContent({ ...files, biography, code, root, languages });
}

/** The published pages of the team's own in one language, not filled yet; see `withOwnPage`. */
export async function ownPagesOf(language: string): Promise<OwnPage[]> {
  const entries = await getCollection('more', ({ id }) => id.startsWith(`${language}/`));
  return entries.map(({ data }) => data as unknown as OwnPage);
}

/** What tells which pages of the team's own are the same in several languages. */
const sameAs = ({ translates, path }: OwnPage) => translates ?? path;

type OwnIndex = Map<string, Map<string, OwnPage>>;
let ownIndex: Promise<OwnIndex> | undefined;

async function indexOfOwn(): Promise<OwnIndex> {
  const languages = await publishedLanguages();
  const entries = languages.map(async ({ code }) => {
    const pages = await ownPagesOf(code);
    return [code, new Map(pages.map((page) => [sameAs(page), page]))] as const;
  });
  return new Map(await Promise.all(entries));
}

/** A page of the team's own in every published language, with Home in the place of what is missing. */
export async function versionsOfOwn(own: OwnPage): Promise<Version[]> {
  // Looked up once for a whole build; during development a page may come or go at any moment.
  const index = await (import.meta.env.PROD ? (ownIndex ??= indexOfOwn()) : indexOfOwn());
  return (await publishedLanguages()).map((language) => {
    const version = index.get(language.code)?.get(sameAs(own));
    const path = pathIn(language.root, version?.path ?? '/');
    return { ...language, path, ...(version ? {} : { missing: true }) };
  });
}

/** The pages of the team's own, each once, in the languages that have it. */
export async function ownVersions(): Promise<Version[][]> {
  const languages = await publishedLanguages();
  const all = (await Promise.all(languages.map(({ code }) => ownPagesOf(code)))).flat();
  const pages = new Map(all.toReversed().map((page) => [sameAs(page), page]));
  const versions = await Promise.all([...pages.values()].toReversed().map(versionsOfOwn));
  return versions.map((page) => page.filter(({ missing }) => !missing));
}
