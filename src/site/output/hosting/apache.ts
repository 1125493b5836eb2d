import { readFileSync } from 'node:fs';
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import { languageFolders, type Page } from '../pages.ts';
import { GENERATED_NOTE, HEADER_RULES, patternOf, REVALIDATE } from './headers.ts';
import { COMPRESSED_ENDINGS, FEED_TYPE, FILE_TYPES } from './media-types.ts';

/** Rules for addresses and compressed copies, the same for every site. */
const ADDRESSES = readFileSync(new URL('site.htaccess', import.meta.url), 'utf8');

/** The end of a file name, with or without the ending of a compressed copy. */
const END = '(\\.br|\\.gz)?$';

/**
 * Files that pages load and nobody opens directly. Headers for documents would cost nearly 1 kB for
 * each of them on hosts with HTTP/1.1.
 */
const SUBRESOURCES = `(\\.(ico|png|jpe?g|webp|avif|woff2|css|webmanifest|mp3|m4a)|^/${ASSETS_FOLDER}/.*\\.js)${END}`;

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Answers an unknown address of a language with that language's default page. */
const defaultPage = (folder: string) => `
<If "%{REQUEST_URI} =~ m#^/${folder}/#">
  ErrorDocument 403 /${folder}/404.html
  ErrorDocument 404 /${folder}/404.html
</If>`;

/** Marks the requests of each rule and sets their headers, except the media type. */
const headerLines = HEADER_RULES.flatMap(({ path, documentsOnly, headers }, index) => {
  const sets = Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `Header always set ${name} ${quote(value)} env=rule${index}`);
  if (sets.length === 0) return [];
  return [
    `SetEnvIf Request_URI "${patternOf(path).replace(/\$$/, END)}" rule${index}`,
    ...(documentsOnly ? [`SetEnvIf Request_URI "${SUBRESOURCES}" !rule${index}`] : []),
    ...sets,
  ];
});

const typeLines = Object.entries(FILE_TYPES).map(
  ([ending, type]) => `AddType ${quote(type)} .${ending}`,
);

const indented = (lines: readonly string[], depth: number) =>
  lines.map((line) => ' '.repeat(depth) + line).join('\n');

/**
 * `.htaccess` for Apache and compatible hosts. Each part is in `<IfModule>`, so that pages are
 * served even if a module is missing.
 */
export const apacheFile = (pages: readonly Page[]): string => `# ${GENERATED_NOTE}

${ADDRESSES}${languageFolders(pages).map(defaultPage).join('')}

<IfModule mod_mime.c>
${indented(typeLines, 2)}
</IfModule>

<FilesMatch "^feed\\.xml${END}">
  ForceType "${FEED_TYPE}"
</FilesMatch>

<IfModule mod_headers.c>
  Header always set Cache-Control "${REVALIDATE}"
  <FilesMatch "\\.(${COMPRESSED_ENDINGS.join('|')})${END}">
    Header always set Vary Accept-Encoding
  </FilesMatch>
  <IfModule mod_setenvif.c>
${indented(headerLines, 4)}
  </IfModule>
</IfModule>
`;
