import { linkContext, linkTarget, rootOf } from '../languages/language.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import type { Links, PlacedLink } from './links.ts';

const pagesIn = (own: readonly OwnPageSource[], code: string) =>
  own.filter(({ language, data }) => language === code && data.publish);

/** The parameters of `linkTarget` for a published language. */
export const linkContextOf = ({ own, published }: Links, code: string) =>
  linkContext(
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

/** What is wrong with a link to a page or a file, and the other file in which it could be corrected. */
function problemOf(
  { address, language }: PlacedLink,
  { published, fixed, own }: Links,
  files: ReadonlySet<string>,
): Pick<ContentProblem, 'message' | 'fixableIn'> | undefined {
  const { path, code = language || published[0] || '' } = splitAddress(address, published);
  if (!path.startsWith('/') || files.has(decoded(path))) return undefined;
  const mine = pagesIn(own, code).map((page) => page.path);
  const first = code === language || !language ? pagesIn(own, published[0] ?? '') : [];
  const paths = [...new Set([...fixed, ...mine, ...first.map((page) => page.path)])];
  if (paths.includes(path)) return undefined;
  const inPublic = `"${path}" is not a file of this site; put it into the folder public/ under this name.`;
  if (/\.\w+$/.test(path)) return { message: inPublic };
  const draft = own.find((page) => page.path === path && page.language === code);
  const pages = `link to one of ${paths.join(', ')}`;
  if (!draft) return { message: `"${path}" is not a page of this site; ${pages}.` };
  const message = `"${path}" is a draft that nobody sees; publish it, or ${pages}.`;
  return { message, fixableIn: { file: draft.file } };
}

/** The path as it is written without %20 and the like; as it is where it cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is wrong with links to pages and files that do not exist, and to drafts. */
export function linkProblems(links: Links, files: ReadonlySet<string>): ContentProblem[] {
  return links.links.flatMap((link): ContentProblem[] => {
    const { file, line, path } = link;
    const problem = problemOf(link, links, files);
    return problem ? [{ file, line, path, ...problem }] : [];
  });
}

/** The links of a language `from` that lead to the first one, `to`: it does not have that page. */
export function foreignLinks(links: Links) {
  const [to = '', ...others] = links.published;
  return others.flatMap((from) => {
    const context = linkContextOf(links, from);
    return links.links
      .filter(({ language }) => language === '' || language === from)
      .filter(({ address }) => linkTarget(context, address).language)
      .map((link) => ({ ...link, from, to }));
  });
}
