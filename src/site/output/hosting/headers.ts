/**
 * The headers of the site, in one table from which the files of all hosts are generated. They are
 * the same in every build, because uploads are not atomic and browsers keep pages: a page must work
 * with the headers of another version. What differs between pages is in their own policies.
 */
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import { FEED_TYPE, FILE_TYPES } from './media-types.ts';

interface HeaderRule {
  /** `*` matches any characters. Cloudflare Pages allows one per path. */
  path: `/${string}`;
  /** Whether browsers use these headers only for pages and workers. */
  documentsOnly?: true;
  headers: Readonly<Record<string, string>>;
}

/** Features that no page uses. Only ones that browsers know: they log a warning for others. */
const DENIED = `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access sync-xhr unload usb window-management xr-spatial-tracking`.split(/\s+/);

/** The caching of files without a hash in their names. Netlify and Cloudflare Pages do it anyway. */
export const REVALIDATE = 'no-cache';

/**
 * Each header is in one rule, because Netlify and Cloudflare Pages join values that two rules set.
 * The exception is the policy of drawings: browsers enforce both policies (CSP 3, section 8.1).
 */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // Without includeSubDomains, since other sites of the team on this domain may lack https.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    path: '/*',
    documentsOnly: true,
    headers: {
      // `frame-ancestors` works only in a header (CSP 3, section 4.2); the rest is in each page.
      'Content-Security-Policy': "frame-ancestors 'none'",
      // Form services and payment pages learn which site a visitor comes from, but not which page.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  {
    path: `/${ASSETS_FOLDER}/*`,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    // A drawing that somebody opens directly runs no script and loads nothing.
    path: '/*.svg',
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    },
  },
  // Netlify and Cloudflare Pages set neither the charset of a calendar nor the type of a feed.
  { path: '/*.ics', headers: { 'Content-Type': FILE_TYPES['ics'] ?? '' } },
  { path: '/*feed.xml', headers: { 'Content-Type': FEED_TYPE } },
];

/** First line of every generated file, without its comment sign. */
export const GENERATED_NOTE =
  'Made by `npm run build` from src/site/output/hosting/. Changes made here are lost.';

/** The regular expression of a rule's path. */
export const patternOf = (path: string): string =>
  `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;

/** The headers for a path. */
export function headersOf(path: string): Record<string, string> {
  const rules = HEADER_RULES.filter((rule) => new RegExp(patternOf(rule.path)).test(path));
  const headers = rules.flatMap((rule) => Object.entries(rule.headers));
  return Object.fromEntries([['Cache-Control', REVALIDATE], ...headers]);
}
