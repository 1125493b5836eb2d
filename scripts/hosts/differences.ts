/** How a host, or the program that stands for it, differs from what the site asks of every host. */
export interface Difference {
  /** Names of the hosts. */
  hosts: readonly string[];
  /** Name of the check that complains. */
  check: string;
  /** Its complaints that are meant. */
  lines: RegExp;
  /** 'program': the host itself does it. 'host': so does the host. */
  of: 'program' | 'host';
  /** What that means to a visitor or the team, one sentence. */
  means: string;
  /** It shows only on some sites, such as one with a second language. */
  sometimes?: true;
}

const CLOUDFLARE = ['Cloudflare Pages'];
const NETLIFY = ['Netlify'];
const SERVICES = [...CLOUDFLARE, ...NETLIFY];
const GITHUB = ['GitHub Pages'];

/** What the check of byte ranges says where the whole of a file comes for a part. */
const WHOLE = /: (status 200 for a part|another part|undefined, not bytes .*|a part, compressed)$/;

export const DIFFERENCES: readonly Difference[] = [
  {
    hosts: SERVICES,
    check: 'types',
    lines: /^\/(favicon\.ico: image\/vnd\.microsoft\.icon|\S+\.js: application\/javascript)/,
    of: 'host',
    means: 'Icon and scripts have the older names of their types, which browsers read alike.',
  },
  {
    hosts: SERVICES,
    check: 'headers, caching',
    lines:
      /^(GET|POST) \S+: (Content-Security-Policy|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy) is (?!undefined).*, not (undefined|default-src 'none';style-src .*)$/,
    of: 'host',
    means: 'Pictures and typefaces have the headers of pages too, which browsers pass over there.',
  },
  {
    hosts: SERVICES,
    check: 'headers, caching',
    lines:
      /^GET \/(\S+\.(txt|xml|ics|js)|(\S+\/)?(nowhere\S*|x|404(\.html)?)|_astro\/(\.hidden)?|\.git\/config): Cross-Origin-Opener-Policy is undefined, not same-origin$/,
    of: 'host',
    means:
      'Beside an editor in which people sign in by a window, texts, calendars and the default page below two names go without the header that keeps windows apart.',
    sometimes: true,
  },
  {
    hosts: SERVICES,
    check: 'headers, caching',
    lines: /^GET \/admin\/nowhere: Cross-Origin-Opener-Policy is /,
    of: 'host',
    means: 'What is unknown below the editor comes with the headers of the editor.',
    sometimes: true,
  },
  {
    hosts: SERVICES,
    check: 'headers, caching',
    lines: /^POST /,
    of: 'program',
    means: 'What is refused, such as a POST, comes with the headers of the address or without.',
  },
  {
    hosts: CLOUDFLARE,
    check: 'headers, caching',
    lines:
      /^GET \S+: Cache-Control is (public, max-age=0, must-revalidate|no-store|undefined), not no-cache$/,
    of: 'host',
    means:
      'What has no hash in its name is asked for again by other words for the same; what is unknown is not kept at all.',
  },
  {
    hosts: CLOUDFLARE,
    check: 'redirects',
    lines: /: status 308$/,
    of: 'host',
    means:
      'Other names of a page lead to it with 308 instead of 301: browsers and search engines read both alike.',
  },
  {
    hosts: CLOUDFLARE,
    check: 'default page, 404',
    lines: /^\/(\w+\/)?404(\.html)?: /,
    of: 'host',
    means: 'The default page has an address, /404.',
  },
  {
    hosts: CLOUDFLARE,
    check: 'brotli, gzip',
    lines: /: no (br|Vary|Vary with (br|gzip))$/,
    of: 'program',
    means:
      'The program compresses as it likes and says no Vary; the host sends brotli or gzip by what the browser takes.',
  },
  {
    hosts: CLOUDFLARE,
    check: 'brotli, gzip',
    lines: /^\/(\S+\.ics|(\S+\/)?feed\.xml): no gzip$/,
    of: 'host',
    means: 'Calendars and feeds are not among what it compresses.',
    sometimes: true,
  },
  {
    hosts: CLOUDFLARE,
    check: 'byte ranges',
    lines: WHOLE,
    of: 'host',
    means:
      'It sends the whole of a file where a part is asked for; then a player jumps only where the service worker cuts the part out.',
  },
  {
    hosts: NETLIFY,
    check: 'byte ranges',
    lines: WHOLE,
    of: 'program',
    means:
      'It sends the whole of a file where a part is asked for; the host says that it sends parts.',
  },
  {
    hosts: NETLIFY,
    check: 'types',
    lines: /^\/(\S+\/)?feed\.xml: application\/xml, /,
    of: 'program',
    means: 'Its own server says what a feed is, over _headers; the host follows _headers.',
    sometimes: true,
  },
  {
    hosts: GITHUB,
    check: 'types',
    lines: /^\/(\S+\/)?feed\.xml: application\/xml, /,
    of: 'host',
    means: 'A feed has the type of any XML; programs read it all the same.',
    sometimes: true,
  },
  {
    hosts: CLOUDFLARE,
    check: 'no traversal',
    lines: /^\/secret\.txt%00\.html: status 502$/,
    of: 'program',
    means: 'An address with a zero byte is refused with 502.',
  },
  {
    hosts: SERVICES,
    check: 'no hidden file',
    lines: /^\//,
    of: 'program',
    means: 'Every file of the folder is given, hidden ones too; dist/ holds none that is secret.',
  },
  {
    hosts: NETLIFY,
    check: 'redirects',
    lines: /^\/(\S+\/|admin|admin\/index\.html): (status 200|leads to undefined)$/,
    of: 'program',
    means:
      'It answers /about-us/ itself; the host leads to /about-us. No rule can: one for the first is one for the second.',
  },
  {
    hosts: [...NETLIFY, ...GITHUB],
    check: 'default page, 404',
    lines: /^\/(\w+\/)?404(\.html)?: status 200$/,
    of: 'host',
    means: 'The default page has an address, /404.html.',
  },
  {
    hosts: NETLIFY,
    check: 'headers, caching',
    lines: /^GET \S+: Cache-Control is public, max-age=0, not /,
    of: 'program',
    means:
      'Its own server says how long anything may be kept, over _headers; the host follows _headers.',
  },
  {
    hosts: NETLIFY,
    check: 'brotli, gzip',
    lines: /: no (br|gzip|Vary|Vary with (br|gzip))$/,
    of: 'program',
    means: 'It compresses nothing; the host sends brotli or gzip.',
  },
  {
    hosts: NETLIFY,
    check: 'no traversal',
    lines: /socket hang up/,
    of: 'program',
    means: 'It hangs up on an address that cannot be read.',
  },
  {
    hosts: GITHUB,
    check: 'redirects',
    lines: /^\/\S+: (status (200|404)|leads to undefined)$/,
    of: 'host',
    means:
      '/about-us.html and /index.html show their pages, /about-us/ is unknown: none leads to the page’s own address.',
  },
  {
    hosts: GITHUB,
    check: 'default page, 404',
    lines: /^\/\w+\/\S*: not the default page \w+\/404\.html$/,
    of: 'host',
    means: 'Unknown addresses of every language show the default page of the first.',
    sometimes: true,
  },
  {
    hosts: GITHUB,
    check: 'headers, caching',
    lines: /: (Cache-Control is (max-age=600|undefined), not |[A-Z][\w-]+ is undefined, not )/,
    of: 'host',
    means: 'No header of ours is sent, and everything is kept for ten minutes, hashed names too.',
  },
  {
    hosts: GITHUB,
    check: 'brotli, gzip',
    lines: /: no br$/,
    of: 'host',
    means: 'gzip instead of brotli.',
  },
  {
    hosts: GITHUB,
    check: 'no hidden file',
    lines: /^\//,
    of: 'host',
    means: 'Every file of the folder is given, hidden ones too; dist/ holds none that is secret.',
  },
];

/**
 * Tells what is wrong from what is known to differ. A difference that is not met any more is wrong too: the host, or the
 * program, has learnt something, and docs/deploy.md says less than the truth.
 */
export function unknownOf(
  check: string,
  complaints: readonly string[],
  differences: readonly Difference[],
): string[] {
  const known = differences.filter((one) => one.check === check);
  return [
    ...complaints.filter((line) => !known.some(({ lines }) => lines.test(line))),
    ...known
      .filter(({ lines, sometimes }) => !sometimes && !complaints.some((line) => lines.test(line)))
      .map(({ means }) => `no longer differs: ${means}`),
  ];
}
