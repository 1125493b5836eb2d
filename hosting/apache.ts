import type { Headers } from './headers.ts';
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

const EDITOR = EDITOR_FOLDER.slice(1, -1);

/** The editor has its address with a slash at the end, as a folder. */
const EDITOR_RULES = `
  RewriteRule ^${EDITOR}$ /${EDITOR}/ [R=301,L]
  RewriteCond %{THE_REQUEST} ^[A-Z]+\\s/+${EDITOR}/index\\.html[?\\s]
  RewriteRule ^${EDITOR}/index\\.html$ /${EDITOR}/ [R=301,L]
  RewriteRule ^${EDITOR}/$ ${EDITOR}/index.html`;

/** An unknown address below a language shows its default page. */
function defaultPage(folder: string): string {
  return `
<If "%{REQUEST_URI} =~ m#^/${folder}/#">
  ErrorDocument 403 /${folder}/404.html
  ErrorDocument 404 /${folder}/404.html
</If>`;
}

function editorHeaders(headers: Headers): string {
  return `
    SetEnvIf Request_URI "^${EDITOR_FOLDER}" editor
    SetEnvIf Request_URI "${SUBRESOURCES}" !editor
${lines(headers, (name, value) => `    Header always set ${name} ${quoted(value)} env=editor`)}`;
}

/**
 * `.htaccess` for Apache and the hosts that read it as Apache does. Every part stands by itself in `<IfModule>`: where
 * a module is missing the pages still come, with less. `[END]` keeps an internal rewrite from being read again as an
 * address (mod_rewrite, since 2.3.9).
 */
export function apacheFile({ headers, names, languages }: HostedSite): string {
  const everywhere = { ...headers.everywhere, ...headers.documents };
  const pages = anyOf(names);
  const folders = anyOf(languages);
  const compressed = COMPRESSED.join('|');
  const others = anyOf(HOST_FILES);
  return `# ${GENERATED}

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html${languages.map(defaultPage).join('')}

<IfModule mod_mime.c>
${lines(FILE_TYPES, (ending, { type }) => `  AddType "${type}" .${ending}`)}
  RemoveType .gz .br
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  # To send visitors from http to https, where the host has no switch for it, remove the "# " of the next two lines.
  # RewriteCond %{HTTPS} !=on
  # RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]

  # Hidden files, files for other hosts, compressed copies by their own name, folders; the default page has no address.
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
  RewriteRule ^(${others})$ - [R=404,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^${folders && `((${folders})/)?`}404(\\.html)?$ - [R=404,L]
  RewriteRule \\.(br|gz)$ - [R=404,L]${headers.editor ? EDITOR_RULES : ''}
  RewriteCond %{REQUEST_FILENAME} -d${folders && `\n  RewriteCond %{REQUEST_URI} !^/(${folders})/?$`}
  RewriteRule ^.+$ - [R=404,L]

  RewriteRule ^(${pages})(\\.html|/)$ /$1 [R=301,L]
  RewriteCond %{THE_REQUEST} ^[A-Z]+\\s/+index\\.html[?\\s]
  RewriteRule ^index\\.html$ / [R=301,L]

  RewriteRule ^$ index.html
  RewriteRule ^(${pages})$ $1.html

  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))
  RewriteCond %{DOCUMENT_ROOT}/$1.br -f
  RewriteRule ^(.+\\.(?:${compressed}))$ $1.br [E=no-gzip:1,E=no-brotli:1,END]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))
  RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
  RewriteRule ^(.+\\.(?:${compressed}))$ $1.gz [E=no-gzip:1,E=no-brotli:1,END]
  RewriteRule ^ - [END]
</IfModule>

# Where the compressed copies cannot be chosen, Apache compresses as it sends.
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE ${COMPRESSED.map((ending) => (FILE_TYPES[ending]?.type ?? '').split(';')[0]).join(' ')}
  </IfModule>
</IfModule>

<IfModule mod_headers.c>
${lines(everywhere, (name, value) => `  Header always set ${name} ${quoted(value)}`)}
  Header always set Cache-Control "${CACHING.other}"
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^${HASHED_FOLDER}" hashed
    Header set Cache-Control "${CACHING.hashed}" env=hashed
    Header always unset Cache-Control env=hashed
    # No page and no worker: browsers obey these headers only there.
    SetEnvIf Request_URI "${SUBRESOURCES}" subresource
${lines(headers.documents, (name) => `    Header always unset ${name} env=subresource`)}
    # But a drawing may be opened by itself.
    SetEnvIf Request_URI "${DRAWINGS}" drawing
${lines(headers.drawings, (name, value) => `    Header always set ${name} ${quoted(value)} env=drawing`)}${headers.editor ? editorHeaders(headers.editor) : ''}
  </IfModule>
  <FilesMatch "\\.(${compressed})(\\.br|\\.gz)?$">
    Header always set Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
}
