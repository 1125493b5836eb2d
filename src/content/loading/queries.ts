import { getCollection, getEntry } from 'astro:content';
import { htmlToHast } from 'satteri';
import { fillContent, type Content } from '../content.ts';
import { translatedDates } from '../dates.ts';
import {
  linkContext,
  linkTarget,
  localeOf,
  pathIn,
  rootOf,
  sourcePath,
  type Language,
  type PageVersion,
} from '../languages/language.ts';
import { MAX_POSTS } from '../../news/schemas/news-block.ts';
import { postsIn } from '../posts.ts';
import { occurrenceId } from '../schemas/dates/entry.ts';
import { timesOf } from '../schemas/dates/facts.ts';
import { textParts } from '../reading/text-parts.ts';
import { idsOfBlock } from '../own-pages/ids-of-block.ts';
import { CONTENT_FILES, FACT_FILES, contentPath, type ContentName } from '../schemas/index.ts';
import type { OwnPage, OwnPageFile } from '../schemas/own-page.ts';
import { FACTS } from './loaders.ts';
import { renderMarkdown, type PageContext } from './render-markdown.ts';

async function entryOf<Name extends ContentName>(name: Name, language: string) {
  const entry = await getEntry(name, name in FACT_FILES ? FACTS : language);
  if (!entry) throw new Error(`${contentPath(name, language)} is missing.`);
  return entry.data as Content[Name];
}

/** The published languages, in the order of organisation.yaml. */
export async function publishedLanguages(): Promise<Language[]> {
  const { languages } = await entryOf('organisation', '');
  return Promise.all(
    languages.map(async (code) => {
      const { ownName, region } = await entryOf('language', code);
      return { code, region, root: rootOf(code, languages), ownName };
    }),
  );
}

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
export async function firstLanguage(): Promise<string> {
  return (await entryOf('organisation', '')).languages[0] ?? '';
}

/** A published own page as in its file. */
type StoredPage = OwnPageFile & { path: string };

async function storedPages(language: string): Promise<StoredPage[]> {
  const entries = await getCollection('more', ({ id }) => id.startsWith(`${language}/`));
  return entries.map(({ data }) => data as unknown as StoredPage);
}

type PagesByLanguage = ReadonlyMap<string, readonly StoredPage[]>;
let pagesOfBuild: Promise<PagesByLanguage> | undefined;

/** The own pages of every published language; read once per build. */
function pagesByLanguage(): Promise<PagesByLanguage> {
  const read = async () => {
    const languages = await publishedLanguages();
    return new Map(
      await Promise.all(
        languages.map(async ({ code }) => [code, await storedPages(code)] as const),
      ),
    );
  };
  // During development a page can be added or removed at any moment.
  return import.meta.env.PROD ? (pagesOfBuild ??= read()) : read();
}

/** The parameters of `linkTarget` for a published language, and its locale. */
async function languageContext(code: string) {
  const languages = await publishedLanguages();
  const pages = await pagesByLanguage();
  const locale = localeOf(languages.find((one) => one.code === code) ?? { code });
  return { locale, ...linkContext(languages, code, (one) => pages.get(one) ?? []) };
}

/** For a text that is read elsewhere than on its page: its links are full, and open no new tab. */
function readElsewhere(page: PageContext, full: (address: string) => string): PageContext {
  const targetOf = (address: string) => {
    const target = page.targetOf(address);
    return { ...target, href: full(target.href) };
  };
  return { ...page, targetOf, newTab: '' };
}

/** Whether a published page has music. */
async function hasMusic(): Promise<boolean> {
  const pages = [...(await pagesByLanguage()).values()].flat();
  return pages.some(({ blocks }) => blocks.some(({ block }) => block === 'listen'));
}

async function datesOf(code: string, own: Content['dates']): Promise<Content['dates']> {
  const first = await firstLanguage();
  if (code === first) return own;
  const { dates } = await entryOf('dates', first);
  return { dates: translatedDates(dates, own.dates, first) };
}

