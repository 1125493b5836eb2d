import type { SHARED_VARIABLES } from '../fields/texts.ts';
import { checkedValue } from '../files/content-file.ts';
import { CONTENT_FILES } from '../files/content-files.ts';
import type { CustomPage } from '../files/custom-page.ts';
import {
  linkScopeOf,
  linkTarget,
  localeOf,
  type Language,
  type LinkTarget,
} from '../languages/language.ts';
import { fillAll } from '../text/fill.ts';
import type { Content, ReadDeclared } from './content.ts';
import type { Feature } from './feature.ts';
import type { Model } from './model.ts';
import { postsIn } from './posts.ts';

/** What rendering Markdown needs to know about the page. */
export interface PageContext {
  /** Resolves an address, see `linkTarget`. */
  targetOf: (address: string) => LinkTarget;
  /** Ids already used on the page; rendering adds those of headings. */
  ids: Set<string>;
  /** The note after a link that opens another site in a new tab. If empty, no link opens a tab. */
  newTab?: string;
}

/** The source of what pages show: validated files, or a form that somebody is filling in. */
export interface ContentSource {
  model: Model<Feature>;
  languages: readonly Language[];
  /** The data of a file by its name; undefined if there is no such file. */
  data: (name: string, code: string) => unknown;
  /** The published custom pages of a language. */
  customPages: (code: string) => readonly CustomPage[];
  /** Renders Markdown as HTML. */
  render: (markdown: string, page: PageContext) => string;
}

/** The parameters of `linkTarget` in a language, and its locale. */
export function languageContext({ languages, customPages }: ContentSource, code: string) {
  const locale = localeOf(languages.find((language) => language.code === code) ?? { code });
  return { locale, ...linkScopeOf(languages, code, customPages) };
}

/** The content of a language, with variables filled in; undefined if a file is missing. */
export function buildContent(source: ContentSource, code: string): Content | undefined {
  const { model, languages, data, customPages, render } = source;
  if ([...model.facts, ...model.words].some(({ name }) => data(name, code) === undefined))
    return undefined;
  const dataFrom =
    (read: (name: string) => unknown): ReadDeclared =>
    (declared) =>
      checkedValue(declared, read('file' in declared ? declared.file : declared.name));
  const unfilled = dataFrom((name) => data(name, code));
  const organisation = unfilled(CONTENT_FILES.organisation);
  const variables: Record<(typeof SHARED_VARIABLES)[number], string> = {
    organisation: organisation.name,
    founder: model.features.find(({ founder }) => founder)?.founder?.(organisation, unfilled) ?? '',
    email: organisation.supportEmail,
  };
  const context = languageContext(source, code);
  const targetOf = (address: string) => linkTarget(context, address);
  const [first = { code }] = languages;
  const filled = new Map<string, unknown>();
  const filledIn = (language: string) =>
    dataFrom((name) => {
      const key = `${language} ${name}`;
      if (!filled.has(key)) filled.set(key, fillAll(data(name, language), variables));
      return filled.get(key);
    });
  const of = filledIn(code);
  const site = of(CONTENT_FILES.site);
  const content: Omit<Content, 'pages'> = {
    organisation: of(CONTENT_FILES.organisation),
    pictures: of(CONTENT_FILES.pictures),
    language: of(CONTENT_FILES.language),
    site,
    offer: of(CONTENT_FILES.offer),
    ...context,
    code,
    of,
    inFirst: filledIn(first.code),
    variables,
    now: Date.now(),
    html: (markdown, ids = []) =>
      render(markdown, { targetOf, ids: new Set(ids), newTab: site.newTab }),
    posts: fillAll(
      postsIn(customPages(code), (block) => model.blockKindOf(block)),
      variables,
    ),
    blocks: [],
  };
  const pages = model.features.flatMap((feature) => feature.pages?.(content) ?? []);
  return { ...content, pages };
}
