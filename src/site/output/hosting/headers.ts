/**
 * The headers of the site: one table, from which the files of all hosts are written. It is the same
 * for every build, so that a page works with the headers of another version: uploads are not atomic,
 * and browsers keep pages. What differs from page to page is in the page's own policy.
 */
import { FEED_TYPE, FILE_TYPES } from './media-types.ts';

export interface HeaderRule {
  /** `*` stands for any characters. Cloudflare Pages allows one in a path. */
  path: `/${string}`;
  /** Set for headers that browsers apply to pages and workers only. */
  documentsOnly?: true;
  headers: Readonly<Record<string, string>>;
}

/** Features that no page uses, of those that browsers know: they log a warning for any other. */
const DENIED = `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access sync-xhr unload usb window-management xr-spatial-tracking`.split(/\s+/);

/** The folder of files with a hash of their content in their names. */
export const HASHED_FOLDER = '/_astro/';

/** For files without a hash in their names; Netlify and Cloudflare Pages do this by themselves. */
export const REVALIDATE = 'no-cache';

/**
 * Netlify and Cloudflare Pages join a header that two rules set, so each header is in one rule. The
 * policy of drawings is the exception: browsers enforce both policies (CSP 3, section 8.1).
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // Without includeSubDomains: the team's other sites on the domain may not have https.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    path: '/*',
    documentsOnly: true,
    headers: {
      // Works in a header only (CSP 3, section 4.2); the rest of a policy is in its page.
      'Content-Security-Policy': "frame-ancestors 'none'",
      // Form services and payment pages learn the site a visitor comes from, but not the page.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  {
    path: `${HASHED_FOLDER}*`,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    // A drawing that somebody opens by itself runs no script and loads nothing.
    path: '/*.svg',
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    },
  },
  // Neither Netlify nor Cloudflare Pages names the charset of a calendar or the type of a feed.
  { path: '/*.ics', headers: { 'Content-Type': FILE_TYPES['ics'] ?? '' } },
  { path: '/*feed.xml', headers: { 'Content-Type': FEED_TYPE } },
];

/** The first line of every generated file. */
export const GENERATED =
  'Made by `npm run build` from src/site/output/hosting/. Changes made here are lost.';

/** The path of a rule as a regular expression. */
export const patternOf = (path: string): string =>
  `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;

/** The headers that a path is answered with. */
export function headersOf(path: string): Record<string, string> {
  const rules = HEADER_RULES.filter((rule) => new RegExp(patternOf(rule.path)).test(path));
  const headers = rules.flatMap((rule) => Object.entries(rule.headers));
  return Object.fromEntries([['Cache-Control', REVALIDATE], ...headers]);
}
