import type { z } from 'zod';
import { CONTENT_FILES } from '../fields/content-files.ts';
import type { CustomPage } from '../fields/custom-page.ts';
import {
  linkContext,
  linkTarget,
  localeOf,
  type Language,
  type LinkTarget,
} from '../languages/language.ts';
import { fillAll } from '../text/fill.ts';
import type { ContentFile } from './content-file.ts';
import { fillHtml, tokensOf, type Content } from './content.ts';
import type { Model } from './model.ts';
import { postsIn } from './posts.ts';

/** The page that shows a text in Markdown. */
export interface PageContext {
  /** See `linkTarget`. */
  targetOf: (address: string) => LinkTarget;
  /** The ids of the page so far; those of the headings are added. */
  ids: Set<string>;
  /** Said after a link to another site, which opens a new tab; without it none does. */
  newTab?: string;
}

/** What pages show of a project: of checked files, or of a form that somebody fills in. */
export interface ShownFiles {
  model: Model;
  languages: readonly Language[];
  /** The data of a file by its name; undefined if there is none. */
  data: (name: string, code: string) => unknown;
  /** The published own pages of a language. */
  pages: (code: string) => readonly CustomPage[];
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
  const locale = localeOf(languages.find((language) => language.code === code) ?? { code });
  return { locale, ...linkContext(languages, code, pages) };
}

const CORE_FILES = [...Object.keys(CONTENT_FILES), 'biography'];

/** The content of a language, with the facts filled in; undefined while a file is missing. */
export function shownContent(shown: ShownFiles, code: string): Content | undefined {
  const { model, languages, data, pages, render } = shown;
  if ([...model.facts, ...model.words].some((name) => data(name, code) === undefined))
    return undefined;
  const entries = CORE_FILES.map((name) => [name, data(name, code)] as const);
  const { biography, ...files } = Object.fromEntries(entries) as Omit<Content, 'of'>;
  const tokens = tokensOf(files);
  const context = languageContext(shown, code);
  const targetOf = (address: string) => linkTarget(context, address);
  const page = { targetOf, ids: new Set(['biography']), newTab: files.site.newTab };
  const [first = { code }] = languages;
  const filled = new Map<string, unknown>();
  function filledFile<Schema extends z.ZodType>(
    file: ContentFile<Schema>,
    language: string,
  ): z.infer<Schema>;
  function filledFile({ name }: ContentFile, language: string): unknown {
    const key = `${language} ${name}`;
    if (!filled.has(key)) filled.set(key, fillAll(data(name, language), tokens));
    return filled.get(key);
  }
  const kinds = languages.flatMap((language) =>
    pages(language.code).flatMap(({ blocks }) => blocks),
  );
  const content: Content = {
    ...fillAll(files, tokens),
    ...context,
    code,
    of: (file) => filledFile(file, code),
    inFirst: (file) => filledFile(file, first.code),
    now: Date.now(),
    biography: fillHtml(render(biography, page, true), tokens),
    answerHtml: (markdown, full) =>
      render(markdown, full ? readElsewhere(page, full) : page, false),
    posts: fillAll(
      postsIn(pages(code), (block) => model.blockKindOf(block)),
      tokens,
    ),
    kinds: [...new Set(kinds.map(({ block }) => block))],
    morePages: [],
  };
  const morePages = model.features.flatMap((feature) => feature.pages?.(content) ?? []);
  return { ...content, morePages };
}
