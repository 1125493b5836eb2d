import { pathIn, rootOf } from '../../src/core/languages/language.ts';
import { SITE_PAGES } from '../../src/core/site-pages.ts';
import { pageOf, placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';

const PATHS: Readonly<Record<string, string>> = SITE_PAGES;

/** The address of the page on which visitors see most of a file; undefined for a draft page. */
export function addressOnSite(texts: TextFiles, path: string): string | undefined {
  const { name, code } = placeOf(path);
  const published = texts.project.published();
  const page = texts.project.page(path);
  if (page?.publish === false) return undefined;
  const root = code === '' ? '' : rootOf(code, published);
  return pathIn(root, page?.path ?? PATHS[pageOf(name)] ?? '/');
}
