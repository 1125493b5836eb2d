import { CACHING, HASHED_FOLDER } from './headers.ts';
import { GENERATED, HOST_FILES, formatLines, quote, type HostedSite } from './site.ts';
import { COMPRESSED, FEED_TYPE, FILE_TYPES } from './media-types.ts';

/** A rule by name, because other files have the ending of a feed. */
const FEEDS = `
<FilesMatch "^feed\\.xml(\\.br|\\.gz)?$">
  ForceType "${FEED_TYPE}"
</FilesMatch>
`;

/** An unknown address below a language shows its default page. */
function defaultPage(folder: string): string {
  return `
<If "%{REQUEST_URI} =~ m#^/${folder}/#">
  ErrorDocument 403 /${folder}/404.html
  ErrorDocument 404 /${folder}/404.html
</If>`;
}

/** Marks the first kind that matches a path, and sets or removes its headers. */
function kindHeaders({ documents, kinds }: HostedSite['headers']): string {
  const marks = kinds.map(
    ({ name, path }, index) =>
      `    SetEnvIf Request_URI "^(${path})(\\.br|\\.gz)?$" ${[name, ...kinds.slice(index + 1).map((other) => `!${other.name}`)].join(' ')}`,
  );
  const changes = kinds.flatMap(({ name, headers }) =>
    Object.keys(documents).map((header) => {
      const value = headers[header];
      return value === undefined
        ? `    Header always unset ${header} env=${name}`
        : `    Header always set ${header} ${quote(value)} env=${name}`;
    }),
  );
  return [...marks.reverse(), ...changes].join('\n');
}

/**
 * `.htaccess` for Apache and hosts that read it alike. Each part is in `<IfModule>`, so that pages
 * are sent even if a module is missing. `[END]` keeps an internal rewrite from being processed
 * again (mod_rewrite, since 2.3.9).
 */
export function apacheFile({ headers, languages, feeds }: HostedSite): string {
  const everywhere = { ...headers.everywhere, ...headers.documents };
  const compressed = COMPRESSED.join('|');
  const copy = (encoding: string, ending: string) => `
  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))
  RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f
  RewriteRule ^(.+\\.(?:${compressed}))$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,END]`;
  return `# ${GENERATED}

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html${languages.map(defaultPage).join('')}

<IfModule mod_mime.c>
${formatLines(FILE_TYPES, (ending, type) => `  AddType "${type}" .${ending}`)}
  RemoveType .gz .br
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
${feeds.length > 0 ? FEEDS : ''}
<IfModule mod_rewrite.c>
  RewriteEngine On
  # To send visitors from http to https, where the host has no switch for it, remove the "# " of the next two lines.
  # RewriteCond %{HTTPS} !=on
  # RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]

  # Hidden files, files for other hosts, compressed copies and the default page by their own name.
  RewriteRule (^|/)\\.(?!well-known/)|^(${HOST_FILES})$|\\.(br|gz)$ - [R=404,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule (^|/)(404(\\.html)?|index)$ - [R=404,L]

  # Each page has one address, to which its other names lead.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^(.*/)?index\\.html$ /$1 [R=301,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^(.+)\\.html$ /$1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME} ^(.*?)/?$
  RewriteCond %1.html -f
  RewriteRule ^(.+)/$ /$1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.*[^/])$ /$1/ [R=301,L]

  RewriteCond %{REQUEST_FILENAME}index.html -f
  RewriteRule ^(.*/)?$ $1index.html
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.*[^/])$ $1.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
${copy('br', 'br')}${copy('gzip', 'gz')}
  RewriteRule ^ - [END]
</IfModule>

<IfModule mod_headers.c>
${formatLines(everywhere, (name, value) => `  Header always set ${name} ${quote(value)}`)}
  Header always set Cache-Control "${CACHING.other}"
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^${HASHED_FOLDER}" hashed
    Header set Cache-Control "${CACHING.hashed}" env=hashed
    Header always unset Cache-Control env=hashed
${kindHeaders(headers)}
  </IfModule>
  <FilesMatch "\\.(${compressed})(\\.br|\\.gz)?$">
    Header always set Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
}
