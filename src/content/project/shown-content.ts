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
import { fillHtml, tokensOf, type Content, type Files } from './content.ts';
import type { Model } from './model.ts';
import { postsIn } from './posts.ts';

/** What rendering a Markdown text needs to know of its page. */
export interface PageContext {
  /** Resolves an address, see `linkTarget`. */
  targetOf: (address: string) => LinkTarget;
  /** Ids already used on the page; rendering adds those of headings. */
  ids: Set<string>;
  /** The note after a link to another site, which opens a new tab. Without it, none does. */
  newTab?: string;
}

/** The source of what pages show: validated files, or a form that somebody is filling in. */
export interface ShownFiles {
  model: Model;
  languages: readonly Language[];
  /** The data of a file by its name; undefined if there is no such file. */
  data: (name: string, code: string) => unknown;
  /** The published custom pages of a language. */
  pages: (code: string) => readonly CustomPage[];
  /** Renders Markdown as HTML. */
  render: (markdown: string, page: PageContext) => string;
}

/** The parameters of `linkTarget` in a language, and its locale. */
export function languageContext({ languages, pages }: ShownFiles, code: string) {
  const locale = localeOf(languages.find((language) => language.code === code) ?? { code });
  return { locale, ...linkContext(languages, code, pages) };
}

/** The content of a language, with names in braces filled in; undefined if a file is missing. */
export function shownContent(shown: ShownFiles, code: string): Content | undefined {
  const { model, languages, data, pages, render } = shown;
  if ([...model.facts, ...model.words].some((name) => data(name, code) === undefined))
    return undefined;
  const entries = Object.keys(CONTENT_FILES).map((name) => [name, data(name, code)] as const);
  const files = Object.fromEntries(entries) as Files;
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
    biography: fillHtml(render(files['about-us'].biography.text, page), tokens),
    answerHtml: (markdown) => render(markdown, page),
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
