/**
 * `npm run edit`: opens the editor on this computer, without an account, and serves the site with
 * the saved changes. `PORT` (4321) sets the port.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeWorker } from '../after-build/service-worker.ts';
import { buildApp } from '../editor/app/build.ts';
import { contentHashes } from '../editor/online/content-hashes.ts';
import { BUILT_FILE, type Built } from '../editor/online/hashes.ts';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import { DIST, buildSite } from './build/site.ts';
import { projectServer } from './edit/project-server.ts';
import { explain } from './errors/failure.ts';
import { serveAtPort } from './serve/at-port.ts';

parseArgs({ options: { trace: { type: 'boolean' } } });

const ROOT = new URL('../', import.meta.url);
/** The site with the editor is not in dist/, which is deployed. */
const WORK = new URL('.cache/edit/', ROOT);
const SERVED_SITE = new URL('site/', WORK);
const NEXT_SITE = new URL('next/', WORK);
const EDITOR = new URL('editor/', WORK);
/** In ms: a save writes several files; a build starts after the last one. */
const DEBOUNCE = 300;

const remove = (folder: URL) => rmSync(folder, { recursive: true, force: true });

const builtFile = (site: URL) => new URL(`.${EDITOR_FOLDER}${BUILT_FILE}`, site);

/** What the served site was built from. */
let served: Built = { at: '', files: [] };

/**
 * Tells the editor why what was saved could not be built; without a reason, that it is being built.
 */
const reportState = (stopped?: string) =>
  writeFileSync(builtFile(SERVED_SITE), JSON.stringify({ ...served, stopped }));

/** Builds the site and replaces the served one. */
async function rebuild(): Promise<void> {
  // As the build will read it: what is saved meanwhile is built next.
  const files = await contentHashes(ROOT);
  await buildSite();
  remove(NEXT_SITE);
  cpSync(DIST, NEXT_SITE, { recursive: true });
  cpSync(EDITOR, new URL(`.${EDITOR_FOLDER}`, NEXT_SITE), { recursive: true });
  const built: Built = { at: new Date().toISOString(), files };
  writeFileSync(builtFile(NEXT_SITE), JSON.stringify(built));
  // A cached page would not show the saved changes.
  await writeWorker(NEXT_SITE, { keptOnDevice: false });
  remove(SERVED_SITE);
  renameSync(NEXT_SITE, SERVED_SITE);
  served = built;
}

/** Rebuilds after each change of the content. After an error the site stays unchanged. */
function watchContent(): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const rebuildNext = () => {
    work = work
      .then(() => reportState())
      .then(rebuild)
      .then(
        () => console.log('The site shows what was saved; load its page again.'),
        (error: unknown) => {
          console.error(explain(error));
          reportState(explain(error).trim());
        },
      );
  };
  watch(fileURLToPath(new URL('content/', ROOT)), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuildNext, DEBOUNCE);
  });
}

/** The command of each system to open an address in the default browser. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...options: string[]]>> = {
  darwin: ['open'],
  // The empty quotes are the title of a window that `start` may open.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the default browser, if there is one. */
function openBrowser(address: string): void {
  const [command, ...options] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...options, address], { stdio: 'ignore' });
  // A server has no such command.
  child.once('error', () => undefined).unref();
}

/** Without it nothing in content/ can be read or changed; only the printed address has it. */
const token = randomBytes(24).toString('base64url');

const ready = Promise.withResolvers<unknown>();
const { url } = await serveAtPort('npm run edit', {
  dist: SERVED_SITE,
  ready: ready.promise,
  first: projectServer(ROOT, token),
});
remove(WORK);
await buildApp(EDITOR);
await rebuild();
ready.resolve(undefined);
const editor = `${url}${EDITOR_FOLDER}#token=${token}`;
openBrowser(editor);
console.log(`The editor is at ${editor}
and the site at ${url}/ (stop with Ctrl+C). If no browser opens, open the first address yourself, as a whole: it works in any browser of this computer.`);
watchContent();
