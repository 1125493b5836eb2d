import { fillContent, type Content } from '../content.ts';
import { translatedDates } from '../../features/dates/translated-dates.ts';
import { linkContext, linkTarget, localeOf, type Language } from '../languages/language.ts';
import type { LinkTarget } from '../languages/language.ts';
import { postsIn, type PageOfPost } from '../../features/news/posts.ts';
import { MAX_POSTS } from '../../features/news/schemas/news-block.ts';
import { FILE_NAMES, type FileName } from './file-place.ts';

/** The page that shows a text in Markdown. */
export interface PageContext {
  /** Language of the page (BCP 47). */
  code: string;
  /** See `linkTarget`. */
  targetOf: (address: string) => LinkTarget;
  /** The ids of the page so far; those of the headings are added. */
  ids: Set<string>;
  /** Said after a link to another site, which opens a new tab; without it none does. */
  newTab?: string;
}

/** An own page, as far as other pages show it. */
export type ListedPage = PageOfPost & { translates?: string | undefined };

/** What pages show of a project: of checked files, or of a form that somebody fills in. */
export interface ShownFiles {
  /** The published languages, in order. */
  languages: readonly Language[];
  /** The data of a file; undefined if there is none. */
  data: (name: FileName, code: string) => unknown;
  /** The own pages that visitors see in a language. */
  pages: (code: string) => readonly ListedPage[];
  /** Renders Markdown as HTML. @param quotes whether quotation marks and dashes are replaced */
  render: (markdown: string, page: PageContext, quotes: boolean) => string;
}

/** For a text that is read elsewhere than on its page: its links are full, and open no new tab. */
export function readElsewhere(page: PageContext, full: (address: string) => string): PageContext {
  const targetOf = (address: string) => {
    const target = page.targetOf(address);
    return { ...target, href: full(target.href) };
  };
  return { ...page, targetOf, newTab: '' };
}

/** The parameters of `linkTarget` in a language, and its locale. */
export function languageContext({ languages, pages }: ShownFiles, code: string) {
  const locale = localeOf(languages.find((one) => one.code === code) ?? { code });
  return { locale, ...linkContext(languages, code, pages) };
}

/**
 * The content of a language, with the facts of organisation.yaml filled in; undefined while a file
 * is missing.
 */
export function contentOf(shown: ShownFiles, code: string): Content | undefined {
  const { languages, data, pages, render } = shown;
  const entries = FILE_NAMES.map((name) => [name, data(name, code)] as const);
  if (entries.some(([, value]) => value === undefined)) return undefined;
  const files = Object.fromEntries(entries) as Content;
  const language = languageContext(shown, code);
  const targetOf = (address: string) => linkTarget(language, address);
  const page = { code, targetOf, ids: new Set(['biography']), newTab: files.site.newTab };
  const [first = { code }] = languages;
  const original = data('dates', first.code) as Content['dates'];
  return fillContent({
    ...files,
    ...language,
    code,
    now: Date.now(),
    dates:
      code === first.code
        ? files.dates
        : { dates: translatedDates(original.dates, files.dates.dates, first.code) },
    biography: render(files.biography, page, true),
    answerHtml: (markdown, full) =>
      render(markdown, full ? readElsewhere(page, full) : page, false),
    posts: postsIn(pages(code)).slice(0, MAX_POSTS),
    storesMusic:
      files.organisation.keptOnDevice &&
      languages.some((one) =>
        pages(one.code).some(({ blocks }) => blocks.some(({ block }) => block === 'listen')),
      ),
  });
}
