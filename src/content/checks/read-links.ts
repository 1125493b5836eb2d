import { markdownToMdast } from 'satteri';
import type { z } from 'zod';
import { languages } from '../languages/folders.ts';
import { publishedIn } from '../languages/published.ts';
import type { OwnPageSource } from '../own-pages/read.ts';
import { markdownFields } from '../reading/markdown-fields.ts';
import { markdownLinks } from '../reading/markdown.ts';
import { checkContent, placeFinder } from '../reading/parse-content.ts';
import { readText } from '../reading/read-text.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import {
  CONTENT_FILES,
  OTHER_FILES,
  WORD_FILES,
  contentPath,
  type ContentName,
  type WordName,
} from '../schemas/index.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import type { Organisation } from '../schemas/organisation.ts';
import { ownPage } from '../schemas/own-page.ts';
import { ACCESSIBILITY, SITE_PAGES, THANK_YOU } from '../site-pages.ts';

/** A link in content/ to this site, and its place. */
export interface PlacedLink {
  file: string;
  line?: number | undefined;
  field: string;
  /** A path with query and fragment; only `#id` for a part of the page that shows the link. */
  address: string;
  /** Code of its language; empty for a fact, which every language shows. */
  language: string;
  /** Path of the page that shows it, if only one does. */
  page?: string;
}

/** The links of content/, and what they are resolved with. */
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
function linksIn(
  schema: z.ZodType,
  data: unknown,
  { file, source, language }: Pick<OwnPageSource, 'file' | 'source' | 'language'>,
  page?: string,
): PlacedLink[] {
  const placeOf = placeFinder(file, source);
  const inFields = [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, about, value }) =>
    about.format === 'page' && typeof value === 'string'
      ? [{ ...placeOf(path), address: value, language }]
      : [],
  );
  const inTexts = markdownFields(schema, data).flatMap(({ path, text }) =>
    markdownLinks(markdownToMdast(text)).map(({ line, address }) => ({
      ...placeOf(path, line),
      address,
      language,
      ...(page !== undefined && { page }),
    })),
  );
  return [...inFields, ...inTexts];
}

/** The links and the data of a content file. Its problems are reported where it is loaded. */
async function readFileLinks(root: URL, name: ContentName, language: string) {
  const file = contentPath(name, language);
  const schema: z.ZodType = CONTENT_FILES[name].schema;
  const source = await readText(root, file).catch(() => '');
  const { data } = checkContent(source, schema, file);
  // No other of these files has texts in Markdown.
  const page = name === 'faqs' ? SITE_PAGES.contact : undefined;
  const links = data === undefined ? [] : linksIn(schema, data, { file, source, language }, page);
  return { data, links };
}

/** The paths of pages that settings add to the four. */
function optionalPages(organisation: Organisation | undefined): string[] {
  const delivery = organisation?.contact.delivery ?? 'none';
  return [
    ...(organisation?.accessibilityStatement.publish ? [ACCESSIBILITY] : []),
    ...(delivery !== 'none' && delivery.to !== 'email' && delivery.to !== 'whatsapp'
      ? [THANK_YOU]
      : []),
  ];
}

/**
 * Reads the links of content/, except those of drafts, whose targets need not exist yet.
 * @param root the project's folder, with a slash at its end
 * @param own the team's own pages, drafts included
 */
export async function readLinks(root: URL, own: readonly OwnPageSource[]): Promise<Links> {
  const { data, links: facts } = await readFileLinks(root, 'organisation', '');
  const links = [
    ...facts,
    ...own
      .filter((page) => page.data.publish)
      .flatMap((page) => linksIn(ownPage, page.data, page, page.path)),
  ];
  for (const language of await languages(root)) {
    for (const name of Object.keys(WORD_FILES) as WordName[])
      links.push(...(await readFileLinks(root, name, language)).links);
    const file = `content/${language}/${OTHER_FILES.biography.path}`;
    const biography = await readText(root, file).catch(() => '');
    const page = SITE_PAGES.about;
    links.push(
      ...markdownLinks(markdownToMdast(biography)).map((link) => ({
        ...{ file, field: '', language, page },
        ...link,
      })),
    );
  }
  const [first = ''] = publishedIn(root);
  const { data: dated } = await readFileLinks(root, 'dates', first);
  const fixed = [
    ...Object.values(SITE_PAGES),
    ...optionalPages(data as Organisation | undefined),
    ...((dated as { dates: unknown[] } | undefined)?.dates.length ? ['/dates.ics'] : []),
  ];
  const isOfSite = ({ address }: PlacedLink) => /^[/#]/.test(address);
  return { links: links.filter(isOfSite), published: publishedIn(root), fixed, own };
}
