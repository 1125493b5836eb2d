import { CACHING, HASHED_FOLDER } from './headers.ts';
import { GENERATED, HOST_FILES, formatLines, quote, type HostedSite } from './site.ts';
import { COMPRESSED, FEED_TYPE, FILE_TYPES } from './media-types.ts';

/** The variable of a header that some responses lack: nginx omits an empty one. */
const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;

/** A pattern for the `"$status $uri"` of a file that was found. */
const found = (path: string) => `"~^(200|206|304) (${path})$"`;

/** A `map` block: lines of patterns and values, of which the first match counts. */
function map(from: string, to: string, cases: readonly string[]): string {
  return `map ${from} ${to} {\n${cases.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** The maps, which belong outside of every `server` block. */
export function nginxMaps({ headers, languages }: HostedSite): string {
  const { documents, kinds } = headers;
  return [
    `# ${GENERATED}\n# The first of two files: belongs into /etc/nginx/conf.d/.\n`,
    map('$uri', '$vary', ['default ""', `"~\\.(${COMPRESSED.join('|')})$" Accept-Encoding`]),
    map('"$status $uri"', '$cache_control', [
      `default "${CACHING.other}"`,
      `${found(`${HASHED_FOLDER}.*`)} "${CACHING.hashed}"`,
    ]),
    map('"$status $uri"', '$kind', [
      'default document',
      ...kinds.map(({ name, path }) => `${found(path)} ${name}`),
    ]),
    ...Object.entries(documents).map(([header, value]) =>
      map('$kind', variable(header), [
        `default ${quote(value)}`,
        ...kinds.map(({ name, headers: own }) => `${name} ${quote(own[header] ?? '')}`),
      ]),
    ),
    map('$uri', '$default_page', [
      'default /404.html',
      ...languages.map((folder) => `"~^/${folder}/" /${folder}/404.html`),
    ]),
  ].join('\n');
}

/** Types go by endings, and other files end as a feed does. */
const feedRule = (file: string) => `  location = /${file} {
    types {
    }
    default_type "${FEED_TYPE}";
  }
`;

/**
 * The rules of the site, for the inside of a `server` block. All headers are at the server's level,
 * because an `add_header` in a location would drop them all there (ngx_http_headers_module); maps
 * empty those that a response lacks. Redirects match only letters, digits and dashes.
 */
export function nginxRules({ headers, feeds }: HostedSite): string {
  return `# ${GENERATED}
# The second of two files: include it from the server block that names your domain, certificate and root.

  server_tokens off;
  autoindex off;
  # Compressed copies lie beside the files.
  gzip off;
  gzip_static on;
  brotli_static on;
  # Behind a proxy nginx knows neither the port nor the scheme that the visitor uses.
  absolute_redirect off;

${formatLines(headers.everywhere, (name, value) => `  add_header ${name} ${quote(value)} always;`)}
${formatLines(headers.documents, (name) => `  add_header ${name} ${variable(name)} always;`)}
  add_header Cache-Control $cache_control always;
  add_header Vary $vary always;

  types {
${formatLines(FILE_TYPES, (ending, type) => `    "${type}" ${ending};`)}
  }
  default_type application/octet-stream;

  error_page 403 404 $default_page;
  location ~ /404\\.html$ {
    internal;
  }
  # Hidden files, files for other hosts, compressed copies and the default page by their own name.
  location ~ /\\.(?!well-known/)|^/(?:${HOST_FILES})$|\\.(?:br|gz)$|/(?:404|index)$ {
    return 404;
  }

  # Each page has one address, to which its other names lead.
  location ~ ^(?<folder>(?:/[\\w-]+)*)/index\\.html$ {
    if (-f $request_filename) {
      return 301 $folder/$is_args$args;
    }
    return 404;
  }
  location ~ ^(?<page>(?:/[\\w-]+)+)\\.html$ {
    if (-f $request_filename) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  location ~ ^(?<page>(?:/[\\w-]+)*)/$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    try_files $page/index.html =404;
  }
  location ~ ^(?<page>(?:/[\\w-]+)+)$ {
    if (-f $document_root$page/index.html) {
      return 301 $page/$is_args$args;
    }
    try_files $page.html $page =404;
  }
  location / {
    try_files $uri =404;
  }
${feeds.map(feedRule).join('')}`;
}
