/** The hosts of docs/deploy.md, each by the program that stands for it on one's own machine. */
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { formatLines } from '../../hosting/site.ts';
import { FILE_TYPES } from '../../hosting/media-types.ts';
import { findProgram } from '../../scripts/programs/debian.ts';
import { packageBin } from '../../scripts/programs/package-bin.ts';
import { fetchPackage } from '../../scripts/programs/fetch-package.ts';

interface ServedSite {
  /** Empty folder for the server's own files, with a slash at its end; others may enter it. */
  folder: string;
  site: string;
  /** Folder of the files that a host reads from elsewhere. */
  generated: string;
  port: number;
}

/** Finds or installs a program, and gives what starts it on a site. @throws Error without it */
type Host = () => (served: ServedSite) => ChildProcess;

/** Starts a server whose home is its own folder, so that it changes nothing elsewhere. */
const run = (command: string, options: string[], { folder }: ServedSite, settings = {}) =>
  spawn(command, options, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...settings,
    },
  });

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @param rulesOf the lines outside and inside of the `server` block */
const nginxWith =
  (rulesOf: (served: ServedSite) => { maps?: string; rules: string }): Host =>
  () => {
    findProgram([BROTLI_MODULE], 'libnginx-mod-http-brotli-static');
    const command = findProgram(['nginx'], 'nginx-light');
    return (served) => {
      const { folder, site, port } = served;
      const { maps = '', rules } = rulesOf(served);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path "${folder}${name}";`,
      );
      writeFileSync(
        `${folder}nginx.conf`,
        `load_module ${BROTLI_MODULE};
daemon off;
master_process off;
pid "${folder}nginx.pid";
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${maps}
  server {
    listen 127.0.0.1:${port};
    root "${site}";
    ${rules}
  }
}
`,
      );
      return run(command, ['-p', folder, '-e', 'stderr', '-c', `${folder}nginx.conf`], served);
    };
  };

const nginx = nginxWith(({ generated }) => ({
  maps: `include "${generated}nginx-maps.conf";`,
  rules: `include "${generated}nginx-site.conf";`,
}));

/** By its documentation and its answers, because GitHub publishes no program. */
const github = nginxWith(() => ({
  rules: `types {
      ${formatLines(FILE_TYPES, (ending, type) => `"${type}" ${ending};`)}
    }
    add_header Cache-Control max-age=600;
    gzip_static on;
    gzip_vary on;
    error_page 404 /404.html;
    location / {
      if (-f $request_filename/index.html) {
        rewrite [^/]$ $uri/ permanent;
      }
      try_files $uri $uri.html =404;
    }`,
}));

/** What shared hosting has at least; brotli is not among it. */
const USUAL_MODULES =
  'authz_core deflate dir env filter headers mime mpm_event rewrite setenvif'.split(' ');

const apache: Host = () => {
  const command = findProgram(['apache2'], 'apache2');
  return (served) => {
    const { folder, site, port } = served;
    const modules = USUAL_MODULES.map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    writeFileSync(
      `${folder}apache.conf`,
      `ServerRoot "${folder}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${folder}apache.pid"
DefaultRuntimeDir "${folder}"
ErrorLog "${folder}error.log"
${modules.join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot "${site}"
<Directory />
  Require all denied
</Directory>
<Directory "${site}">
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return run(command, ['-f', `${folder}apache.conf`, '-DFOREGROUND'], served);
  };
};

/** A program from npm: no account, no questions, no data sent to its maker. */
const fromNpm =
  (
    name: Parameters<typeof fetchPackage>[0],
    command: string,
    settings: Record<string, string>,
    optionsOf: (served: ServedSite) => string,
  ): Host =>
  () => {
    const file = packageBin(command, fetchPackage(name));
    const env = { CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', BROWSER: 'none', ...settings };
    return (served) =>
      run(process.execPath, [file, ...optionsOf(served).split(' '), served.site], served, env);
  };

/** Each host by the name in docs/deploy.md. */
export const HOSTS: Readonly<Record<string, Host>> = {
  nginx,
  Apache: apache,
  'Cloudflare Pages': fromNpm(
    'wrangler',
    'wrangler',
    { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    ({ port }) =>
      `--ip 127.0.0.1 --port ${port} --compatibility-date 2026-01-01 --live-reload=false --show-interactive-dev-session=false pages dev`,
  ),
  Netlify: fromNpm(
    'netlify-cli',
    'netlify',
    { NETLIFY_TELEMETRY_DISABLED: '1' },
    ({ port }) =>
      `dev --offline --no-open --skip-gitignore --internal-disable-edge-functions --port ${port} --staticServerPort ${port + 100} --dir`,
  ),
  'GitHub Pages': github,
};
