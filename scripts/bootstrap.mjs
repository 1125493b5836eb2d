/**
 * Runs a command: `npm start` is scripts/start.ts. A fresh clone has only Node 20 and npm, so this
 * file is plain JavaScript: it installs what is missing and starts the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from './bootstrap/lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');

function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The packages of a lock file, `{ path: entry }`; empty if there is no such file. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether node_modules matches package-lock.json. npm writes .package-lock.json last. */
function isInstalled() {
  const present = packagesOf('node_modules/.package-lock.json');
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
  // Packages for other systems are listed, but not installed.
  return (
    existsSync(pinnedNode) &&
    wanted.every(([path, { version, optional, devOptional }]) =>
      present[path] ? present[path].version === version : optional || devOptional,
    )
  );
}

function install() {
  console.error('Installing the tools this project uses (once, about a minute) …');
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const { status, stdout, stderr } = spawnSync(command, [...first, 'ci', '--no-progress'], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows && !npm,
  });
  if (status === 0 && existsSync(pinnedNode)) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
  exitWith(
    status === 0
      ? 'Node itself was not installed, because npm did not run its install script. Run "npm ci" without --ignore-scripts and try again.'
      : 'The installation failed, see above. Check the network connection and the free disk space, and run the same command again.',
  );
}

const [name, ...options] = process.argv.slice(2);
/** Flags of the commands, but not --json, which npm has itself. */
const kept = ['example', 'languages', 'online', 'strict', 'trace']
  .filter((flag) => process.env[`npm_config_${flag}`] === 'true')
  .map((flag) => `--${flag}`)
  .join(' ');
if (kept) {
  const command = ['start', 'test'].includes(name) ? name : `run ${name}`;
  exitWith(`npm keeps ${kept} unless two hyphens stand before it: npm ${command} -- ${kept}`);
}
const script = join(root, 'scripts', `${name}.ts`);
const unsupported = (isWindows ? /["#%?]/ : /["#%?\\\p{Cc}]/u).exec(root)?.[0];
if (unsupported) {
  const what = /\p{Cc}/u.test(unsupported)
    ? 'a line break or another invisible character, which the tools of this project leave out of addresses'
    : `the character ${unsupported}, which the tools of this project take for a part of a web address`;
  exitWith(
    `The path of this folder, ${root}, holds ${what}. Rename the folder, or move the project to another one, and run the same command again.`,
  );
}
const temporary = join(root, '.cache', 'tmp');
try {
  mkdirSync(temporary, { recursive: true });
  if (!isInstalled()) {
    const unlock = await lock('install');
    // Another command may have installed them meanwhile.
    if (!isInstalled()) install();
    unlock();
  }
} catch ({ code, message }) {
  exitWith(
    ['ENOSPC', 'EDQUOT'].includes(code)
      ? `The disk is full (${message}). Make room, and run the same command again.`
      : `The folder of this project cannot be written to (${message}). Copy it to a folder of your own and run the same command again.`,
  );
}

const environment = {
  // On Linux: memory pages of 4 kB instead of 2 MB for the bundler (a build needs 180 MB less), and
  // two arenas for the threads that cut pictures (another 140 MB for new pictures). The build is as
  // fast.
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_ALLOW_THP: '0',
  PLAYWRIGHT_BROWSERS_PATH: join(root, '.cache', 'browsers'),
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  // Writes temporary files only in this folder.
  TMPDIR: temporary,
  TEMP: temporary,
  TMP: temporary,
};
// More frequent collection of young objects: a build needs 200 MB less, and as long.
const child = spawn(pinnedNode, ['--max-semi-space-size=4', script, ...options], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // A terminal sends Ctrl+C to both processes; this one waits for the child to end.
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
child.on('error', ({ message }) => exitWith(`scripts/${name}.ts could not be started: ${message}`));
child.on('close', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
});
