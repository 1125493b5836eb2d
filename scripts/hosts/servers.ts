/** The three servers, each started as a process of its own from the generated files; the system's services stay as they are. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FOLDER } from '../../after-build/write-host-files.ts';
import { NGINX_PORT, NGINX_ROOT } from '../../hosting/nginx.ts';

interface ServerPlace {
  /** Empty folder for the server's own files; others may enter it. */
  folder: string;
  /** Folder of the site. */
  site: string;
  port: number;
}

export interface HostServer {
  name: string;
  /** Package of Debian that holds it. */
  debianPackage: string;
  command: string;
  version(command: string): string;
  start(command: string, place: ServerPlace): ChildProcess;
}

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

function run(
  command: string,
  args: string[],
  folder: string,
  settings: Record<string, string> = {},
): ChildProcess {
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Caddy keeps its files below these; the home of whoever runs the check stays untouched.
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...settings,
    },
  });
}

const nginx: HostServer = {
  name: 'nginx',
  debianPackage: 'nginx-light',
  command: 'nginx',
  // nginx writes its version to the error output.
  version: (command) =>
    /nginx\/(\S+)/.exec(
      execFileSync('sh', ['-c', `${command} -v 2>&1`], { encoding: 'utf8' }),
    )?.[1] ?? '',
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
  debianPackage: 'caddy',
  command: 'caddy',
  version: (command) =>
    execFileSync(command, ['version'], { encoding: 'utf8' }).split(' ')[0]?.trim() ?? '',
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
  debianPackage: 'apache2',
  command: 'apache2',
  version: (command) =>
    /Apache\/(\S+)/.exec(execFileSync(command, ['-v'], { encoding: 'utf8' }))?.[1] ?? '',
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

export const SERVERS: readonly HostServer[] = [nginx, caddy, apache];
