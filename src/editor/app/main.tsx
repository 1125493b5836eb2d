import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { fill } from '#content/text';
import { editingSetting as schema } from '#site/features/editing';
import { notices } from '../shared/notices.ts';
import { routeAt } from '../shared/route.ts';
import { Opening } from '../shared/Screen.tsx';
import { fileFinder } from '../store/assets/find-file.ts';
import { BROWSER_STORAGE } from '../store/browser-storage.ts';
import { draftStore } from '../store/drafts/draft-store.ts';
import { OpenTab } from '../store/drafts/open-tab.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import { OnlineState } from '../store/online/online-state.ts';
import { withAssetMistakes } from '../store/project/asset-mistakes.ts';
import { Publishing } from '../store/project/publishing.ts';
import { Workspace } from '../store/project/workspace.ts';
import { WORDS } from '../words/words.ts';
import { loadScreen } from './App.tsx';
import { workerChecks } from './check-client.ts';
import { Entrance } from './Entrance.tsx';
import { loadPhoneMetadata } from './phones.ts';

/**
 * The values that `npm run edit` puts into the address, by their names in the storage of the tab.
 */
const FROM_ADDRESS = ['token', 'folder'] as const;

/**
 * Moves what `npm run edit` has put into the fragment of the address, where no other site sees it,
 * to the storage of the tab, because the fragment is used for routes.
 * @returns whether there was any: then the editor has just been started
 */
function takeAddress(): boolean {
  const given = new URLSearchParams(location.hash.slice(1));
  if (!given.has('token')) return false;
  for (const name of FROM_ADDRESS) BROWSER_STORAGE.tab.setItem(name, given.get(name) ?? '');
  history.replaceState(null, '', location.pathname);
  return true;
}

/**
 * Goes to the address that `npm run edit` prints, because browsers store drafts by origin, and
 * `localhost` is another origin. Called when there are no drafts.
 */
function leaveLocalhost(): void {
  if (location.hostname !== 'localhost') return;
  const given = FROM_ADDRESS.map((name) => [name, fromAddress(name)]);
  const { port, pathname } = location;
  location.replace(`http://127.0.0.1:${port}${pathname}#${new URLSearchParams(given)}`);
}

const fromAddress = (name: (typeof FROM_ADDRESS)[number]) =>
  BROWSER_STORAGE.tab.getItem(name) ?? '';

/** The service in the setting; undefined for the editor on this computer. */
async function findService() {
  const setting = document.getElementById('setting')?.textContent;
  const editing = setting === undefined ? 'none' : schema.parse(JSON.parse(setting));
  if (editing === 'none') return undefined;
  const { connect } = await import('../publish/sign-in/connection.ts');
  return { editing, connection: connect(editing, location.origin + location.pathname) };
}

/**
 * Opens the folder of `npm run edit`. Imported on demand, because the online editor needs none of
 * it.
 */
async function openFolder() {
  const { thisComputer } = await import('../repositories/this-computer.ts');
  return thisComputer(location.origin, fromAddress('token'));
}

/** Starts the editor. */
export async function start(): Promise<void> {
  loadScreen(routeAt(location.hash));
  const service = await findService();
  const takesOver = !service && takeAddress();
  const { repository, branch } = service?.editing ?? {};
  const project = service ? `${repository}, ${branch}` : `this folder, ${fromAddress('folder')}`;
  const store = draftStore(project, service ? undefined : `this computer, ${location.host}`);
  const workspace = new Workspace(service?.connection.repository ?? (await openFolder()), store);
  workspace.onEmptied = (path, day) =>
    notices.say(fill(WORDS.sheet.emptied, { name: fieldRef(workspace.texts, path, day).label }));
  // Loads phone numbers after the project is open: texts can be edited without them.
  const whenOpen = workspace.drafts.subscribe(() => {
    whenOpen();
    void loadPhoneMetadata().then(
      () => workspace.recheckPhones(),
      () => undefined,
    );
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workspace.refresh().catch(() => undefined);
  });
  // Asks before the tab is closed only if changes are not stored on this device.
  addEventListener('beforeunload', (event) => {
    const { drafts } = workspace;
    if (drafts.all.size > 0 && drafts.status !== 'saved') event.preventDefault();
  });
  const online = new OnlineState(workspace.repository, service?.editing);
  void online.poll();
  const check = workerChecks(new URL('checks.js', location.href));
  const find = withAssetMistakes(check, fileFinder(workspace));
  const publishing = new Publishing(workspace, find, online);
  addEventListener('online', () => publishing.forgetFailure());
  const tab = new OpenTab(project, async () => {
    for (const finish of workspace.unfinished) void finish();
    await workspace.drafts.settled();
  });
  const onOpened = () => {
    publishing.load();
    if (!service && workspace.drafts.all.size === 0) leaveLocalhost();
  };
  void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus());
  createRoot(document.body).render(
    <Suspense fallback={<Opening />}>
      <Entrance {...{ tab, takesOver, onOpened, workspace, store, service, publishing }} />
    </Suspense>,
  );
}
