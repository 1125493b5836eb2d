/** The hosts that serve a folder by rules of their own: the programs that their makers publish, and for one our own. */
import { fileURLToPath } from 'node:url';
import { packageBin } from '../package-bin.ts';
import { VERSIONS, fetchPackage } from './fetch-package.ts';
import type { Difference } from './differences.ts';
import type { HostServer } from './host-server.ts';
import { run } from './server-process.ts';

/** No account, no questions, no word to anybody. */
const QUIET = { CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };

const FULL_TYPES: Difference = {
  check: 'types',
  lines: /^\/(favicon\.ico: image\/vnd\.microsoft\.icon|\S+\.js: application\/javascript)/,
  of: 'host',
  means: 'Icon and scripts have the older names of their types, which browsers read alike.',
};

const MORE_HEADERS: Difference = {
  check: 'headers, caching',
  lines:
    /^(GET|POST) \S+: (Content-Security-Policy|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy) is (?!undefined).*, not (undefined|default-src 'none';style-src .*)$/,
  of: 'host',
  means: 'Pictures and typefaces have the headers of pages too, which browsers pass over there.',
};

/** Both hosts join what two rules give, so beside an editor, which has a policy of its own, pages have theirs by name. */
const BY_NAME: Difference = {
  check: 'headers, caching',
  lines:
    /^GET \/(\S+\.(txt|xml)|(\S+\/)?(nowhere\S*|x|404(\.html)?)|_astro\/(\.hidden)?|\.git\/config): (Content-Security-Policy|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy) is undefined, not /,
  of: 'host',
  means:
    'Beside an editor texts and the default page go without the headers of pages; the default page holds its policy itself.',
  sometimes: true,
};

const BELOW_EDITOR: Difference = {
  check: 'headers, caching',
  lines: /^GET \/admin\/nowhere: (Content-Security-Policy|Cross-Origin-Opener-Policy) is /,
  of: 'host',
  means: 'What is unknown below the editor comes with the headers of the editor.',
  sometimes: true,
};

const REFUSED: Difference = {
  check: 'headers, caching',
  lines: /^POST /,
  of: 'program',
  means: 'What is refused, such as a POST, comes with the headers of the address or without.',
};

const WHOLE_FOLDER: Difference = {
  check: 'no hidden file',
  lines: /^\//,
  of: 'program',
  means: 'Every file of the folder is given, hidden ones too; dist/ holds none that is secret.',
};

const DEFAULT_PAGE: Difference = {
  check: 'default page, 404',
  lines: /^\/(\w+\/)?404(\.html)?: status 200$/,
  of: 'host',
  means: 'The default page has an address, /404.html.',
};

const cloudflare: HostServer = {
  name: 'Cloudflare Pages',
  find: () => packageBin('wrangler', fetchPackage('wrangler')),
  version: () => VERSIONS.wrangler,
  start: (command, { folder, site, port }) =>
    run(
      process.execPath,
      [
        command,
        ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port)],
        ...['--compatibility-date', '2026-01-01', '--live-reload=false'],
        '--show-interactive-dev-session=false',
      ],
      folder,
      { ...QUIET, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    ),
  differences: [
    {
      check: 'redirects',
      lines: /: status 308$/,
      of: 'host',
      means:
        'Other names of a page lead to it with 308 instead of 301: browsers and search engines read both alike.',
    },
    {
      check: 'default page, 404',
      lines: /^\/(\w+\/)?404(\.html)?: /,
      of: 'host',
      means: 'The default page has an address, /404.',
    },
    MORE_HEADERS,
    BY_NAME,
    BELOW_EDITOR,
    {
      check: 'headers, caching',
      lines:
        /^GET \S+: Cache-Control is (public, max-age=0, must-revalidate|no-store|undefined), not no-cache$/,
      of: 'host',
      means:
        'What has no hash in its name is asked for again by other words for the same; what is unknown is not kept at all.',
    },
    REFUSED,
    {
      check: 'brotli, gzip',
      lines: /: no (br|Vary|Vary with (br|gzip))$/,
      of: 'program',
      means:
        'The program compresses as it likes and says no Vary; the host sends brotli or gzip by what the browser takes.',
    },
    FULL_TYPES,
    WHOLE_FOLDER,
    {
      check: 'no traversal',
      lines: /^\/secret\.txt%00\.html: status 502$/,
      of: 'program',
      means: 'An address with a zero byte is refused with 502.',
    },
  ],
};

const netlify: HostServer = {
  name: 'Netlify',
  find: () => packageBin('netlify', fetchPackage('netlify-cli')),
  version: () => VERSIONS['netlify-cli'],
  start: (command, { folder, site, port }) =>
    run(
      process.execPath,
      [
        command,
        ...['dev', '--dir', site, '--offline', '--no-open', '--internal-disable-edge-functions'],
        ...['--port', String(port), '--staticServerPort', String(port + 100)],
      ],
      folder,
      { ...QUIET, NETLIFY_TELEMETRY_DISABLED: '1', BROWSER: 'none' },
    ),
  differences: [
    {
      check: 'redirects',
      lines: /^\/(\S+\/|admin|admin\/index\.html): (status 200|leads to undefined)$/,
      of: 'program',
      means:
        'It answers /about-us/ itself; the host leads to /about-us. No rule can: one for the first is one for the second.',
    },
    DEFAULT_PAGE,
    MORE_HEADERS,
    BY_NAME,
    BELOW_EDITOR,
    {
      check: 'headers, caching',
      lines: /^GET \S+: Cache-Control is public, max-age=0, not /,
      of: 'program',
      means:
        'Its own server says how long anything may be kept, over _headers; the host follows _headers.',
    },
    REFUSED,
    {
      check: 'brotli, gzip',
      lines: /: no (br|gzip|Vary|Vary with (br|gzip))$/,
      of: 'program',
      means: 'It compresses nothing; the host sends brotli or gzip.',
    },
    FULL_TYPES,
    WHOLE_FOLDER,
    {
      check: 'no traversal',
      lines: /socket hang up/,
      of: 'program',
      means: 'It hangs up on an address that cannot be read.',
    },
  ],
};

const GITHUB = fileURLToPath(new URL('github-pages.ts', import.meta.url));

const github: HostServer = {
  name: 'GitHub Pages',
  find: () => GITHUB,
  version: () => '(rules)',
  start: (command, { folder, site, port }) =>
    run(process.execPath, [command, site, String(port)], folder),
  differences: [
    {
      check: 'redirects',
      lines: /^\/\S+: (status (200|404)|leads to undefined)$/,
      of: 'host',
      means:
        '/about-us.html and /index.html show their pages, /about-us/ is unknown: none leads to the page’s own address.',
    },
    DEFAULT_PAGE,
    {
      check: 'default page, 404',
      lines: /^\/\w+\/\S*: not the default page \w+\/404\.html$/,
      of: 'host',
      means: 'Unknown addresses of every language show the default page of the first.',
      sometimes: true,
    },
    {
      check: 'headers, caching',
      lines: /: (Cache-Control is (max-age=600|undefined), not |[A-Z][\w-]+ is undefined, not )/,
      of: 'host',
      means: 'No header of ours is sent, and everything is kept for ten minutes, hashed names too.',
    },
    {
      check: 'brotli, gzip',
      lines: /: no br$/,
      of: 'host',
      means: 'gzip instead of brotli.',
    },
    { ...WHOLE_FOLDER, of: 'host' },
  ],
};

export const SERVICES: readonly HostServer[] = [cloudflare, netlify, github];
