import { customPagesFolder } from '../project/custom-page-file.ts';
import type { Feature } from '../project/feature.ts';
import type { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { linksOf } from './links.ts';

/** Decodes a path (`%20` and the like); returns it unchanged if it is malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reports links to pages or files that do not exist, and links to drafts. */
export function linkProblems(
  project: Project<Feature>,
  files: ReadonlySet<string>,
): ContentProblem[] {
  const [first = '', ...others] = project.publishedLanguages();
  // The four pages, and paths that features add, exist in every language.
  const fixed = project.model.features.flatMap(({ paths }) => paths?.(project) ?? []);
  const pages = project.customPages();
  const pathsIn = (code: string) =>
    pages.filter(({ language, publish }) => language === code && publish).map(({ path }) => path);

  return linksOf(project).flatMap(({ address, language, file, line, path: field }) => {
    const location = { file, line, path: field };
    const [whole = ''] = address.split(/[?#]/);
    // `/fr/donate#card` leads to `/donate` in `fr`.
    const prefix = others.find((code) => `${whole}/`.startsWith(`/${code}/`));
    const path = prefix ? whole.slice(prefix.length + 1) || '/' : whole;
    if (!path.startsWith('/') || files.has(decoded(whole))) return [];
    const code = prefix ?? (language || first);
    // Without a prefix, `linkTarget` leads to the page of the first language if its own has none.
    const codes = prefix ? [prefix] : [code, first];
    if ([...fixed, ...codes.flatMap(pathsIn)].includes(path)) return [];
    // A page with a mistake exists; correcting the mistake is enough.
    const isBroken = codes.some((item) => {
      const page = `${customPagesFolder(item)}${path}.yaml`;
      return project.has(page) && pages.every((known) => known.file !== page);
    });
    if (isBroken) return [];
    const inPublic = `There is no file "${whole}" on this site. Link to a page, or ask the person who set up the site to add the file to the folder public/.`;
    if (/\.\w+$/.test(path)) return [{ ...location, message: inPublic }];
    const draft = pages.find((page) => page.path === path && page.language === code);
    const missing = `"${whole}" is not a page of this site. Link to another page, or remove the link.`;
    if (!draft) return [{ ...location, message: missing }];
    const message = `"${whole}" is still a draft. Show it to visitors, or link to another page.`;
    return [{ ...location, message, fixableIn: { file: draft.file } }];
  });
}
