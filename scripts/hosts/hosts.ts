/** The hosts of docs/deploy.md, each by the program that stands for it on one's own machine. */
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../debian.ts';
import { packageBin } from '../package-bin.ts';
import { VERSIONS, fetchPackage } from './fetch-package.ts';
import { run, versionBy } from './server-process.ts';

export interface Place {
  /** Empty folder for the server's own files, with a slash at its end; others may enter it. */
  folder: string;
  /** Folder of the site. */
  site: string;
  /** Folder of the files that a host reads from elsewhere. */
  generated: string;
  port: number;
}

/** A program that serves the site as one kind of host does; the system's services stay as they are. */
interface HostServer {
  /** Path of the program, which is fetched where it is missing. @throws Error that says what is missing */
  find(): string;
  version(command: string): string;
  start(command: string, place: Place): ChildProcess;
}

/** What shared hosting has at least; brotli is not among it. */
const USUAL_MODULES =
  'authz_core deflate dir env filter headers mime mpm_event rewrite setenvif'.split(' ');
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx: HostServer = {
  find() {
    findProgram([BROTLI_MODULE], 'libnginx-mod-http-brotli-static');
    return findProgram(['nginx'], 'nginx-light');
  },
  version: versionBy('-v'),
  start(command, { folder, site, generated, port }) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}${name};`,
    );
    writeFileSync(
      `${folder}nginx.conf`,
      `load_module ${BROTLI_MODULE};
daemon off;
master_process off;
pid ${folder}nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${generated}nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${generated}nginx-site.conf;
  }
}
`,
    );
    return run(command, ['-p', folder, '-e', 'stderr', '-c', `${folder}nginx.conf`], folder);
  },
};

const apache: HostServer = {
  find: () => findProgram(['apache2'], 'apache2'),
  version: versionBy('-v'),
  start(command, { folder, site, port }) {
    const modules = USUAL_MODULES.map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    writeFileSync(
      `${folder}apache.conf`,
      `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}error.log
${modules.join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory />
  Require all denied
</Directory>
<Directory ${site}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return run(command, ['-f', `${folder}apache.conf`, '-DFOREGROUND'], folder);
  },
};

/** A program that npm has: no account, no questions, no word to anybody. */
function published(
  name: keyof typeof VERSIONS,
  command: string,
  settings: Record<string, string>,
  optionsOf: (place: Place) => string[],
): HostServer {
  const env = { CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', BROWSER: 'none', ...settings };
  return {
    find: () => packageBin(command, fetchPackage(name)),
    version: () => VERSIONS[name],
    start: (file, place) => run(process.execPath, [file, ...optionsOf(place)], place.folder, env),
  };
}

const cloudflare = published(
  'wrangler',
  'wrangler',
  { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  ({ site, port }) => [
    ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--compatibility-date', '2026-01-01', '--live-reload=false'],
    '--show-interactive-dev-session=false',
  ],
);

const netlify = published(
  'netlify-cli',
  'netlify',
  { NETLIFY_TELEMETRY_DISABLED: '1' },
  ({ site, port }) => [
    ...['dev', '--dir', site, '--offline', '--no-open', '--skip-gitignore'],
    ...['--internal-disable-edge-functions', '--port', String(port)],
    ...['--staticServerPort', String(port + 100)],
  ],
);

const github: HostServer = {
  find: () => fileURLToPath(new URL('github-pages.ts', import.meta.url)),
  version: () => '(rules)',
  start: (command, { folder, site, port }) =>
    run(process.execPath, [command, site, String(port)], folder),
};

export const HOSTS: Readonly<Record<string, HostServer>> = {
  nginx,
  Apache: apache,
  'Cloudflare Pages': cloudflare,
  Netlify: netlify,
  'GitHub Pages': github,
};
