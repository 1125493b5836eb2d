import { createRoot } from 'react-dom/client';
import { editingSetting as schema } from '#site/features/editing';
import { routeAt } from '../shared/route.ts';
import { fileFinder } from '../store/assets/find-file.ts';
import { BROWSER_STORAGE } from '../store/browser-storage.ts';
import { draftStore } from '../store/drafts/draft-store.ts';
import { OnlineState } from '../store/online/online-state.ts';
import { withAssetMistakes } from '../store/project/asset-mistakes.ts';
import { DraftPublisher } from '../store/project/draft-publisher.ts';
import { Publishing } from '../store/project/publishing.ts';
import { Workspace } from '../store/project/workspace.ts';
import { loadScreen } from './App.tsx';
import { workerChecks } from './check-client.ts';
import { Entrance } from './Entrance.tsx';
import { loadPhones } from './phones.ts';

/**
 * The token that `npm run edit` has put into the fragment of the address, where no other
 * site sees it. Moves it to the storage of the tab, because the fragment is used for routes.
 */
function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return BROWSER_STORAGE.tab.getItem('token') ?? '';
  BROWSER_STORAGE.tab.setItem('token', token);
  history.replaceState(null, '', location.pathname);
  return token;
}

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
  return thisComputer(location.origin, takeToken());
}

/** Starts the editor. */
export async function start(): Promise<void> {
  loadScreen(routeAt(location.hash));
  const service = await findService();
  const { repository, branch = '' } = service?.editing ?? { repository: 'this computer' };
  const store = draftStore(
    service ? `${repository}, ${branch}` : `this computer, ${location.host}`,
  );
  const workspace = new Workspace(service?.connection.repository ?? (await openFolder()), store);
  // Loads phone numbers after the project is open: texts can be edited without them.
  const whenOpen = workspace.drafts.subscribe(() => {
    whenOpen();
    void loadPhones().then(
      () => workspace.recheckPhones(),
      () => undefined,
    );
  });
  store.subscribe(() => void workspace.syncWithTabs().catch(() => undefined));
  // Asks before the tab is closed only if changes are not stored on this device.
  addEventListener('beforeunload', (event) => {
    const { drafts } = workspace;
    if (drafts.all.size > 0 && drafts.status !== 'saved') event.preventDefault();
  });
  const online = new OnlineState(workspace.repository, service?.editing);
  void online.poll();
  const find = withAssetMistakes(
    workerChecks(new URL('checks.js', location.href)),
    fileFinder(workspace),
  );
  const publishing = new Publishing(workspace, new DraftPublisher(workspace, find), online);
  void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus());
  createRoot(document.body).render(
    <Entrance workspace={workspace} store={store} service={service} publishing={publishing} />,
  );
}
