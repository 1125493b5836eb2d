import { languageFolders, type Page } from '../pages.ts';
import { GENERATED_NOTE, HEADER_RULES } from './headers.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Neither can limit a header to documents, so other
 * files get it too, and browsers ignore it there. Both hosts use HTTP/2, where a repeated header
 * takes a byte or two (RFC 7541, section 2.3).
 */
export function headersFile(): string {
  const rules = HEADER_RULES.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [`# ${GENERATED_NOTE}`, ...rules, ''].join('\n');
}

/**
 * `_redirects`. Both hosts answer `/about-us` with about-us.html and redirect `/about-us/` to it by
 * themselves. On Netlify a rule matches both forms, so a rule for the second would loop. The
 * exclamation mark makes Netlify redirect although the file exists; Cloudflare Pages redirects
 * these by itself and ignores such lines.
 */
export function redirectsFile(pages: readonly Page[]): string {
  const paths = pages.flatMap(({ address = '/' }) => (address === '/' ? [] : address));
  return [
    `# ${GENERATED_NOTE}`,
    ...paths.map((path) => `${path}.html ${path} 301!`),
    '/index.html / 301!',
    // Cloudflare Pages finds the nearest default page itself and ignores these lines.
    ...languageFolders(pages).map((folder) => `/${folder}/* /${folder}/404.html 404`),
    '',
  ].join('\n');
}
