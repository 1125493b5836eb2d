import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One page of the built site. */
export interface Page {
  /** File in dist, such as `about-us.html`. */
  file: string;
  /** The address that shows it, such as `/about-us`; undefined for the default page, which has none of its own. */
  address: string | undefined;
  html: string;
}

/** Where the editor of the site lies, if it has one; it is no page of the site. */
export const EDITOR_FOLDER = '/admin/';

/** Every file below a folder of the build, such as `_astro/logo.svg`, in alphabetical order. */
export function filesIn(dist: URL): string[] {
  const folder = fileURLToPath(dist);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The drawings among them, such as `favicon.svg`. */
export function drawingsIn(dist: URL): string[] {
  return filesIn(dist).filter((file) => file.endsWith('.svg'));
}

/** Folders of the build that have a default page of their own: languages, such as `fr`. */
export function languageFolders(dist: URL): string[] {
  return filesIn(dist).flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);
}

function addressOf(file: string): string | undefined {
  if (/^([^/]+\/)?404\.html$/.test(file)) return undefined;
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Every page of the build that visitors may open. @throws Error if there is none */
export function pagesOf(dist: URL): Page[] {
  const files = filesIn(dist).filter(
    (file) => file.endsWith('.html') && !`/${file}`.startsWith(EDITOR_FOLDER),
  );
  if (files.length === 0)
    throw new Error(`${fileURLToPath(dist)} holds no page; run \`npm run build\`.`);
  return files.map((file) => ({
    file,
    address: addressOf(file),
    html: readFileSync(new URL(file, dist), 'utf8'),
  }));
}

/** Names of the pages that stand beside Home, such as `about-us`: what `/about-us.html` and `/about-us/` lead to. */
export function namesOf(pages: readonly Page[]): string[] {
  return pages.flatMap(({ address }) => (address && address !== '/' ? [address.slice(1)] : []));
}
