/**
 * The one source of the headers the site is sent with: the preview server reads it as it runs, and every build writes
 * the files of each host from it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { attribute, elementsNamed, textIn, type Document } from './html.ts';
import { EDITOR_FOLDER, drawingsIn, pagesOf, readPage, type Page } from './pages.ts';
import { drawingPolicy, policyIn, policyText, unionOf, type Policy } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Answers that are sent with other headers than documents. */
export interface Kind {
  name: 'drawing' | 'subresource' | 'editor';
  /** Their whole path, without compressed endings, as a pattern that every server here reads alike. */
  path: string;
  /** In place of all headers of documents. */
  headers: Headers;
}

/** What the site is sent with, beside `Cache-Control`. */
export interface SiteHeaders {
  /** With every answer. */
  everywhere: Headers;
  /** With all but `kinds`. */
  documents: Headers;
  /** Where two match, the first counts. */
  kinds: readonly Kind[];
}

/** What no page uses, in the names that browsers know: others are complained of in every console. Copying to the clipboard is left to the page: bank details have a copy button. */
const DENIED = `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access sync-xhr unload usb window-management xr-spatial-tracking`.split(/\s+/);

/** Files whose names change with their content may be kept for a year; everything else is revalidated each time. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The folder of the files whose names hold a hash of their content. */
export const HASHED_FOLDER = '/_astro/';

const DRAWINGS = '.*\\.svg';
/** What pages ask for and nobody opens by itself. */
const SUBRESOURCES = `${HASHED_FOLDER}.*|.*\\.(ico|png|jpe?g|webp|avif|woff2|css|webmanifest)`;

/**
 * How long a policy may be, in characters: servers take no header of any length (nginx 4 kB, Cloudflare Pages 2,000 a line).
 * Only with many languages it would be longer; then it leaves style to the policy that every page carries in itself, which
 * names its own alone.
 */
const LONGEST_POLICY = 1900;

/**
 * The policy that is sent as a header: what any page may do, the editor's too, and what only a
 * header can say. Each page carries its own, narrower one; browsers enforce both. One for all,
 * because some hosts can tell pages apart by their names alone, and take no more than a hundred.
 */
function headerPolicy(policies: readonly Policy[]): string {
  const policy = { ...unionOf(policies), 'frame-ancestors': ["'none'"] };
  const text = policyText(policy);
  return text.length > LONGEST_POLICY
    ? policyText({ ...policy, 'style-src': ["'unsafe-inline'"] })
    : text;
}

/** Whether people sign in to the editor by a window of its service. */
function signsInByWindow(editor: Document): boolean {
  const data = elementsNamed(editor, 'script').find((one) => attribute(one, 'id') === 'editing');
  return 'applicationId' in (JSON.parse(data ? textIn(data) : '{}') as object);
}

/** The security headers of a built site. @throws Error if the folder holds no built page */
export function securityHeaders(dist: URL, pages: readonly Page[] = pagesOf(dist)): SiteHeaders {
  const editorFile = `${EDITOR_FOLDER.slice(1)}index.html`;
  const editor = existsSync(new URL(editorFile, dist)) ? readPage(dist, editorFile) : undefined;
  const policies = [...pages.map(({ policy }) => policy), ...(editor ? [policyIn(editor)] : [])];
  const documents = {
    'Content-Security-Policy': headerPolicy(policies),
    // Form services and payment pages may see which site sent a visitor, never which page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const drawings = drawingsIn(dist).map((file) =>
    readFileSync(new URL(encodeURI(file), dist), 'utf8'),
  );
  return {
    everywhere: {
      // Without includeSubDomains: other sites of the team under the same domain may not have https yet.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    documents,
    kinds: [
      {
        // A drawing may be opened by itself.
        name: 'drawing',
        path: DRAWINGS,
        headers: { 'Content-Security-Policy': policyText(drawingPolicy(drawings)) },
      },
      {
        // Nearly 2 kB less: browsers obey the headers of documents on what they open as a page or run as a worker (CSP
        // 3, section 4.2; HTML, section 7.1.3), which no picture or typeface is. `Referrer-Policy` also rules what style
        // sheets and scripts ask for: here nothing but this site.
        name: 'subresource',
        path: SUBRESOURCES,
        headers: {},
      },
      // The window in which people sign in leads away and back: under any other value it could no
      // longer tell the editor (HTML, section 7.1.3.1).
      ...(editor && signsInByWindow(editor)
        ? [
            {
              name: 'editor' as const,
              path: `${EDITOR_FOLDER}.*`,
              headers: { ...documents, 'Cross-Origin-Opener-Policy': 'unsafe-none' },
            },
          ]
        : []),
    ],
  };
}

/**
 * The headers each path of a built site is sent with where it is found; what is not found gets those of the default
 * page, `/404.html`. Reads the build alone, no settings and no content.
 * @param dist folder of the built site, with a slash at its end
 * @throws Error if the folder holds no built page
 */
export function loadHeaders(dist: URL): (path: string) => Record<string, string> {
  const { everywhere, documents, kinds } = securityHeaders(dist);
  return (path) => ({
    ...everywhere,
    ...(kinds.find((kind) => new RegExp(`^(${kind.path})$`).test(path))?.headers ?? documents),
    'Cache-Control': path.startsWith(HASHED_FOLDER) ? CACHING.hashed : CACHING.other,
  });
}
