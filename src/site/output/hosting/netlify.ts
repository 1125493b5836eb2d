import { GENERATED, HEADER_RULES } from './headers.ts';
import { languageFolders, type Page } from './pages.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Neither can set a header for documents only,
 * so other files have them too, which browsers ignore; both hosts use HTTP/2, which sends a repeated
 * header in a byte or two (RFC 7541, section 2.3).
 */
export function headersFile(): string {
  const rules = HEADER_RULES.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [`# ${GENERATED}`, ...rules, ''].join('\n');
}

/**
 * `_redirects`. Both hosts answer `/about-us` with about-us.html and redirect `/about-us/` to it by
 * themselves; for Netlify a rule matches both, so one for the latter would redirect in a circle.
 * The exclamation mark makes Netlify redirect although the file exists; Cloudflare Pages redirects
 * these by itself and ignores such lines.
 */
export function redirectsFile(pages: readonly Page[]): string {
  const paths = pages.flatMap(({ address = '/' }) => (address === '/' ? [] : address));
  return [
    `# ${GENERATED}`,
    ...paths.map((path) => `${path}.html ${path} 301!`),
    '/index.html / 301!',
    // Cloudflare Pages finds the nearest default page by itself and ignores these lines.
    ...languageFolders(pages).map((folder) => `/${folder}/* /${folder}/404.html 404`),
    '',
  ].join('\n');
}
