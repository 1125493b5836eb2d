import { pathIn, rootOf } from '#content/languages';
import { listedPage } from '#content/project';
import { pageOf, fileInfoOf } from '../store/files/model.ts';
import type { TextFiles } from '../store/files/text-files.ts';

/** The address of the page on which visitors see most of a file; undefined for a draft page. */
export function addressOnSite(texts: TextFiles, path: string): string | undefined {
  const { name, code } = fileInfoOf(path);
  const published = texts.project.published();
  const page = texts.project.page(path);
  if (page?.publish === false) return undefined;
  const root = code === '' ? '' : rootOf(code, published);
  const content = texts.content(texts.first);
  const listed = content && listedPage(pageOf(name), content);
  return pathIn(root, page?.path ?? listed?.path ?? '/');
}
