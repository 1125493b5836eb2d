import {
  CACHING,
  COMPRESSED,
  DRAWINGS,
  EDITOR_FOLDER,
  GENERATED,
  HASHED_FOLDER,
  HOST_FILES,
  SUBRESOURCES,
  anyOf,
  lines,
  quoted,
  type HostedSite,
} from './site.ts';
import { FILE_TYPES } from './types.ts';

/** Where the container and most packages keep the files of a site. */
export const NGINX_ROOT = '/usr/share/nginx/html';
export const NGINX_PORT = 8080;

/** A location that answers with the compressed copy of a file, where the browser takes one and it exists. */
function location(match: string, type: string, file: string): string {
  return `  location ${match} {
    types { }
    default_type "${type}";
    try_files ${file}$compressed ${file} =404;
  }`;
}

/** The variable that holds a header which some answers go without: nginx leaves out a header whose value is empty. */
const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;

/** What nginx looks up once for all its sites: belongs outside of every `server` block. */
export function nginxMaps({ headers, languages }: HostedSite): string {
  return `# ${GENERATED}
# The first of two files: belongs into /etc/nginx/conf.d/.

map $http_accept_encoding $compressed {
  default "";
  "~*\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".br";
  "~*\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".gz";
}

# What nginx itself puts into words, such as a refusal to take a message, is not compressed.
map "$status $uri" $content_encoding {
  default "";
  "~^(200|206|304|403|404) .*\\.br$" br;
  "~^(200|206|304|403|404) .*\\.gz$" gzip;
}

map $uri $vary {
  default "";
  "~\\.(${COMPRESSED.join('|')})(\\.br|\\.gz)?$" Accept-Encoding;
}

map "$status $uri" $hashed {
  default 0;
  "~^(200|206|304) ${HASHED_FOLDER}" 1;
}

map $hashed $cache_control {
  default "${CACHING.other}";
  1 "${CACHING.hashed}";
}

# Browsers obey the headers that follow on pages and workers; a drawing may be opened by itself, other files may not.
map $uri $named {
  default document;
  "~${DRAWINGS}" drawing;
  "~${SUBRESOURCES}" subresource;${headers.editor ? `\n  "~^${EDITOR_FOLDER}" editor;` : ''}
}
map "$status $named" $kind {
  default document;
  "~^(200|206|304) drawing$" drawing;
  "~^(200|206|304) subresource$" subresource;${headers.editor ? '\n  "~^(200|206|304) editor$" editor;' : ''}
}

${Object.entries(headers.documents)
  .map(
    ([name, value]) => `map $kind ${variable(name)} {
  default ${quoted(value)};
  drawing ${quoted(headers.drawings[name] ?? '')};
  subresource "";${headers.editor ? `\n  editor ${quoted(headers.editor[name] ?? '')};` : ''}
}`,
  )
  .join('\n\n')}
${languages.length > 0 ? defaultPages(languages) : ''}`;
}

/** Which default page an unknown address shows, by the language that it begins with. */
function defaultPages(languages: readonly string[]): string {
  return `
map $uri $default_page {
  default /404.html;
${languages.map((folder) => `  "~^/${folder}/" /${folder}/404.html;`).join('\n')}
}
`;
}

/** The editor has its address with a slash at the end, as a folder. */
function editorRules(html: string): string {
  const folder = EDITOR_FOLDER.slice(0, -1);
  return `
${location(`= ${EDITOR_FOLDER}`, html, `${EDITOR_FOLDER}index.html`)}
  location ~ ^${folder}(?:/index\\.html)?$ {
    return 301 ${EDITOR_FOLDER}$is_args$args;
  }
`;
}

/**
 * The rules of the site, for the inside of a `server` block. All headers stand at the server's level, because one
 * `add_header` in a location would drop all of them there (ngx_http_headers_module): maps say which answers go without
 * some. Compressed copies are chosen by name, so that brotli needs no module.
 */
export function nginxRules({ headers, names, languages }: HostedSite): string {
  const html = FILE_TYPES['html']?.type ?? '';
  const others = Object.entries(FILE_TYPES)
    .filter(([, { compress }]) => !compress)
    .map(([ending, { type }]) => `    ${type} ${ending};`);
  const pages = anyOf(names);
  return `# ${GENERATED}
# The second of two files: include it from the server block that names your domain, certificate and root.

  server_tokens off;
  autoindex off;
  gzip off;
  # Behind a proxy nginx knows neither the port nor the scheme that the visitor uses.
  absolute_redirect off;

${lines(headers.everywhere, (name, value) => `  add_header ${name} ${quoted(value)} always;`)}
${lines(headers.documents, (name) => `  add_header ${name} ${variable(name)} always;`)}
  add_header Cache-Control $cache_control always;
  add_header Content-Encoding $content_encoding always;
  add_header Vary $vary always;

  types {
${others.join('\n')}
  }
  default_type application/octet-stream;

  error_page 403 404 ${languages.length > 0 ? '$default_page' : '/404.html'};
  # The default page has no address of its own.
${['', ...languages.map((folder) => `/${folder}`)]
  .map((folder) => `${folder}/404.html`)
  .map((file) => location(`= ${file}`, html, file).replace('{\n', '{\n    internal;\n'))
  .join('\n')}

${location('= /', html, '/index.html')}
${location(`~ ^/(?:${pages})$`, html, '$uri.html')}
  location ~ ^/(${pages})(?:\\.html|/)$ {
    return 301 /$1$is_args$args;
  }
  location = /index.html {
    return 301 /$is_args$args;
  }
${headers.editor ? editorRules(html) : ''}
  # Hidden files, files for other hosts, and compressed copies by their own name.
  location ~ /\\.(?!well-known/) {
    return 404;
  }
  location ~ ^/(?:${anyOf(HOST_FILES)})$ {
    return 404;
  }
  location ~ \\.(?:br|gz)$ {
    return 404;
  }

${COMPRESSED.map((ending) => location(`~ \\.${ending}$`, FILE_TYPES[ending]?.type ?? '', '$uri')).join('\n')}

  location / {
    try_files $uri =404;
  }
`;
}

/** A whole server with both, for the container. */
export function nginxFile(site: HostedSite): string {
  return `${nginxMaps(site)}
server {
  listen ${NGINX_PORT};
  server_name _;
  root ${NGINX_ROOT};

${nginxRules(site)}}
`;
}

/** A container that serves the site with nginx, as a user without rights. */
export function containerFile(): string {
  return `# ${GENERATED}
# From the project's folder:  podman build -f hosting/generated/Containerfile -t website .
FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
COPY hosting/generated/nginx.conf /etc/nginx/conf.d/default.conf
COPY dist ${NGINX_ROOT}
EXPOSE ${NGINX_PORT}
`;
}
