import { CACHING, EDITOR_FOLDER, GENERATED, HASHED_FOLDER, type HostedSite } from './site.ts';
import { FEED_TYPE, FILE_TYPES } from './types.ts';

/** What Cloudflare Pages reads of `_headers`: it passes over whatever is beyond. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

type Rule = [path: string, headers: [name: string, value: string][]];

/** The same rule for all files, whose paths are made patterns first: many of them become one. */
function rulesFor(
  files: readonly string[],
  [part, wildcard]: [RegExp, string],
  headers: Rule[1],
): Rule[] {
  const paths = files.map((file) => `/${encodeURI(file)}`.replace(part, wildcard));
  return [...new Set(paths)].map((path) => [path, headers]);
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. How many rules there are does not depend on
 * the number of pages. A header that two rules give is joined by both, so each stands in one rule
 * only but the policy of drawings: browsers obey both policies then (CSP 3, section 8.1). A path
 * without `Cache-Control` is asked for again each time by both hosts' own default. Netlify cannot
 * take a header away again, so pictures and typefaces have those of documents too: both hosts speak
 * HTTP/2, in which a header that repeats can be sent as an index of a byte or two (RFC 7541,
 * section 2.3).
 */
export function headersFile({ headers, names, drawings, calendars, feeds }: HostedSite): string {
  const { everywhere, documents, kinds } = headers;
  const ofKind = (name: string) => kinds.find((kind) => kind.name === name)?.headers ?? {};
  const editor = Object.entries(ofKind('editor')).filter(
    ([name, value]) => documents[name] !== value,
  );
  const ofPages = Object.entries(documents).filter(([name]) => editor.some(([of]) => of === name));
  const ofAll = Object.entries({ ...everywhere, ...documents });
  const calendar = FILE_TYPES['ics']?.type ?? '';
  const rules: Rule[] = [
    ['/*', ofAll.filter(([name]) => !ofPages.some(([of]) => of === name))],
    [`${HASHED_FOLDER}*`, [['Cache-Control', CACHING.hashed]]],
    ...rulesFor(drawings, [/^\/_astro\/.*/, '/_astro/*.svg'], Object.entries(ofKind('drawing'))),
    // Neither host says by itself in which letters a calendar is written.
    ...rulesFor(calendars, [/(?<=\/ics\/)[^/]+$/, '*'], [['Content-Type', calendar]]),
    ...feeds.map((file): Rule => [`/${file}`, [['Content-Type', FEED_TYPE]]]),
    ...rulesFor(['', ...names], [/[^/]+$/, ':page'], ofPages),
    // Netlify takes /admin/ for a /:page too: in a joined header browsers find no value they know,
    // and go by their default, which is what the editor asks for (HTML, section 7.1.3.1).
    [`${EDITOR_FOLDER}*`, editor],
  ];
  const written = rules
    .filter(([, own]) => own.length > 0)
    .flatMap(([path, own]) => [path, ...own.map(([name, value]) => `  ${name}: ${value}`)]);
  return [`# ${GENERATED}`, ...written, ''].join('\n');
}

/** Says what of a `_headers` file Cloudflare Pages would pass over; nothing where it reads all. */
export function beyondLimits(file: string): string[] {
  const lines = file.split('\n').filter((line) => line && !line.startsWith('#'));
  const rules = lines.filter((line) => !line.startsWith(' ')).length;
  const longest = Math.max(...lines.map(({ length }) => length));
  const cost = 'what is beyond is sent without its security headers there';
  return [
    ...(rules > MOST_RULES
      ? [`The headers need ${rules} rules, and Cloudflare Pages reads ${MOST_RULES}: ${cost}.`]
      : []),
    ...(longest > LONGEST_LINE
      ? [`A header has ${longest} characters, and Cloudflare Pages reads ${LONGEST_LINE}: ${cost}.`]
      : []),
  ];
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
