import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attribute, elementsIn, elementsNamed, parseHtml, type Document } from '../html/html.ts';

/** What the service worker and the files for hosts need to know about a page. */
export interface Page {
  /** File in dist, such as `about-us.html`. */
  file: string;
  /** Its address, such as `/about-us`; undefined for a default page (404). */
  address: string | undefined;
  language: string;
  /** Addresses of files that it needs: typeface, icon, style sheets, scripts. */
  needs: string[];
  /** Whether it shows the date of its stored copy. */
  tellsDay: boolean;
}

/** The folder of the editor, if there is one. It is not a page of the site. */
export const EDITOR_FOLDER = '/admin/';

/** All files below a folder, as paths such as `icons/any-192.png`, in alphabetical order. */
export function listFiles(dist: URL): string[] {
  const folder = fileURLToPath(dist);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The files of all pages for visitors. @throws Error if there are none */
export function listPageFiles(dist: URL): string[] {
  const files = listFiles(dist).filter(
    (file) => file.endsWith('.html') && !`/${file}`.startsWith(EDITOR_FOLDER),
  );
  if (files.length > 0) return files;
  throw new Error(`${fileURLToPath(dist)} contains no page; run \`npm run build\`.`);
}

export function readPage(dist: URL, file: string): Document {
  return parseHtml(readFileSync(new URL(file, dist), 'utf8'));
}

function addressOfFile(file: string): string | undefined {
  if (/^([^/]+\/)?404\.html$/.test(file)) return undefined;
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

const NEEDED = ['preload', 'stylesheet', 'icon', 'modulepreload'];

function needsOf(document: Document): string[] {
  const links = elementsNamed(document, 'link').filter(
    (link) =>
      NEEDED.includes(attribute(link, 'rel') ?? '') &&
      attribute(link, 'as') !== 'image' &&
      !attribute(link, 'href')?.endsWith('.ico'),
  );
  const scripts = elementsNamed(document, 'script');
  const addresses = [
    ...links.map((link) => attribute(link, 'href')),
    ...scripts.map((script) => attribute(script, 'src')),
  ];
  return addresses.flatMap((address) => (address?.startsWith('/') ? address : []));
}

/** Describes a built page. @param file its path in dist */
export function describePage(file: string, document: Document): Page {
  const [root] = elementsNamed(document, 'html');
  return {
    file,
    address: addressOfFile(file),
    language: (root && attribute(root, 'lang')) ?? '',
    needs: needsOf(document),
    tellsDay: elementsIn(document).some(
      (element) => attribute(element, 'data-hook') === 'stored-day',
    ),
  };
}

/** Folders of languages with their own default page, such as `fr`. */
export const languageFolders = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ file }) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);
