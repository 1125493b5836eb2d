/**
 * What any host must do with the built site. Each check gives one line for each thing that is
 * wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadHeaders } from '../../hosting/headers.ts';
import { EDITOR_FOLDER, listFiles, readPages } from '../../hosting/pages.ts';
import { hostedSite } from '../../hosting/site.ts';
import { isCompressed, typeOf } from '../../hosting/media-types.ts';
import { ask } from './request.ts';

export interface Host {
  port: number;
  /** The site as it was built, with a slash at its end. */
  dist: URL;
}

/** Stands in files that no visitor may ever see. */
export const SECRET = 'nobody may read this';

type Check = (host: Host) => Promise<string[]>;

const UNKNOWN = [
  '/nowhere',
  '/nowhere/deep.html',
  '/_astro/nowhere.js',
  '/404.html',
  '/about-us/x',
  `${EDITOR_FOLDER}nowhere`,
];
const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const GZIP = { 'Accept-Encoding': 'gzip, br;q=0' };

const EDITOR_PAGE = `${EDITOR_FOLDER.slice(1)}index.html`;
const hasEditor = ({ dist }: Host) => existsSync(new URL(EDITOR_PAGE, dist));

const builtFile = ({ dist }: Host, file: string) => readFileSync(new URL(encodeURI(file), dist));

/** Address and file of everything a visitor may ask for: pages, and files under their own names. */
function resources(host: Host): { path: string; file: string }[] {
  const pages = readPages(host.dist).flatMap(({ address, file }) =>
    address ? [{ path: address, file }] : [],
  );
  const files = listFiles(host.dist)
    .filter((file) => !file.endsWith('.html') && typeOf(file))
    .map((file) => ({ path: `/${encodeURI(file)}`, file }));
  const editor = hasEditor(host) ? [{ path: EDITOR_FOLDER, file: EDITOR_PAGE }] : [];
  return [...pages, ...editor, ...files];
}

/** Runs a test for each item and gathers what each has to complain of. */
async function each<Item>(
  items: readonly Item[],
  test: (item: Item) => Promise<(string | false | undefined)[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const item of items)
    found.push(...(await test(item)).filter((line) => line !== false && line !== undefined));
  return found;
}

/** None of the addresses shows anything. @param addresses with spaces between them */
const hides =
  (addresses: string, statuses = [404]): Check =>
  ({ port }) =>
    each(addresses.trim().split(/\s+/), async (path) => {
      const { status, content } = await ask(port, path);
      return [
        !statuses.includes(status) && `${path}: status ${status}`,
        content.includes(SECRET) && `${path}: shows what is hidden`,
      ];
    });

const every: Check = (host) =>
  each(resources(host), async ({ path, file }) => {
    const { status, content, headers } = await ask(host.port, path);
    return [
      status !== 200 && `${path}: status ${status}`,
      !content.equals(builtFile(host, file)) && `${path}: other bytes than ${file}`,
      headers['content-encoding'] !== undefined &&
        `${path}: compressed for a browser that reads none`,
    ];
  });

const redirects: Check = (host) => {
  const wanted = hostedSite(host.dist).names.flatMap((name) => [
    [`/${name}.html`, `/${name}`],
    [`/${name}/`, `/${name}`],
    [`/${name}.html?from=post`, `/${name}?from=post`],
  ]);
  const toEditor = [EDITOR_FOLDER.slice(0, -1), `/${EDITOR_PAGE}`];
  const editor = toEditor.map((from) => [from, EDITOR_FOLDER]);
  const all = [...wanted, ['/index.html', '/'], ...(hasEditor(host) ? editor : [])];
  return each(all, async ([from = '', to = '']) => {
    const { status, headers } = await ask(host.port, from);
    const target = new URL(headers['location'] ?? 'none:', `http://127.0.0.1:${host.port}`);
    return [
      status !== 301 && `${from}: status ${status}`,
      target.pathname + target.search !== to && `${from}: leads to ${headers['location']}`,
    ];
  });
};

/** Addresses that nobody knows, and the default page that each shows: below a language its own. */
function unknownOf(host: Host): { path: string; page: string }[] {
  const editor = hasEditor(host) ? [] : ['/admin', EDITOR_FOLDER];
  const ofLanguages = hostedSite(host.dist).languages.flatMap((folder) =>
    ['nowhere', 'nowhere/deep.html', 'about-us/x', '404', '404.html'].map((name) => ({
      path: `/${folder}/${name}`,
      page: `${folder}/404.html`,
    })),
  );
  return [...[...UNKNOWN, ...editor].map((path) => ({ path, page: '404.html' })), ...ofLanguages];
}

const defaultPage: Check = (host) =>
  each(unknownOf(host), async ({ path, page }) => {
    const { status, content, headers } = await ask(host.port, path, BROTLI);
    return [
      status !== 404 && `${path}: status ${status}`,
      !content.equals(builtFile(host, page)) && `${path}: not the default page ${page}`,
      !headers['content-type']?.startsWith('text/html') && `${path}: ${headers['content-type']}`,
    ];
  });

