import { existsSync } from 'node:fs';
import { markdownToMdast } from 'satteri';
import type { z } from 'zod';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { languages } from '../languages/folders.ts';
import { markdownLinks } from '../reading/markdown.ts';
import type { OwnPageSource } from '../own-pages/read.ts';
import { checkContent, placeFinder } from '../reading/parse-content.ts';
import { readText } from '../reading/read-text.ts';
import {
  CONTENT_FILES,
  OTHER_FILES,
  WORD_FILES,
  contentPath,
  type ContentName,
  type WordName,
} from '../schemas/index.ts';
import type { Organisation } from '../schemas/organisation.ts';
import { ownPage } from '../schemas/own-page.ts';
import { ACCESSIBILITY, SITE_PAGES, THANK_YOU } from '../site-pages.ts';

/** A link in content/, and where it stands. */
interface PlacedLink {
  file: string;
  line?: number | undefined;
  field: string;
  address: string;
}

/** The pages of one language. */
interface KnownPages {
  /** The paths that lead somewhere. */
  paths: readonly string[];
  /** The files of drafts by the path that they would have. */
  drafts: ReadonlyMap<string, string>;
}

const OWN_SCHEMA = jsonSchema(ownPage);

/** Every link that the fields of a file hold. */
function fieldLinks(
  schema: Parameters<typeof fieldsOf>[0],
  data: unknown,
  file: string,
  source: string,
): PlacedLink[] {
  const placeOf = placeFinder(file, source);
  return [...fieldsOf(schema, data)].flatMap(({ path, about, value }) =>
    about.format === 'page' && typeof value === 'string'
      ? [{ ...placeOf(path), address: value }]
      : [],
  );
}

/** Every link of a page of the team's own, in its texts too. */
function ownPageLinks({ data, file, source }: OwnPageSource): PlacedLink[] {
  const placeOf = placeFinder(file, source);
  const inTexts = data.blocks.flatMap((block, index) => {
    if (block.block !== 'text') return [];
    const path = ['blocks', index, 'text'];
    return markdownLinks(markdownToMdast(block.text)).map(({ line, address }) => ({
      ...placeOf(path, line),
      address,
    }));
  });
  return [...fieldLinks(OWN_SCHEMA, data, file, source), ...inTexts];
}

/**
 * What is wrong with links to pages of this site, in sentences.
 * @param isFile tells whether a path is that of a file which lies in public/
 */
function linkProblems(
  links: readonly PlacedLink[],
  { paths, drafts }: KnownPages,
  isFile: (path: string) => boolean = () => false,
): ContentProblem[] {
  return links.flatMap(({ file, line, field, address }) => {
    const path = address.replace(/[?#].*$/s, '');
    if (!path.startsWith('/') || paths.includes(path) || isFile(path)) return [];
    const draft = drafts.get(path);
    const message = draft
      ? `"${path}" is a draft that nobody sees; publish ${draft}, or expected one of ${paths.join(', ')}.`
      : `"${path}" is no page of this site; expected one of ${paths.join(', ')}.`;
    return [{ file, line, field, message }];
  });
}

/** The links of a content file, and what it says; what is wrong with it is told where it is loaded. */
async function readFileLinks(root: URL, name: ContentName, language: string) {
  const file = contentPath(name, language);
  const { schema } = CONTENT_FILES[name];
  const source = await readText(root, file).catch(() => '');
  const { data } = checkContent(source, schema as z.ZodType, file);
  const links = data === undefined ? [] : fieldLinks(jsonSchema(schema), data, file, source);
  return { data, links };
}

/** The pages beside the four that the settings ask for. */
function settledPages(organisation: Organisation | undefined): string[] {
  const delivery = organisation?.contact.delivery ?? 'none';
  return [
    ...(organisation?.accessibilityStatement.publish ? [ACCESSIBILITY] : []),
    ...(delivery !== 'none' && delivery.to !== 'email' && delivery.to !== 'whatsapp'
      ? [THANK_YOU]
      : []),
  ];
}

/**
 * Checks every link of content/ to a page of this site, in drafts not: they may point to pages that are to come.
 * @param root the project's folder, with a slash at its end
 * @param own the pages of the team's own, drafts too
 * @throws ContentError that names every link to a page that does not exist or is a draft
 */
export async function checkLinks(root: URL, own: readonly OwnPageSource[]): Promise<void> {
  const isFile = (path: string) => path !== '/' && existsSync(new URL(`public${path}`, root));
  const { data, links: facts } = await readFileLinks(root, 'organisation', '');
  const fixed = [...Object.values(SITE_PAGES), ...settledPages(data as Organisation | undefined)];
  const known = (pages: readonly OwnPageSource[]): KnownPages => ({
    paths: [
      ...fixed,
      ...new Set(pages.filter((page) => page.data.publish).map(({ path }) => path)),
    ],
    drafts: new Map(
      pages.filter((page) => !page.data.publish).map((page) => [page.path, page.file]),
    ),
  });
  const problems = linkProblems(facts, known(own), isFile);
  for (const language of await languages(root)) {
    const mine = own.filter((page) => page.language === language);
    const links = mine.filter((page) => page.data.publish).flatMap(ownPageLinks);
    for (const name of Object.keys(WORD_FILES) as WordName[])
      links.push(...(await readFileLinks(root, name, language)).links);
    const file = `content/${language}/${OTHER_FILES.biography.path}`;
    const biography = await readText(root, file).catch(() => '');
    links.push(
      ...markdownLinks(markdownToMdast(biography)).map((link) => ({ file, field: '', ...link })),
    );
    problems.push(...linkProblems(links, known(mine), isFile));
  }
  throwProblems(problems);
}
