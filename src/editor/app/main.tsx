import { createRoot } from 'react-dom/client';
import { editingSetting as schema } from '#site/features/editing';
import { OnlineState } from '../publish/online/online-state.ts';
import { Publishing } from '../publish/publishing.ts';
import { draftStore } from '../store/drafts/draft-store.ts';
import { withFileMistakes } from '../store/project/file-mistakes.ts';
import { fileFinder } from '../store/project/find-file.ts';
import { OpenProject } from '../store/project/open-project.ts';
import { workerChecks } from '../store/project/worker-checks.ts';
import { loadScreen } from './App.tsx';
import { BROWSER_STORAGE } from './browser-storage.ts';
import { Entrance } from './Entrance.tsx';
import { loadPhones } from './phones.ts';
import { routeAt } from './route.ts';

/**
 * The server of `npm run edit` puts its token into the address, where no other site sees it; the
 * tab keeps it while the address says where somebody is.
 */
function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return BROWSER_STORAGE.tab.getItem('token') ?? '';
  BROWSER_STORAGE.tab.setItem('token', token);
  history.replaceState(null, '', location.pathname);
  return token;
}

/** The service of the setting; undefined for the editor of this computer. */
async function findService() {
  const setting = document.getElementById('setting')?.textContent;
  const editing = setting === undefined ? 'none' : schema.parse(JSON.parse(setting));
  if (editing === 'none') return undefined;
  const { connect } = await import('../publish/sign-in/connection.ts');
  return { editing, connection: connect(editing, location.origin + location.pathname) };
}

/** The folder of `npm run edit`; online nobody loads what only it needs. */
async function openFolder() {
  const { thisComputer } = await import('../publish/repositories/this-computer.ts');
  return thisComputer(location.origin, takeToken());
}

/** Shows the editor. */
export async function start(): Promise<void> {
  loadScreen(routeAt(location.hash));
  const service = await findService();
  const { repository, branch = '' } = service?.editing ?? { repository: 'this computer' };
  const store = draftStore(
    service ? `${repository}, ${branch}` : `this computer, ${location.host}`,
  );
  const project: OpenProject = new OpenProject(
    service?.connection.repository ?? (await openFolder()),
    store,
    withFileMistakes(workerChecks(new URL('checks.js', location.href)), async (path) =>
      fileFinder(project)(path),
    ),
  );
  // Not before the first page: a word can be typed without them.
  const whenOpen = project.drafts.subscribe(() => {
    whenOpen();
    void loadPhones().then(
      () => project.recheckPhones(),
      () => undefined,
    );
  });
  store.follow(() => void project.syncWithTabs().catch(() => undefined));
  // What is stored needs no question.
  addEventListener('beforeunload', (event) => {
    const { drafts } = project;
    if (drafts.all.size > 0 && drafts.status !== 'saved') event.preventDefault();
  });
  const publishing = new Publishing(project, new OnlineState(project.repository, service?.editing));
  createRoot(document.body).render(
    <Entrance project={project} store={store} service={service} publishing={publishing} />,
  );
}
