/** Every link of content/, from the texts of its files. Also runs in the editor. */
import type { z } from 'zod';
import type { OwnPageSource } from '../own-pages/check.ts';
import { checked, once, ownPage as ownPageIn, type Project } from '../project/project.ts';
import type { SourceFile } from '../reading/check-file.ts';
import { markdownFields } from '../reading/markdown-fields.ts';
import { markdownLinks } from '../reading/markdown.ts';
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
  page?: string;
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

/** The links in the fields of a file, and in its texts in Markdown, which may be of one page. */
function fileLinks(
  schema: z.ZodType,
  data: unknown,
  { file, source, language }: SourceFile,
  page?: string,
): PlacedLink[] {
  const placeOf = placeFinder(file, source);
  const inFields = [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, about, value }) =>
    about.format === 'page' && typeof value === 'string'
      ? [{ ...placeOf(path), address: value, language }]
      : [],
  );
  const inTexts = markdownFields(schema, data).flatMap(({ path, text }) =>
    markdownLinks(parseMarkdown(text)).map(({ line, address }) => ({
      ...placeOf(path, line),
      address,
      language,
      ...(page !== undefined && { page }),
    })),
  );
  return [...inFields, ...inTexts];
}

/** Every link of a file that the site would show; none of one with mistakes. */
export const linksIn = once((file): PlacedLink[] => {
  const { name, path, code, schema } = file;
  const source = { file: path, source: plainText(file.text), language: code };
  if (name === 'own') {
    const page = ownPageIn(file);
    return schema && page?.data.publish ? fileLinks(schema, page.data, page, page.path) : [];
  }
  const { data } = checked(file);
  if (data === undefined) return [];
  if (name === 'biography') {
    const place = { file: path, path: [], language: code, page: SITE_PAGES.about };
    return markdownLinks(parseMarkdown(source.source)).map((link) => ({ ...place, ...link }));
  }
  if (!schema) return [];
  // No other of these files has texts in Markdown.
  const page = name === 'faqs' ? SITE_PAGES.contact : undefined;
  return fileLinks(schema, data, source, page);
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
