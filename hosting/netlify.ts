import { CACHING, HASHED_FOLDER } from './headers.ts';
import { GENERATED, type HostedSite } from './site.ts';
import { FEED_TYPE, FILE_TYPES } from './media-types.ts';

type Rule = [path: string, headers: [name: string, value: string][]];

/** Rules with the same headers for all files. A wildcard replaces a part of their paths. */
function rulesFor(
  files: readonly string[],
  [part, wildcard]: [RegExp, string],
  headers: Rule[1],
): Rule[] {
  const paths = files.map((file) => `/${encodeURI(file)}`.replace(part, wildcard));
  return [...new Set(paths)].map((path) => [path, headers]);
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. The number of rules does not depend on the
 * number of pages. Both hosts join a header of two rules, so each header is in one rule, except the
 * policy of drawings: browsers enforce both policies (CSP 3, section 8.1). Without `Cache-Control`,
 * both hosts revalidate by default. Netlify cannot remove a header, so pictures and typefaces have
 * those of documents; both hosts use HTTP/2, which sends a repeated header in a byte or two (RFC
 * 7541, section 2.3).
 */
export function headersFile({ headers, drawings, calendars, feeds }: HostedSite): string {
  const { everywhere, documents, kinds } = headers;
  const ofDrawings = kinds.find(({ name }) => name === 'drawing')?.headers ?? {};
  const calendar = FILE_TYPES['ics'] ?? '';
  const rules: Rule[] = [
    ['/*', Object.entries({ ...everywhere, ...documents })],
    [`${HASHED_FOLDER}*`, [['Cache-Control', CACHING.hashed]]],
    ...rulesFor(drawings, [/^\/_astro\/.*/, '/_astro/*.svg'], Object.entries(ofDrawings)),
    // Neither host names the charset of a calendar by itself.
    ...rulesFor(calendars, [/(?<=\/ics\/)[^/]+$/, '*'], [['Content-Type', calendar]]),
    ...feeds.map((file): Rule => [`/${file}`, [['Content-Type', FEED_TYPE]]]),
  ];
  const written = rules.flatMap(([path, own]) => [
    path,
    ...own.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [`# ${GENERATED}`, ...written, ''].join('\n');
}

/**
 * `_redirects`. Both hosts answer `/about-us` with about-us.html and redirect `/about-us/` to it by
 * themselves; for Netlify a rule matches both, so one for the latter would redirect in a circle.
 * The exclamation mark makes Netlify redirect although the file exists; Cloudflare Pages redirects
 * these by itself and ignores such lines.
 */
export function redirectsFile({ names, languages }: HostedSite): string {
  return [
    `# ${GENERATED}`,
    ...names.map((name) => `/${name}.html /${name} 301!`),
    '/index.html / 301!',
    // Cloudflare Pages finds the nearest default page by itself and ignores these lines.
    ...languages.map((folder) => `/${folder}/* /${folder}/404.html 404`),
    '',
  ].join('\n');
}
