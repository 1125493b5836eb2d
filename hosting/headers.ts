/** The headers of the site, for the preview server and the files that a build writes for hosts. */
import { existsSync, readFileSync } from 'node:fs';
import { isFeed } from './media-types.ts';
import { EDITOR_FOLDER, listFiles, readPages, readPage, type Page } from './pages.ts';
import { drawingPolicy, policyIn, policyText, unionOf, type Policy } from './policy.ts';

type HeaderFields = Readonly<Record<string, string>>;

/** Files with other headers than documents, by a pattern that all servers read alike. */
interface Kind {
  name: string;
  path: string;
  headers: HeaderFields;
}

/** Features that no page uses, of those that browsers know: they log a warning for any other. */
const DENIED = `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access sync-xhr unload usb window-management xr-spatial-tracking`.split(/\s+/);

/** Files whose names change with their content are cached for a year; others are revalidated. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The folder of files with a hash of their content in their names. */
export const HASHED_FOLDER = '/_astro/';

/** Files that pages load and that nobody opens by themselves. */
const SUBRESOURCES = `${HASHED_FOLDER}.*|.*\\.(ico|png|jpe?g|webp|avif|woff2|css|webmanifest)`;

/**
 * The longest policy, in characters: hosts limit headers (nginx 4 kB, Cloudflare Pages 2,000 a
 * line, with the header's name). With many languages it would be longer; then it allows all inline
 * style, and the policy in each page restricts that to its own.
 */
const LONGEST_POLICY = 1960;

/**
 * The policy of the header: what any page or the editor may do, and what only a header can say.
 * Each page contains its own, narrower one; browsers enforce both. It is the same for all pages,
 * because some hosts set headers only by name, for at most a hundred names.
 */
function headerPolicy(policies: readonly Policy[]): string {
  const policy = { ...unionOf(policies), 'frame-ancestors': ["'none'"] };
  const text = policyText(policy);
  return text.length > LONGEST_POLICY
    ? policyText({ ...policy, 'style-src': ["'unsafe-inline'"] })
    : text;
}

/** The headers of a built site but `Cache-Control`. @throws Error if the folder contains no page */
export function securityHeaders(dist: URL, pages: readonly Page[] = readPages(dist)) {
  const editorFile = `${EDITOR_FOLDER.slice(1)}index.html`;
  const editor = existsSync(new URL(editorFile, dist)) ? readPage(dist, editorFile) : undefined;
  const policies = [...pages.map(({ policy }) => policy), ...(editor ? [policyIn(editor)] : [])];
  const documents: HeaderFields = {
    'Content-Security-Policy': headerPolicy(policies),
    // Form services and payment pages learn the site a visitor comes from, but not the page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const files = listFiles(dist);
  const drawings = files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => readFileSync(new URL(encodeURI(file), dist), 'utf8'));
  const ofDrawings = { 'Content-Security-Policy': policyText(drawingPolicy(drawings)) };
  const everywhere: HeaderFields = {
    // Without includeSubDomains: the team's other sites on the domain may not have https.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // Readers of a feed show the pictures of its posts in pages of their own.
    'Cross-Origin-Resource-Policy': files.some(isFeed) ? 'cross-origin' : 'same-origin',
  };
  const kinds: Kind[] = [
    // A visitor can open a drawing by itself.
    { name: 'drawing', path: '.*\\.svg', headers: ofDrawings },
    // Saves nearly 2 kB: browsers apply the headers of documents to pages and workers (CSP 3,
    // section 4.2; HTML, section 7.1.3), not to pictures and typefaces. `Referrer-Policy` also
    // applies to what style sheets and scripts load, which is only from this site.
    { name: 'subresource', path: SUBRESOURCES, headers: {} },
  ];
  return { everywhere, documents, kinds };
}

/** The headers by path; an unknown one has those of `/404.html`. @throws Error without a page */
export function loadHeaders(dist: URL): (path: string) => Record<string, string> {
  const { everywhere, documents, kinds } = securityHeaders(dist);
  return (path) => ({
    ...everywhere,
    ...(kinds.find((kind) => new RegExp(`^(${kind.path})$`).test(path))?.headers ?? documents),
    'Cache-Control': path.startsWith(HASHED_FOLDER) ? CACHING.hashed : CACHING.other,
  });
}