/** Each answer has the headers of its kind and none of those that only the other kind has. */
const sameHeaders: Check = (host) => {
  const wanted = loadHeaders(host.dist);
  const names = Object.keys(wanted('/'));
  const hidden = ['/_astro/', '/_astro/.hidden', '/.git/config'];
  const paths = [...resources(host).map(({ path }) => path), ...UNKNOWN, ...hidden];
  const asked = paths.flatMap((path) => ['GET', 'POST'].map((method) => ({ path, method })));
  return each(asked, async ({ path, method }) => {
    const { status, headers: found } = await ask(host.port, path, BROTLI, method);
    const headers = wanted(status === 200 ? path : '/404.html');
    return names.map(
      (name) =>
        found[name.toLowerCase()] !== headers[name] &&
        `${method} ${path}: ${name} is ${found[name.toLowerCase()]}, not ${headers[name]}`,
    );
  });
};

const compression: Check = (host) => {
  const texts = resources(host).filter(({ file }) => isCompressed(file));
  const asked = texts.flatMap((text) => [
    { ...text, encoding: 'br', headers: BROTLI, how: ' with br' },
    { ...text, encoding: 'gzip', headers: GZIP, how: ' with gzip' },
    { ...text, encoding: undefined, headers: {}, how: '' },
  ]);
  return each(asked, async ({ path, file, encoding, headers, how }) => {
    const answer = await ask(host.port, path, headers);
    const original = builtFile(host, file);
    return [
      answer.headers['content-encoding'] !== encoding && `${path}: no ${encoding}`,
      !answer.headers['vary']?.includes('Accept-Encoding') && `${path}: no Vary${how}`,
      !answer.content.equals(original) && `${path}: other bytes${how}`,
      answer.body.length > original.length + 64 && `${path}: larger${how}`,
    ];
  });
};

const types: Check = (host) =>
  each(resources(host), async ({ path, file }) => {
    const wanted = typeOf(file);
    const found = await Promise.all([ask(host.port, path), ask(host.port, path, BROTLI)]);
    return found.map(({ headers }) => {
      const type = headers['content-type']?.toLowerCase().replace(/;\s*/, '; ');
      return type !== wanted && `${path}: ${type}, not ${wanted}`;
    });
  });

const revalidation: Check = (host) =>
  each(resources(host), async ({ path }) => {
    const first = await ask(host.port, path, BROTLI);
    const tag = first.headers['etag'];
    if (!tag) return [`${path}: no ETag`];
    const again = await ask(host.port, path, { ...BROTLI, 'If-None-Match': tag });
    return [again.status !== 304 && `${path}: status ${again.status} for the same ETag`];
  });

/**
 * A listener jumps within a piece (RFC 9110, section 14): a part of what is not compressed comes
 * alone.
 */
const ranges: Check = (host) => {
  const isMusic = (file: string) => typeOf(file)?.startsWith('audio/');
  const files = resources(host).filter(({ file }) => file.endsWith('.woff2') || isMusic(file));
  return each(files, async ({ path, file }) => {
    const original = builtFile(host, file);
    const { status, body, headers } = await ask(host.port, path, {
      ...BROTLI,
      Range: 'bytes=100-199',
    });
    const part = `bytes 100-199/${original.length}`;
    return [
      status !== 206 && `${path}: status ${status} for a part`,
      !body.equals(original.subarray(100, 200)) && `${path}: another part`,
      headers['content-range'] !== part && `${path}: ${headers['content-range']}, not ${part}`,
      headers['content-encoding'] !== undefined && `${path}: a part, compressed`,
    ];
  });
};

const head: Check = (host) =>
  each(resources(host).slice(0, 8), async ({ path }) => {
    const { status, body } = await ask(host.port, path, {}, 'HEAD');
    return [
      (status !== 200 || body.length > 0) && `${path}: HEAD gives ${status}, ${body.length} B`,
    ];
  });

/**
 * Nobody can send or remove anything; Apache takes a POST for a GET. What is refused must be
 * readable.
 */
const otherMethods: Check = (host) => {
  const methods = ['POST', 'PUT', 'DELETE'];
  const asked = ['/', '/robots.txt'].flatMap((path) => methods.map((method) => ({ path, method })));
  return each(asked, async ({ path, method }) => {
    const { status } = await ask(host.port, path, BROTLI, method);
    const isRefused = status === 405 || (status === 200 && method === 'POST');
    return [!isRefused && `${method} ${path}: status ${status}`];
  });
};

export const CHECKS: Readonly<Record<string, Check>> = {
  'every file': every,
  redirects,
  'default page, 404': defaultPage,
  'headers, caching': sameHeaders,
  'brotli, gzip': compression,
  types,
  'ETag, 304': revalidation,
  'byte ranges': ranges,
  HEAD: head,
  'other methods': otherMethods,
  'no listing': hides('/_astro/ /_astro /.well-known/ /.well-known /_astro//'),
  'no hidden file': hides(
    `/.htaccess /.git/config /%2egit/config /.env /_astro/.hidden /_headers /_redirects
    /index.html.br /about-us.html.gz`,
  ),
  'no traversal': hides(
    `/../secret.txt /_astro/../../secret.txt /%2e%2e/secret.txt /%2e%2e%2fsecret.txt
    /_astro/%2e%2e/%2e%2e/secret.txt /..%5csecret.txt /%5c..%5csecret.txt
    /_astro/..%5c..%5csecret.txt /..\\secret.txt /....//secret.txt /%252e%252e/secret.txt
    /..%c0%afsecret.txt //secret.txt /secret.txt%00.html`,
    [400, 403, 404],
  ),
};
