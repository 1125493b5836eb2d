import type { Headers } from './headers.ts';
import { CACHING, EDITOR_FOLDER, GENERATED, HASHED_FOLDER, type HostedSite } from './site.ts';
import { FILE_TYPES } from './types.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. A header that two rules give is joined by both, so each stands
 * in one rule only but the policy of drawings; a path without `Cache-Control` is asked for again each time by both hosts' own default. Netlify cannot
 * take a header away again, so pictures and typefaces have those of documents too: both hosts speak HTTP/2, in which
 * a header that repeats can be sent as an index of a byte or two (RFC 7541, section 2.3).
 */
export function headersFile({ headers, names, drawings, calendars }: HostedSite): string {
  const lines = (all: Headers) => Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  // The editor would obey the policy of the pages as well as its own, so beside one they have theirs by name.
  const everywhere = headers.editor
    ? headers.everywhere
    : { ...headers.everywhere, ...headers.documents };
  const ofPages = headers.editor ? lines(headers.documents) : [];
  // Netlify's program for one's own machine goes by the name of the file, where the host goes by the address.
  const addresses = (name: string) =>
    headers.editor ? [`/${name}`, `/${name}.html`] : [`/${name}`];
  const revalidated = ['/', ...names.flatMap(addresses), '/sw.js'].flatMap((path) => [
    path,
    `  Cache-Control: ${CACHING.other}`,
    ...ofPages,
  ]);
  // Where two rules give a policy browsers obey both (CSP 3, section 8.1), so a drawing has the narrower.
  const ofDrawings = drawings.flatMap((file) => [
    `/${encodeURI(file)}`,
    ...lines(headers.drawings),
  ]);
  // Neither host says by itself in which letters a calendar is written. A folder has one rule, however many lie in it.
  const places = new Set(calendars.map((file) => file.replace(/(^|\/)ics\/[^/]+$/, '$1ics/*')));
  const ofCalendars = [...places].flatMap((place) => [
    `/${encodeURI(place)}`,
    `  Content-Type: ${FILE_TYPES['ics']?.type}`,
  ]);
  return [
    `# ${GENERATED}`,
    '/*',
    ...lines(everywhere),
    `${HASHED_FOLDER}*`,
    `  Cache-Control: ${CACHING.hashed}`,
    ...(headers.editor ? [`${EDITOR_FOLDER}*`, ...lines(headers.editor)] : []),
    ...ofDrawings,
    ...ofCalendars,
    // Last, because Cloudflare Pages reads a hundred rules, and there may be more pages than that.
    ...revalidated,
    '',
  ].join('\n');
}

/**
 * `_redirects`. Both hosts answer `/about-us` with about-us.html, and take `/about-us/` to `/about-us`, by themselves:
 * Netlify treats the two as one in its rules, so a rule for it would lead round in a circle. The exclamation mark makes Netlify
 * redirect although the file exists; Cloudflare Pages redirects these by itself and passes over lines with one.
 */
export function redirectsFile({ names, languages }: HostedSite): string {
  return [
    `# ${GENERATED}`,
    ...names.map((name) => `/${name}.html /${name} 301!`),
    '/index.html / 301!',
    // Cloudflare Pages finds the nearest default page by itself, and passes over these lines.
    ...languages.map((folder) => `/${folder}/* /${folder}/404.html 404`),
    '',
  ].join('\n');
}
