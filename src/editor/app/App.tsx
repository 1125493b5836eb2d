import { Suspense, useEffect, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { PublishBar } from '../publish/PublishBar.tsx';
import { EditorContext, type Editor } from '../shared/Editor.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { lazyComponent, preloadLazyComponents } from '../shared/lazy-component.ts';
import { routeAddress, routeAt, type EditorRoute, type ScreenName } from '../shared/route.ts';
import { Failed, Opening } from '../shared/Screen.tsx';
import { onAddressChange } from '../shared/visits.ts';
import { fileFinder } from '../store/assets/find-file.ts';
import { WORDS } from '../words/words.ts';

const LOADERS = {
  start: () => import('../screens/start/StartScreen.tsx'),
  page: () => import('../page/PageScreen.tsx'),
  pages: () => import('../screens/start/PagesScreen.tsx'),
  new: () => import('../screens/start/NewScreen.tsx'),
  links: () => import('../screens/start/LinksScreen.tsx'),
  deleted: () => import('../screens/start/DeletedScreen.tsx'),
  versions: () => import('../screens/versions/VersionsScreen.tsx'),
  translate: () => import('../screens/translate/TranslateScreen.tsx'),
  missing: () => import('../screens/missing/MissingScreen.tsx'),
  changes: () => import('../publish/ChangesScreen.tsx'),
} satisfies Record<ScreenName, () => Promise<{ default: ComponentType }>>;
/** Loads the code of a screen in advance, while the project is being read. */
export const loadScreen = ({ screen }: EditorRoute): void =>
  void LOADERS[screen]().catch(() => undefined);
const SCREENS: Partial<Record<ScreenName, ComponentType>> = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [name, lazyComponent(load)]),
);
const Keys = lazyComponent(() => import('./Keys.tsx'));

/**
 * When to load all other screens, in ms after the first one. Then no tap waits for them, and a
 * short visit does not download them.
 */
const PRELOAD_DELAY = 10_000;

function go(to: EditorRoute): void {
  location.hash = routeAddress(to);
}

type AppProps = Pick<Editor, 'workspace' | 'account' | 'publishing'>;

/** The editor: a screen that fills the window, and the bar below it. */
export function App({ workspace, account, publishing }: AppProps) {
  const address = useSyncExternalStore(onAddressChange, () => location.hash);
  const route = useMemo(() => routeAt(address), [address]);
  const editor = { workspace, route, go, find: fileFinder(workspace), account, publishing };
  useEffect(() => {
    const timer = setTimeout(() => void preloadLazyComponents(), PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);
  // A browser requests a failed module again only after a reload. Offline, a reload would lose the
  // editor, so this tries the connection first: `navigator.onLine` may be wrong.
  const loadAgain = (retry: () => void) =>
    fetch(location.pathname, { cache: 'no-store' }).then(() => location.reload(), retry);
  const instead = (reason: string, retry: () => void) => (
    <Failed
      notice={{ text: navigator.onLine ? WORDS.app.fault : WORDS.failures.offline }}
      reason={reason}
      tryAgain={() => void loadAgain(retry)}
    />
  );
  const Screen = SCREENS[route.screen];
  return (
    <EditorContext value={editor}>
      <Suspense>
        <Keys />
      </Suspense>
      <div className="filled">
        <ErrorBoundary of={address} instead={instead}>
          <Suspense fallback={<Opening />}>{Screen && <Screen />}</Suspense>
        </ErrorBoundary>
      </div>
      <ErrorBoundary of={address} instead={instead}>
        <PublishBar />
      </ErrorBoundary>
    </EditorContext>
  );
}
