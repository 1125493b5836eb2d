import { existsSync, statSync } from 'node:fs';
import { linkingLanguage, linkTarget, rootOf } from '../languages/language.ts';
import type { OwnPageSource } from '../own-pages/read.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import type { Links, PlacedLink } from './read-links.ts';

const pagesIn = (own: readonly OwnPageSource[], code: string) =>
  own.filter(({ language, data }) => language === code && data.publish);

/** The parameters of `linkTarget` for a published language. */
export const linkingOf = ({ own, published }: Links, code: string) =>
  linkingLanguage(
    published.map((one) => ({ code: one, root: rootOf(one, published), ownName: one })),
    code,
    (one) => pagesIn(own, one).map(({ path, data }) => ({ path, translates: data.translates })),
  );

/** The path and the language of an address: `/fr/donate#card` is `/donate` of `fr`. */
function splitAddress(address: string, published: readonly string[]) {
  const [path = ''] = address.split(/[?#]/);
  const code = published.slice(1).find((one) => `${path}/`.startsWith(`/${one}/`));
  return { path: code ? path.slice(code.length + 1) || '/' : path, code };
}

/** The problem with a link to a page or a file, as a sentence. */
function linkProblem(
  { address, language }: PlacedLink,
  { published, fixed, own }: Links,
  isFile: (path: string) => boolean,
): string | undefined {
  const { path, code = language || published[0] || '' } = splitAddress(address, published);
  if (!path.startsWith('/') || isFile(path)) return undefined;
  const mine = pagesIn(own, code).map((page) => page.path);
  const first = code === language || !language ? pagesIn(own, published[0] ?? '') : [];
  const paths = [...new Set([...fixed, ...mine, ...first.map((page) => page.path)])];
  if (paths.includes(path)) return undefined;
  if (/\.\w+$/.test(path))
    return `"${path}" is no file of this site; put it into the folder public/ under this name.`;
  const draft = own.find((page) => page.path === path && page.language === code);
  const expected = `expected one of ${paths.join(', ')}`;
  return draft
    ? `"${path}" is a draft that nobody sees; publish ${draft.file}, or ${expected}.`
    : `"${path}" is no page of this site; ${expected}.`;
}

/** Checks whether the site has a file: in public/, or written by a route. */
function fileFinder(root: URL) {
  return (path: string) => {
    const inPublic = new URL(`public${path}`, root);
    const isThere = existsSync(inPublic) && statSync(inPublic).isFile();
    return isThere || existsSync(new URL(`src/pages${path}.ts`, root));
  };
}

/**
 * Checks that every link leads to a page or a file of this site.
 * @throws ContentError with each link to a page that does not exist or is a draft
 */
export function checkLinks(root: URL, links: Links): void {
  const isFile = fileFinder(root);
  const problems = links.links.flatMap((link): ContentProblem[] => {
    const { file, line, field } = link;
    const message = linkProblem(link, links, isFile);
    return message ? [{ file, line, field, message }] : [];
  });
  throwProblems(problems);
}

/** A link to a page in the first language, because its own language does not have that page. */
interface ForeignLink extends PlacedLink {
  /** The language that shows the link. */
  from: string;
  /** The language of the page. */
  to: string;
}

/** Lists the links of other published languages to pages in the first one. */
export function foreignLinks(links: Links): ForeignLink[] {
  const [to = '', ...others] = links.published;
  return others.flatMap((from) => {
    const linking = linkingOf(links, from);
    return links.links
      .filter(({ language }) => language === '' || language === from)
      .filter(({ address }) => linkTarget(linking, address).language)
      .map((link) => ({ ...link, from, to }));
  });
}
