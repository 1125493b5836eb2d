import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { fileFinder } from '../project/find-file.ts';
import type { OpenProject } from '../project/open-project.ts';
import type { Publishing } from '../publish/publishing.ts';
import { PublishBar } from '../publish/PublishBar.tsx';
import { WORDS } from '../words/words.ts';
import { Boundary } from './Boundary.tsx';
import { EditorContext, type Account } from './Editor.tsx';
import { later, loadAll } from './later.ts';
import { addressOf, placeAt, type Place, type ScreenName } from './place.ts';
import { Failed, Opening } from './Screen.tsx';
import { followAddress } from './visits.ts';

const LATER = {
  start: () => import('../start/StartScreen.tsx'),
  page: () => import('../page-text/PageScreen.tsx'),
  pages: () => import('../start/PagesScreen.tsx'),
  new: () => import('../start/NewScreen.tsx'),
  deleted: () => import('../start/DeletedScreen.tsx'),
  versions: () => import('../versions/VersionsScreen.tsx'),
  translate: () => import('../translate/TranslateScreen.tsx'),
  missing: () => import('../missing/MissingScreen.tsx'),
  changes: () => import('../publish/ChangesScreen.tsx'),
} satisfies Record<ScreenName, () => Promise<{ default: ComponentType }>>;
/** Loads what somebody came for while the project is read. */
export const loadScreen = ({ screen }: Place): void => void LATER[screen]().catch(() => undefined);
const SCREENS: Partial<Record<ScreenName, ComponentType>> = Object.fromEntries(
  Object.entries(LATER).map(([name, load]) => [name, later(load)]),
);
const Keys = later(() => import('./Keys.tsx'));

/**
 * So long after the first screen is there the others are loaded, in ms: whoever only looks, or
 * changes a word at once, has none of their bytes, and no tap waits for them.
 */
const SOON = 10_000;

interface AppProps {
  project: OpenProject;
  account: Account | undefined;
  publishing: Publishing;
}

/** The editor: what somebody came for fills the window, and below it is what they changed. */
export function App({ project, account, publishing }: AppProps) {
  const address = useSyncExternalStore(followAddress, () => location.hash);
  const place = useMemo(() => placeAt(address), [address]);
  const go = useCallback((to: Place) => {
    location.hash = addressOf(to);
  }, []);
  const [find] = useState(() => fileFinder(project));
  const editor = useMemo(
    () => ({ project, place, go, find, account, publishing }),
    [project, place, go, find, account, publishing],
  );
  useEffect(() => {
    const keeping = import('./keep-focus.ts').then(({ keepFocus }) => keepFocus());
    return () => void keeping.then((end) => end());
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void loadAll(), SOON);
    return () => clearTimeout(timer);
  }, []);
  // What could not be loaded is asked for again by a new page alone, which needs a connection:
  // `navigator.onLine` may be wrong.
  const loadAgain = (again: () => void) =>
    fetch(location.pathname, { cache: 'no-store' }).then(() => location.reload(), again);
  const instead = (reason: string, again: () => void) => (
    <Failed
      said={navigator.onLine ? WORDS.app.fault : WORDS.trouble.offline}
      reason={reason}
      again={() => void loadAgain(again)}
    />
  );
  const Screen = SCREENS[place.screen];
  return (
    <EditorContext value={editor}>
      <Suspense>
        <Keys />
      </Suspense>
      <div className="filled">
        <Boundary of={address} instead={instead}>
          <Suspense fallback={<Opening />}>{Screen && <Screen />}</Suspense>
        </Boundary>
      </div>
      <Boundary of={address} instead={instead}>
        <PublishBar />
      </Boundary>
    </EditorContext>
  );
}