/** The content of one language, with the facts of organisation.yaml filled in. */
export async function contentOf(code: string): Promise<Content> {
  const language = await languageContext(code);
  const names = Object.keys(CONTENT_FILES) as ContentName[];
  const entries = await Promise.all(names.map(async (name) => [name, await entryOf(name, code)]));
  const source = (await getEntry('biography', code))?.data as { source: string } | undefined;
  const files = Object.fromEntries(entries) as Content;
  const targetOf = (address: string) => linkTarget(language, address);
  const page = { code, targetOf, ids: new Set(['biography']), newTab: files.site.newTab };
  const biography = renderMarkdown(source?.source ?? '', page);
  const posts = postsIn((await pagesByLanguage()).get(code) ?? []).slice(0, MAX_POSTS);
  const storesMusic = files.organisation.keptOnDevice && (await hasMusic());
  const dates = await datesOf(code, files.dates);
  const answerHtml = (markdown: string, full?: (address: string) => string) =>
    renderMarkdown(markdown, full ? readElsewhere(page, full) : page, {
      smartPunctuation: false,
    });
  const made = { dates, now: Date.now(), biography, answerHtml, storesMusic, posts };
  return fillContent({ ...files, ...made, code, ...language });
}

/** The ids of dates, where a page shows some. */
async function idsOfDates({ blocks }: Pick<OwnPageFile, 'blocks'>): Promise<string[]> {
  if (!blocks.some(({ block }) => block === 'dates')) return [];
  const { dates } = await entryOf('dates', await firstLanguage());
  return dates.flatMap((date) => timesOf(date).map((_, index) => occurrenceId(date.id, index)));
}

/**
 * The published own pages of one language, not filled yet; see `withOwnPage`.
 * @param site full address of the site, where texts are read elsewhere than on it
 */
export async function ownPagesOf(code: string, site?: string): Promise<OwnPage[]> {
  const language = await languageContext(code);
  const targetOf = (address: string) => linkTarget(language, address);
  const { newTab } = await entryOf('site', code);
  const shownPage = async (page: StoredPage) => {
    // Headings of texts take no name that a question, a date or a piece of music has.
    const ids = new Set([...page.blocks.flatMap(idsOfBlock), ...(await idsOfDates(page))]);
    const here = { code, targetOf, ids, newTab };
    const address = pathIn(language.root, page.path);
    const context = site
      ? readElsewhere(here, (to) => new URL(to, new URL(address, site)).href)
      : here;
    const partsOf = (text: string) => {
      const tree = htmlToHast(renderMarkdown(text, context), { fragment: true });
      return textParts('children' in tree ? tree.children : []);
    };
    const blocks = page.blocks.map((block) =>
      block.block === 'text' ? { block: block.block, parts: partsOf(block.text) } : block,
    );
    return { ...page, blocks };
  };
  return Promise.all((await storedPages(code)).map(shownPage));
}

/** The versions of an own page in every published language; Home if a language lacks it. */
export async function versionsOfOwn(
  own: Pick<OwnPage, 'path' | 'translates'>,
): Promise<PageVersion[]> {
  const pages = await pagesByLanguage();
  return (await publishedLanguages()).map((language) => {
    const version = pages.get(language.code)?.find((page) => sourcePath(page) === sourcePath(own));
    const path = pathIn(language.root, version?.path ?? '/');
    return { ...language, path, ...(version ? {} : { missing: true }) };
  });
}

/** The versions of each own page, without languages that lack it. */
export async function ownVersions(): Promise<PageVersion[][]> {
  const pages = [...(await pagesByLanguage()).values()].flat();
  const firstOfEach = [
    ...new Map(pages.toReversed().map((page) => [sourcePath(page), page])).values(),
  ];
  const versions = await Promise.all(firstOfEach.toReversed().map(versionsOfOwn));
  return versions.map((page) => page.filter(({ missing }) => !missing));
}
