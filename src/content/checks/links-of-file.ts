/** Every link of content/, from the texts of its files. Also runs in the editor. */
import type { z } from 'zod';
import type { Content } from '../content.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import type { SourceFile } from '../reading/check-file.ts';
import { markdownFields, type Parse } from '../reading/markdown-fields.ts';
import { markdownLinks } from '../reading/markdown.ts';
import { checkContent, placeFinder } from '../reading/parse-content.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { CONTENT_FILES, FACT_FILES, type ContentName } from '../schemas/index.ts';
import { jsonSchema, type Path } from '../schemas/json-schema.ts';
import type { Organisation } from '../schemas/organisation.ts';
import { ownPage } from '../schemas/own-page.ts';
import { ACCESSIBILITY, SITE_PAGES, THANK_YOU } from '../site-pages.ts';

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

/**
 * The links in the fields of a file, and in its texts in Markdown.
 * @param page path of the page that shows the texts, if only one does
 */
function fileLinks(
  schema: z.ZodType,
  data: unknown,
  { file, source, language }: SourceFile,
  parse: Parse,
  page?: string,
): PlacedLink[] {
  const placeOf = placeFinder(file, source);
  const inFields = [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, about, value }) =>
    about.format === 'page' && typeof value === 'string'
      ? [{ ...placeOf(path), address: value, language }]
      : [],
  );
  const inTexts = markdownFields(schema, data).flatMap(({ path, text }) =>
    markdownLinks(parse(text)).map(({ line, address }) => ({
      ...placeOf(path, line),
      address,
      language,
      ...(page !== undefined && { page }),
    })),
  );
  return [...inFields, ...inTexts];
}

/** The data of a content file, and every link in it; neither for a text with mistakes. */
export function contentLinks(name: ContentName, own: SourceFile, parse: Parse) {
  const schema: z.ZodType = CONTENT_FILES[name].schema;
  const { data } = checkContent(own.source, schema, own.file);
  const source = name in FACT_FILES ? { ...own, language: '' } : own;
  // No other of these files has texts in Markdown.
  const page = name === 'faqs' ? SITE_PAGES.contact : undefined;
  return { data, links: data === undefined ? [] : fileLinks(schema, data, source, parse, page) };
}

/** Every link of an own page. */
export function ownPageLinks(page: OwnPageSource, parse: Parse): PlacedLink[] {
  return fileLinks(ownPage, page.data, page, parse, page.path);
}

/** Every link of a biography. */
export function biographyLinks({ file, source, language }: SourceFile, parse: Parse): PlacedLink[] {
  const page = SITE_PAGES.about;
  return markdownLinks(parse(source)).map((link) => ({ file, path: [], language, page, ...link }));
}

/** Whether a link leads to this site. */
export const isOfSite = ({ address }: PlacedLink) => /^[/#]/.test(address);

/** Paths of the pages that every language has: the four, and those that the settings ask for. */
export function fixedPaths(
  organisation: Organisation | undefined,
  dates: Content['dates'] | undefined,
): string[] {
  const delivery = organisation?.contact.delivery ?? 'none';
  return [
    ...Object.values(SITE_PAGES),
    ...(organisation?.accessibilityStatement.publish ? [ACCESSIBILITY] : []),
    ...(delivery !== 'none' && delivery.to !== 'email' && delivery.to !== 'whatsapp'
      ? [THANK_YOU]
      : []),
    ...(dates && dates.dates.length > 0 ? ['/dates.ics'] : []),
  ];
}
