/** The servers for a machine of one's own, started from the generated files; the system's services stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FOLDER } from '../../after-build/write-host-files.ts';
import { NGINX_PORT, NGINX_ROOT } from '../../hosting/nginx.ts';
import { findProgram } from '../debian.ts';
import type { HostServer } from './host-server.ts';
import { run, versionBy } from './server-process.ts';

const generated = (name: string) => readFileSync(new URL(name, GENERATED_FOLDER), 'utf8');

/** Writes a file for a server and gives its path. */
function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Puts one text in the place of another, which must be there. */
function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The generated file lacks "${from}".`);
  return text.replace(from, to);
}

/** Path of a server, which is installed where it is missing and that needs no question. */
const installed = (command: string, debianPackage: string) => () =>
  findProgram([command], debianPackage);

const nginx: HostServer = {
  name: 'nginx',
  find: installed('nginx', 'nginx-light'),
  version: versionBy('-v'),
  start(command, { folder, site, port }) {
    const listening = replace(
      generated('nginx.conf'),
      `listen ${NGINX_PORT};`,
      `listen 127.0.0.1:${port};`,
    );
    write(folder, 'site.conf', replace(listening, `root ${NGINX_ROOT};`, `root ${site};`));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n  ');
    const main = write(
      folder,
      'nginx.conf',
      `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary}
  include ${folder}/site.conf;
}
`,
    );
    return run(command, ['-p', folder, '-e', 'stderr', '-c', main], folder);
  },
};

const caddy: HostServer = {
  name: 'Caddy',
  find: installed('caddy', 'caddy'),
  version: versionBy('version'),
  start(command, { folder, site, port }) {
    const options =
      '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n\tlog {\n\t\tlevel PANIC\n\t}\n}\n';
    const file = write(folder, 'Caddyfile', options + generated('Caddyfile'));
    return run(command, ['run', '--config', file, '--adapter', 'caddyfile'], folder, {
      WEBSITE_ADDRESS: `http://127.0.0.1:${port}`,
      WEBSITE_ROOT: site,
    });
  },
};

const APACHE_MODULES = '/usr/lib/apache2/modules';

/** What shared hosting has at least; brotli is not among it. */
const USUAL_MODULES = [
  'authz_core',
  'deflate',
  'dir',
  'env',
  'filter',
  'headers',
  'mime',
  'mpm_event',
  'rewrite',
  'setenvif',
];

const apache: HostServer = {
  name: 'Apache',
  find: installed('apache2', 'apache2'),
  version: versionBy('-v'),
  start(command, { folder, site, port }) {
    const file = write(
      folder,
      'apache.conf',
      `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${USUAL_MODULES.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
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
    return run(command, ['-f', file, '-DFOREGROUND'], folder);
  },
};

export const OWN_SERVERS: readonly HostServer[] = [nginx, caddy, apache];
