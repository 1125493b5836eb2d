/** Icon and scripts have the older names of their types, which browsers read alike. */
const OLDER_TYPES =
  /^\/(favicon\.ico: image\/vnd\.microsoft\.icon|\S+\.js: application\/javascript)/;

/** A feed has the general type of XML, which feed readers accept. */
const XML_FEED = /^\/(\S+\/)?feed\.xml: application\/xml, /;

/** Any: these programs serve every file of the folder, and dist/ contains no secret. */
const ANY_COMPLAINT = /^\//;

/** Range requests get the whole file; docs/music.md says what that means. */
const NO_PARTS =
  /: (status 200 for a part|another part|undefined, not bytes .*|a part, compressed)$/;

/** The default page has an address of its own. */
const DEFAULT_PAGE = /^\/(\w+\/)?404(\.html)?: /;

const HEADERS_OF_SERVICES = [
  // Pictures and typefaces have the headers of pages too, which browsers ignore there.
  /^(GET|POST) \S+: (Content-Security-Policy|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy) is (?!undefined).*, not (undefined|default-src 'none';style-src .*)$/,
  // What is refused, such as a POST, comes with the headers of the address or without.
  /^POST /,
];

/** The complaints expected of each host, or its program; docs/deploy.md says what they mean. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, readonly RegExp[]>>>> = {
  'Cloudflare Pages': {
    types: [OLDER_TYPES],
    'headers, caching': [
      ...HEADERS_OF_SERVICES,
      // Files without a hash in their names are revalidated by other words for the same.
      /^GET \S+: Cache-Control is (public, max-age=0, must-revalidate|no-store|undefined), not no-cache$/,
    ],
    // 308 instead of 301: browsers and search engines read both alike.
    redirects: [/: status 308$/],
    'default page, 404': [DEFAULT_PAGE],
    'brotli, gzip': [
      // The program compresses by its own choice; the service by what the browser accepts.
      /: no (br|Vary|Vary with (br|gzip))$/,
      // Calendars and feeds are not among what it compresses.
      /^\/(\S+\.ics|(\S+\/)?feed\.xml): no gzip$/,
    ],
    'byte ranges': [NO_PARTS],
    // An address with a zero byte.
    'no traversal': [/^\/secret\.txt%00\.html: status 502$/],
    'no hidden file': [ANY_COMPLAINT],
  },
  Netlify: {
    types: [
      OLDER_TYPES,
      // The program overrides the type of a feed in _headers; the service follows _headers.
      XML_FEED,
      // JSON has no charset: browsers ignore it (RFC 8259, section 11).
      /^\/\S+\.json: application\/json; charset=utf-8, /,
    ],
    'headers, caching': [
      ...HEADERS_OF_SERVICES,
      // The program's own server overrides _headers; the service follows _headers.
      /^GET \S+: Cache-Control is public, max-age=0, not /,
    ],
    // The program shows the page at /about-us/; the service redirects. No rule can: Netlify takes
    // a rule for the one address as one for the other.
    redirects: [/^\/(\S+\/|admin|admin\/index\.html): (status 200|leads to undefined)$/],
    'default page, 404': [DEFAULT_PAGE],
    // The program compresses nothing and sends no parts; the service does both.
    'brotli, gzip': [/: no (br|gzip|Vary|Vary with (br|gzip))$/],
    'byte ranges': [NO_PARTS],
    // The program closes the connection on an address that cannot be read.
    'no traversal': [/socket hang up/],
    'no hidden file': [ANY_COMPLAINT],
  },
  'GitHub Pages': {
    types: [XML_FEED],
    // It shows pages at their other names instead of redirecting, and knows no /about-us/.
    redirects: [/^\/\S+: (status (200|404)|leads to undefined)$/],
    'default page, 404': [
      DEFAULT_PAGE,
      // Unknown addresses of every language show the default page of the first.
      /^\/\w+\/\S*: not the default page \w+\/404\.html$/,
    ],
    // Sends no header of ours, and caches everything for ten minutes.
    'headers, caching': [
      /: (Cache-Control is (max-age=600|undefined), not |[A-Z][\w-]+ is undefined, not )/,
    ],
    'brotli, gzip': [/: no br$/],
    'no hidden file': [ANY_COMPLAINT],
  },
};
