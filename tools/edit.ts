/**
 * `npm run edit`: opens the editor on this computer, without an account, and serves the site with
 * the saved changes. `PORT` (4321) sets the port.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  globSync,
  readFileSync,
  realpathSync,
  rmSync,
  watch,
  writeFileSync,
  type FSWatcher,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { buildApp } from '#editor/app/build.ts';
import { ProjectFolder } from '#editor/repositories/this-computer/project-folder.ts';
import { projectServer } from '#editor/repositories/this-computer/project-server.ts';
import { BUILT_FILE, type Built } from '#editor/store/online/built.ts';
import { writeWorker } from '#site/output/after-build/service-worker.ts';
import { EDITOR_FOLDER } from '#site/output/pages.ts';
import { ASTRO } from './programs.ts';
import { serve } from './serve.ts';

const ROOT = new URL('../', import.meta.url);
const ROOT_PATH = fileURLToPath(ROOT);
const PORT = Number(process.env['PORT'] ?? 4321);
/** Named by port, so that two `npm run edit` do not share a folder. */
const WORK = new URL(`.cache/edit-${PORT}/`, ROOT);
/** Where the site is built: dist/ is what gets deployed. */
const SITE = new URL('site/', WORK);
/** Overrides the site's files: the editor for this computer, and a worker that removes itself. */
const OVER = new URL('over/', WORK);
/** In ms. A save writes several files; the build waits for the last one. */
const DEBOUNCE = 300;
/** Makes browsers ask again, so that a saved change shows, and keeps other sites from framing the editor. */
const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** The state that the served site was built from. */
let served: Built = { head: '', at: '' };

/** Tells the editor what the site shows. @param buildError why the newest state is not built */
const report = (buildError?: string) =>
  writeFileSync(
    new URL(`.${EDITOR_FOLDER}${BUILT_FILE}`, OVER),
    JSON.stringify({ ...served, buildError }),
  );

/**
 * Builds the site in a new process, which reads the project afresh: a first page or date adds
 * routes that the last build did not have. A failed build leaves the last site in place.
 * @returns whether it could be built
 */
async function rebuild(): Promise<boolean> {
  // Changes from here on start the next build.
  watchContent();
  const { head } = await new ProjectFolder(ROOT).state();
  const options = [ASTRO, 'build', '--silent', '--outDir', fileURLToPath(SITE)];
  try {
    await promisify(execFile)(process.execPath, options, { cwd: ROOT_PATH });
    served = { head, at: new Date().toISOString() };
    report();
    return true;
  } catch (error) {
    const message = error instanceof Error && 'stderr' in error ? error.stderr : error;
    const mistake = stripVTControlCharacters(String(message)).trim();
    console.error(mistake);
    report(mistake);
    return false;
  }
}

let work: Promise<unknown> = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let watchers: FSWatcher[] = [];

/**
 * Rebuilds after each change. Watches each folder, because on Linux a recursive watch loses a file
 * once another is renamed over it.
 */
function watchContent(): void {
  for (const watcher of watchers) watcher.close();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      report();
      work = work.then(rebuild).then((isBuilt) => {
        if (isBuilt) console.log('The site shows what was saved; load its page again.');
      });
    }, DEBOUNCE);
  };
  const folders = globSync('content/{,**/}', { cwd: ROOT_PATH });
  watchers = folders.map((folder) => watch(join(ROOT_PATH, folder), later));
}

/** The command that opens an address in the default browser, by system. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...options: string[]]>> = {
  darwin: ['open'],
  // `start` takes the first quoted argument as a window title, so it gets an empty one.
  win32: ['cmd', '/c', 'start', '""'],
};

function openBrowser(address: string): void {
  const [command, ...options] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...options, address], { stdio: 'ignore' });
  // A server has no such command.
  child.once('error', () => undefined).unref();
}

/** Required to read or change content/. Only the printed address contains it. */
const token = randomBytes(24).toString('base64url');

const options = { dist: SITE, over: OVER, port: PORT, headers: () => HEADERS };
const { url } = await serve({ ...options, answer: projectServer(ROOT, token) }).catch(
  (error: unknown) => {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      isInUse
        ? `Port ${PORT} is in use. Stop the other program, or choose another port: PORT=4400 npm run edit`
        : String(error),
    );
    process.exit(1);
  },
);
rmSync(WORK, { recursive: true, force: true });
console.log('Building the editor and the site …');
await buildApp(new URL(`.${EDITOR_FOLDER}`, OVER));
// Editor home leads there as long as the project is not on GitHub.
const guide = readFileSync(new URL('docs/live.md', ROOT), 'utf8');
// The mark at its start tells a browser that the text is UTF-8.
writeFileSync(new URL(`.${EDITOR_FOLDER}live.txt`, OVER), `\uFEFF${guide}`);
await writeWorker(OVER, false, [], []);
work = rebuild();
await work;
/** Names the drafts that browsers store: they belong to the folder, whatever its port. */
const folder = createHash('sha256').update(realpathSync(ROOT_PATH)).digest('hex').slice(0, 16);
const editor = `${url}${EDITOR_FOLDER}#token=${token}&folder=${folder}`;
openBrowser(editor);
console.log(`The editor is at ${editor}
and the site at ${url}/ (stop with Ctrl+C). If no browser opens, open the first address yourself, as a whole: it works in any browser of this computer.`);
