/**
 * The one source of the headers the site is sent with: the preview server reads it as it runs, and every build writes
 * the files of each host from it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { attribute, elementsNamed, parseHtml, textIn } from './html.ts';
import { EDITOR_FOLDER, drawingsIn, pagesOf, type Page } from './pages.ts';
import { drawingPolicy, policyIn, policyText, unionOf } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the site is sent with, beside `Cache-Control`. */
export interface SiteHeaders {
  /** With every answer. */
  everywhere: Headers;
  /**
   * With all but SUBRESOURCES, nearly 2 kB: browsers obey these on what they open as a page or run as a
   * worker (CSP 3, section 4.2; HTML, section 7.1.3), which no picture or typeface is. `Referrer-Policy` also rules what
   * style sheets and scripts ask for: here nothing but this site.
   */
  documents: Headers;
  /** With DRAWINGS, in place of the documents' headers: a drawing may be opened by itself. */
  drawings: Headers;
  /** With what lies in EDITOR_FOLDER, in place of the documents' headers, where there is an editor. */
  editor?: Headers | undefined;
}

/** What no page uses, in the names that browsers know: others are complained of in every console. Copying to the clipboard is left to the page: bank details have a copy button. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Files whose names change with their content may be kept for a year; everything else is revalidated each time. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The folder of the files whose names hold a hash of their content. */
export const HASHED_FOLDER = '/_astro/';

/**
 * Paths of subresources, which pages ask for and nobody opens by itself, as a pattern that every server here reads alike: browsers
 * obey the headers of documents on none of them, and on a connection of HTTP/1 these weigh more than an icon. Servers
 * that send compressed copies know them by their own names.
 */
export const SUBRESOURCES = `^${HASHED_FOLDER}|\\.(svg|ico|png|jpe?g|webp|avif|woff2|css|webmanifest)(\\.br|\\.gz)?$`;

/** Paths of drawings, as a pattern; they are SUBRESOURCES too. */
export const DRAWINGS = '\\.svg(\\.br|\\.gz)?$';

/**
 * How long a policy may be, in characters: servers take no header of any length (nginx 4 kB, Cloudflare Pages 2,000 a line).
 * Only with many languages it would be longer; then it leaves style to the policy that every page carries in itself, which
 * names its own alone.
 */
const LONGEST_POLICY = 1900;

/**
 * The policy that is sent as a header: what any page may do, and what only a header can say. Each page carries its
 * own, narrower one; browsers enforce both.
 */
function headerPolicy(pages: readonly Page[], hasWorker: boolean): string {
  const union = unionOf([
    ...pages.map(({ policy }) => policy),
    // The worker obeys the policy its own file is sent with: it fetches this site's files.
    ...(hasWorker ? [{ 'worker-src': ["'self'"], 'connect-src': ["'self'"] }] : []),
  ]);
  const policy = { ...union, 'frame-ancestors': ["'none'"] };
  const text = policyText(policy);
  return text.length > LONGEST_POLICY
    ? policyText({ ...policy, 'style-src': ["'unsafe-inline'"] })
    : text;
}

/**
 * What the editor differs in. Signing in at a service opens a window that leads there and back: under any other
 * `Cross-Origin-Opener-Policy` it could no longer tell the editor (HTML, section 7.1.3.1).
 */
function editorHeaders(dist: URL, documents: Headers): Headers | undefined {
  const file = new URL(`.${EDITOR_FOLDER}index.html`, dist);
  if (!existsSync(file)) return undefined;
  const page = parseHtml(readFileSync(file, 'utf8'));
  const data = elementsNamed(page, 'script').find((one) => attribute(one, 'id') === 'editing');
  const { applicationId } = JSON.parse(data ? textIn(data) : '{}') as { applicationId?: string };
  return {
    ...documents,
    'Content-Security-Policy': policyText({ ...policyIn(page), 'frame-ancestors': ["'none'"] }),
    'Cross-Origin-Opener-Policy': applicationId ? 'unsafe-none' : 'same-origin',
  };
}

/** The security headers of a built site. @throws Error if the folder holds no built page */
export function securityHeaders(dist: URL, pages: readonly Page[] = pagesOf(dist)): SiteHeaders {
  const documents = {
    'Content-Security-Policy': headerPolicy(pages, existsSync(new URL('sw.js', dist))),
    // Form services and payment pages may see which site sent a visitor, never which page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return {
    everywhere: {
      // Without includeSubDomains: other sites of the team under the same domain may not have https yet.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    documents,
    editor: editorHeaders(dist, documents),
    drawings: {
      'Content-Security-Policy': policyText(
        drawingPolicy(
          drawingsIn(dist).map((file) => readFileSync(new URL(encodeURI(file), dist), 'utf8')),
        ),
      ),
    },
  };
}

/**
 * The headers each path of a built site is sent with where it is found; what is not found gets those of the default
 * page, `/404.html`. Reads the build alone, no settings and no content.
 * @param dist folder of the built site, with a slash at its end
 * @throws Error if the folder holds no built page
 */
export function loadHeaders(dist: URL): (path: string) => Record<string, string> {
  const { everywhere, documents, drawings, editor } = securityHeaders(dist);
  const isSubresource = new RegExp(SUBRESOURCES);
  const isDrawing = new RegExp(DRAWINGS);
  const ofDocument = (path: string) =>
    editor && path.startsWith(EDITOR_FOLDER) ? editor : documents;
  const ofKind = (path: string) =>
    isDrawing.test(path) ? drawings : isSubresource.test(path) ? {} : ofDocument(path);
  return (path) => ({
    ...everywhere,
    ...ofKind(path),
    'Cache-Control': path.startsWith(HASHED_FOLDER) ? CACHING.hashed : CACHING.other,
  });
}
