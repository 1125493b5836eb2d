/**
 * The way into every command: `npm start` runs scripts/start.ts, `npm run test:hosts` runs scripts/test-hosts.ts.
 * A fresh clone has only Node 20 and npm, so this file is plain JavaScript without dependencies: it installs what
 * is missing and hands over to the Node version that package.json pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The packages a lock file lists, `{ path: entry }`; empty where there is no such file. */
function packagesOf(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes .package-lock.json last, so an installation
 * that was cut short does not count.
 */
function installed() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules', '.package-lock.json');
  return (
    existsSync(pinnedNode) &&
    Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
      if (path === '') return true;
      // Packages for other systems are listed and not installed.
      return present[path] ? present[path].version === version : Boolean(optional || devOptional);
    })
  );
}

function install() {
  console.error('Installing the tools this project uses (once, about a minute) …');
  const npm = process.env['npm_execpath'];
  const command = ['ci', '--no-progress'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...command], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', command, {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
  if (result.status === 0 && existsSync(pinnedNode)) return;
  console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim());
  console.error(
    result.status === 0
      ? 'Node itself was not installed, because npm did not run its install script. Run "npm ci" without --ignore-scripts and try again.'
      : 'The installation failed, see above. Check the network connection and the free disk space, and run the same command again.',
  );
  process.exit(1);
}

const [name = '', ...options] = process.argv.slice(2);
const script = join(root, 'scripts', `${name.replaceAll(':', '-')}.ts`);
if (!/^[a-z:-]+$/.test(name) || !existsSync(script)) {
  console.error(`There is no command "${name}". Run "npm run" to see all of them.`);
  process.exit(1);
}
const odd = /["#%?]/.exec(root)?.[0] ?? (process.platform !== 'win32' && /\\/.exec(root)?.[0]);
if (odd) {
  console.error(
    `The path of this folder, ${root}, holds the character ${odd}, which the tools of this project take for a part of a web address. Rename the folder, or move the project to another one, and run the same command again.`,
  );
  process.exit(1);
}
if (!installed()) {
  const unlock = await lock('install').catch(({ message }) => {
    console.error(
      `The tools of this project cannot be installed, because its folder cannot be written to (${message}). Copy the project to a folder of your own and run the same command again.`,
    );
    process.exit(1);
  });
  // Another command may have installed them while this one waited.
  if (!installed()) install();
  unlock();
}

/**
 * On Linux: the bundler takes memory in pages of 4 kB and not of 2 MB, of which it uses little (a build needs 180 MB less),
 * and what cuts pictures in several threads takes it from two places (another 140 MB for new pictures). As fast either way.
 */
const SPARING = { MIMALLOC_ALLOW_THP: '0', MALLOC_ARENA_MAX: '2' };

// Young objects are looked through more often: a build needs 200 MB less, and as long.
const child = spawn(pinnedNode, ['--max-semi-space-size=4', script, ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...SPARING, ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl+C to both; the child decides how to end, this process waits for it.
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
child.on('error', (error) => {
  console.error(`scripts/${name}.ts could not be started: ${error.message}`);
  process.exit(1);
});
child.on('close', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
});
