/**
 * `npm run edit`: opens the editor on this computer, without an account, and serves the site with
 * the saved changes. `PORT` (4321) sets the port.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { buildApp } from '#editor/app/build.ts';
import { BUILT_FILE, type Built } from '#editor/publish/online/built.ts';
import { ProjectFolder } from '#editor/publish/this-computer/project-folder.ts';
import { projectServer } from '#editor/publish/this-computer/project-server.ts';
import { writeWorker } from '#site/output/after-build/service-worker.ts';
import { EDITOR_FOLDER } from '#site/output/hosting/pages.ts';
import { ASTRO } from './programs.ts';
import { serve } from './serve.ts';

const ROOT = new URL('../', import.meta.url);
const ROOT_PATH = fileURLToPath(ROOT);
const PORT = Number(process.env['PORT'] ?? 4321);
/** Of this port, so that another `npm run edit` has another one. */
const WORK = new URL(`.cache/edit-${PORT}/`, ROOT);
/** What is served is not in dist/, which is deployed. */
const SITE = new URL('site/', WORK);
/** The editor of this computer, and a worker that removes itself, in front of those of the site. */
const OVER = new URL('over/', WORK);
/** In ms: a save writes several files; a build starts after the last one. */
const DEBOUNCE = 300;
/** A stored page would not show what was saved, and no other site may show the editor in a frame. */
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** What the served site was built from. */
let served: Built = { head: '', at: '' };

/** Tells the editor what the site shows, and why what was saved since could not be built. */
const report = (stopped?: string) =>
  writeFileSync(
    new URL(`.${EDITOR_FOLDER}${BUILT_FILE}`, OVER),
    JSON.stringify({ ...served, stopped }),
  );

/**
 * Builds the site in a process of its own, which reads the project afresh: the first page or date
 * of its kind brings routes that the last build did not have. After a mistake the site stays.
 */
async function rebuild(): Promise<void> {
  // What is saved from here on is built next.
  watchContent();
  const { head } = await new ProjectFolder(ROOT).state();
  const options = [ASTRO, 'build', '--silent', '--outDir', fileURLToPath(SITE)];
  try {
    await promisify(execFile)(process.execPath, options, { cwd: ROOT_PATH });
    served = { head, at: new Date().toISOString() };
    report();
    console.log('The site shows what was saved; load its page again.');
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? error.stderr : error;
    const mistake = stripVTControlCharacters(String(message)).trim();
    console.error(mistake);
    report(mistake);
  }
}

let work = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let watchers: FSWatcher[] = [];

/**
 * Rebuilds after each change. Watches folders: of a file that another one is renamed over, Linux
 * tells a recursive watch nothing more.
 */
function watchContent(): void {
  for (const watcher of watchers) watcher.close();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      report();
      work = work.then(rebuild);
    }, DEBOUNCE);
  };
  const folders = globSync('content/{,**/}', { cwd: ROOT_PATH });
  watchers = folders.map((folder) => watch(join(ROOT_PATH, folder), later));
}

/** The command of each system that opens an address in the default browser. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...options: string[]]>> = {
  darwin: ['open'],
  // The empty quotes are the title of a window that `start` may open.
  win32: ['cmd', '/c', 'start', '""'],
};

function openBrowser(address: string): void {
  const [command, ...options] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...options, address], { stdio: 'ignore' });
  // A server has no such command.
  child.once('error', () => undefined).unref();
}

/** Without it nothing in content/ can be read or changed; only the printed address has it. */
const token = randomBytes(24).toString('base64url');

const options = { dist: SITE, over: OVER, port: PORT, headers: () => HEADERS };
const { url } = await serve({ ...options, first: projectServer(ROOT, token) }).catch(
  (error: unknown) => {
    console.error(
      `Nothing can be served at port ${PORT}: ${String(error)}. Stop what runs there, or choose another port: PORT=4400 npm run edit`,
    );
    process.exit(1);
  },
);
rmSync(WORK, { recursive: true, force: true });
console.log('Building the editor and the site …');
await buildApp(new URL(`.${EDITOR_FOLDER}`, OVER));
await writeWorker(OVER, { keptOnDevice: false }, new Set(), []);
work = rebuild();
await work;
const editor = `${url}${EDITOR_FOLDER}#token=${token}`;
openBrowser(editor);
console.log(`The editor is at ${editor}
and the site at ${url}/ (stop with Ctrl+C). If no browser opens, open the first address yourself, as a whole: it works in any browser of this computer.`);
