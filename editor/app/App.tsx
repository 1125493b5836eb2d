/** @jsxImportSource react */
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { assetPictures } from '../pictures/asset-pictures.ts';
import { fileFinder } from '../project/find-file.ts';
import type { OpenProject } from '../project/open-project.ts';
import type { Publishing } from '../publish/publishing.ts';
import { PublishBar } from '../publish/PublishBar.tsx';
import { WORDS } from '../words/words.ts';
import { Boundary } from './Boundary.tsx';
import { EditorContext, type Account } from './Editor.tsx';
import { addressOf, placeAt, type Place, type ScreenName } from './place.ts';
import { followAddress } from './visits.ts';

const PageScreen = lazy(() => import('../page-text/PageScreen.tsx'));
const SCREENS: Partial<Record<ScreenName, ComponentType>> = {
  start: lazy(() => import('../start/StartScreen.tsx')),
  pages: lazy(() => import('../start/PagesScreen.tsx')),
  new: lazy(() => import('../start/NewScreen.tsx')),
  deleted: lazy(() => import('../start/DeletedScreen.tsx')),
  versions: lazy(() => import('../versions/VersionsScreen.tsx')),
  translate: lazy(() => import('../translate/TranslateScreen.tsx')),
  missing: lazy(() => import('../missing/MissingScreen.tsx')),
  changes: lazy(() => import('../publish/ChangesScreen.tsx')),
};

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
  const [pictures] = useState(() => assetPictures(find));
  const editor = useMemo(
    () => ({ project, place, go, find, pictures, account, publishing }),
    [project, place, go, find, pictures, account, publishing],
  );
  const filled = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The link that led here is gone: Tab goes on at the top of what it led to.
    const { activeElement, body } = document;
    const isGone = activeElement?.getClientRects().length === 0;
    if (activeElement === body || isGone) filled.current?.focus();
  }, [address]);
  const Screen = SCREENS[place.screen] ?? PageScreen;
  return (
    <EditorContext value={editor}>
      <div className="filled" ref={filled} tabIndex={-1}>
        <Boundary address={address}>
          <Suspense fallback={<p>{WORDS.app.loading}</p>}>
            <Screen />
          </Suspense>
        </Boundary>
      </div>
      <PublishBar />
    </EditorContext>
  );
}
