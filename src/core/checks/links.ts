/** Every link of content/, from the texts of its files. Also runs in the editor. */
import type { OwnPageSource } from '../own-pages/check.ts';
import { checked, once, ownPage as ownPageIn, type Project } from '../project/project.ts';
import { markdownFields, markdownLinks } from '../reading/markdown.ts';
import { placeFinder } from '../reading/parse-content.ts';
import { parseMarkdown } from '../reading/parse-markdown.ts';
import { plainText } from '../reading/plain-text.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema, type Path } from '../schemas/json-schema.ts';
import { SITE_PAGES } from '../site-pages.ts';

/** A link of content/ to this site, and its place. */
export interface PlacedLink {
  file: string;
  line?: number | undefined;
  path: Path;
  /** A path with query and fragment; only `#id` for a part of the page that shows the link. */
  address: string;
  /** Code of the language of the text; empty for a fact, which every language shows. */
  language: string;
  /** Path of the page that shows it, where it is only one. */
  page?: string | undefined;
}

/** All that decides where the links of content/ lead. */
export interface Links {
  links: readonly PlacedLink[];
  /** Codes of the published languages, the first one first. */
  published: readonly string[];
  /** Paths of the pages that every language has. */
  fixed: readonly string[];
  own: readonly OwnPageSource[];
}

/** The page that shows the texts in Markdown of a file; no other of the core has any. */
const PAGES: Partial<Record<string, string>> = {
  biography: SITE_PAGES.about,
  faqs: SITE_PAGES.contact,
};

/** Every link of a file that the site would show; none of one with mistakes. */
export const linksIn = once((file): PlacedLink[] => {
  const { name, path, code: language, schema } = file;
  const own = ownPageIn(file);
  const data: unknown = name === 'own' && !own?.data.publish ? undefined : checked(file).data;
  if (data === undefined) return [];
  const page = own?.path ?? PAGES[name];
  const source = plainText(file.text);
  const linksOfText = (text: string) =>
    markdownLinks(parseMarkdown(text)).map((link) => ({ ...link, language, page }));
  if (name === 'biography')
    return linksOfText(source).map((link) => ({ file: path, path: [], ...link }));
  if (!schema) return [];
  const placeOf = placeFinder(path, source);
  const inFields = [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path: at, about, value }) =>
    about.format === 'page' && typeof value === 'string'
      ? [{ ...placeOf(at), address: value, language }]
      : [],
  );
  const inTexts = markdownFields(schema, data).flatMap(({ path: at, text }) =>
    linksOfText(text).map((link) => ({ ...link, ...placeOf(at, link.line) })),
  );
  return [...inFields, ...inTexts];
});

const isOfSite = ({ address }: PlacedLink) => /^[/#]/.test(address);

/** Paths of the pages that every language has: the four, and those that the settings ask for. */
const fixedPaths = (project: Project): string[] => [
  ...Object.values(SITE_PAGES),
  ...project.model.features.flatMap(({ paths }) => paths?.(project) ?? []),
];

/** Every link of the project to this site, but those of drafts, whose targets need not exist yet. */
export function linksOf(project: Project): Links {
  return {
    links: project.files().flatMap(linksIn).filter(isOfSite),
    published: project.published(),
    fixed: fixedPaths(project),
    own: project.pages(),
  };
}
