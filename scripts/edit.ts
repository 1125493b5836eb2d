/**
 * `npm run edit`: opens the editor on this computer, without an account, and serves the site with
 * the saved changes. `PORT` (4321) sets the port.
 */
import { cpSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeWorker } from '../after-build/service-worker.ts';
import { buildEditor } from '../editor/build.ts';
import { contentMarks } from '../editor/online/content-marks.ts';
import { BUILT_FILE, type Built } from '../editor/online/marks.ts';
import { EDITOR_FOLDER } from '../hosting/pages.ts';
import { DIST, buildSite } from './build/site.ts';
import { openBrowser } from './edit/open-browser.ts';
import { UserError, explain } from './failure.ts';
import { serve } from './serve.ts';

const ROOT = new URL('../', import.meta.url);
/** The site with the editor is not in dist/, which is deployed. */
const WORK = new URL('.cache/edit/', ROOT);
const SHOWN = new URL('site/', WORK);
const NEXT = new URL('next/', WORK);
const EDITOR = new URL('editor/', WORK);
/** In ms: a save writes several files; a build starts after the last one. */
const QUIET = 300;

const remove = (folder: URL) => rmSync(folder, { recursive: true, force: true });

const builtFile = (site: URL) => new URL(`.${EDITOR_FOLDER}${BUILT_FILE}`, site);

/** Tells the editor why what was saved could not be built; without a reason, that it is being built. */
function tellStopped(stopped?: string): void {
  const { at, files } = JSON.parse(readFileSync(builtFile(SHOWN), 'utf8')) as Built;
  const built: Built = { at, files, ...(stopped === undefined ? {} : { stopped }) };
  writeFileSync(builtFile(SHOWN), JSON.stringify(built));
}

/** Builds the site and replaces the served one. */
async function renew(): Promise<void> {
  // As the build will read it: what is saved meanwhile is built next.
  const files = await contentMarks(ROOT);
  await buildSite();
  remove(NEXT);
  cpSync(DIST, NEXT, { recursive: true });
  cpSync(EDITOR, new URL(`.${EDITOR_FOLDER}`, NEXT), { recursive: true });
  const built: Built = { at: new Date().toISOString(), files };
  writeFileSync(builtFile(NEXT), JSON.stringify(built));
  // A cached page would not show the saved changes.
  await writeWorker(NEXT, { keep: false });
  remove(SHOWN);
  renameSync(NEXT, SHOWN);
}

/** Rebuilds after each change of the content. After an error the site stays unchanged. */
function follow(): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const again = () => {
    work = work
      .then(() => tellStopped())
      .then(renew)
      .then(
        () => console.log('The site shows what was saved; load its page again.'),
        (error: unknown) => {
          console.error(explain(error));
          tellStopped(explain(error).trim());
        },
      );
  };
  watch(fileURLToPath(new URL('content/', ROOT)), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(again, QUIET);
  });
}

const port = Number(process.env['PORT'] ?? 4321);
const ready = Promise.withResolvers<unknown>();
const served = await serve({ dist: SHOWN, port, ready: ready.promise }).catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  throw new UserError(
    `Port ${port} is taken, perhaps by "npm start". Stop that one, or choose another port: PORT=${port + 79} npm run edit`,
  );
});
remove(WORK);
await buildEditor(EDITOR);
await renew();
ready.resolve(undefined);
const editor = `http://localhost:${served.port}${EDITOR_FOLDER}`;
const isOpen = await openBrowser(editor);
console.log(`The editor ${isOpen ? 'opens in your browser' : 'could not be opened in a browser here: open it yourself'}. It is at ${editor} and the site at http://localhost:${served.port}/ (stop with Ctrl+C).
It needs Chrome, Edge or another browser made from Chromium: if another one opens, type the address there. Choose this folder when it asks for one: ${fileURLToPath(ROOT)}`);
follow();
