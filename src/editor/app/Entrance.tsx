import { lazy, useEffect, useRef, useState } from 'react';
import { fill } from '#content/text';
import type { EditingService } from '#site/features/editing';
import type { Connection } from '../publish/sign-in/connection.ts';
import { RepositoryError, failureKindOf } from '../repositories/repository-error.ts';
import { errorNotice } from '../shared/error-notice.ts';
import type { Notice } from '../shared/publish-notice.ts';
import { Failed, Opening } from '../shared/Screen.tsx';
import { BROWSER_STORAGE } from '../store/browser-storage.ts';
import type { DraftStore } from '../store/drafts/draft-store.ts';
import type { OpenTab } from '../store/drafts/open-tab.ts';
import type { Publishing } from '../store/project/publishing.ts';
import type { Workspace } from '../store/project/workspace.ts';
import { WORDS } from '../words/words.ts';
import { App } from './App.tsx';

const SignIn = lazy(() => import('../publish/sign-in/SignIn.tsx'));
const ElsewhereScreen = lazy(() => import('../publish/ElsewhereScreen.tsx'));

/** The service in the setting, and the connection to it. */
interface Service {
  editing: EditingService;
  connection: Connection;
}

interface EntranceProps {
  tab: OpenTab;
  /** Whether to take the project from another tab that has it open. */
  takesOver: boolean;
  /** Called when the project is open. */
  onOpened: () => void;
  workspace: Workspace;
  store: DraftStore;
  /** Undefined on this computer. */
  service: Service | undefined;
  publishing: Publishing;
}

type State =
  | { kind: 'opening' | 'opened' | 'elsewhere' }
  | { kind: 'signing in'; notice?: Notice }
  | { kind: 'failed'; notice: Notice };

/**
 * Finishes signing in after GitHub has redirected back.
 * @returns why editing is impossible; undefined if it is possible, or nobody was signing in
 */
async function finishSignIn({ editing, connection }: Service) {
  const { oauth, session } = connection;
  const { accessProblem, RETURN_ADDRESS_KEY } = await import('../publish/sign-in/connection.ts');
  const address = new URL(location.href);
  try {
    if (!(await oauth.finish(BROWSER_STORAGE.tab, address, session))) return undefined;
  } catch (error) {
    const { failure } = error instanceof RepositoryError ? error : { failure: undefined };
    if (failure?.kind !== 'refused') return errorNotice(error);
    return { text: fill(WORDS.signIn.notDone, { reason: failure.reason }) };
  } finally {
    if (address.search !== '') {
      history.replaceState(
        null,
        '',
        location.pathname + (BROWSER_STORAGE.tab.getItem(RETURN_ADDRESS_KEY) ?? ''),
      );
      BROWSER_STORAGE.tab.removeItem(RETURN_ADDRESS_KEY);
    }
  }
  return accessProblem(connection, editing);
}

/** Why somebody has to sign in again. */
const endedNotice = ({ applicationId }: EditingService): Notice => ({
  text: applicationId === undefined ? WORDS.signIn.tokenEnded : WORDS.signIn.ended,
});

/**
 * Signs in if the project is at a service, then opens the project in this tab alone and shows the
 * editor.
 */
export function Entrance(props: EntranceProps) {
  const { tab, takesOver, onOpened, workspace, store, service, publishing } = props;
  const [state, setState] = useState<State>({ kind: 'opening' });
  const isRead = useRef(false);
  const begun = useRef(false);

  const open = async (takesOver = false) => {
    setState({ kind: 'opening' });
    try {
      if (!(await tab.open(takesOver))) {
        setState({ kind: 'elsewhere' });
        return;
      }
      if (!isRead.current) await workspace.open();
      isRead.current = true;
      onOpened();
      const { state: last } = publishing;
      publishing.forgetFailure();
      setState({ kind: 'opened' });
      // Continues what signing out has interrupted.
      if (last.kind === 'failed' && failureKindOf(last.error) === 'signed out')
        void publishing.publish();
    } catch (error) {
      if (failureKindOf(error) === 'signed out' && service) {
        setState({ kind: 'signing in', notice: endedNotice(service.editing) });
        service.connection.session.end();
      } else setState({ kind: 'failed', notice: errorNotice(error) });
    }
  };
  const begin = async () => {
    const problem = service && (await finishSignIn(service));
    if (problem !== undefined) setState({ kind: 'signing in', notice: problem });
    else if (service && !service.connection.session.isSignedIn) setState({ kind: 'signing in' });
    else await open(takesOver);
  };
  // Once: what it is given lives as long as the page.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
    tab.subscribe(() => {
      isRead.current = false;
      setState({ kind: 'elsewhere' });
    });
    window.onpageshow = ({ persisted }) => void (persisted && open());
    // WebKit keeps the connection of a page in its back/forward cache, and the next page waits for it.
    window.onpagehide = ({ persisted }) => {
      if (!persisted) return;
      tab.letGo();
      void store.close();
    };
  });

  if (state.kind === 'opening') return <Opening />;
  if (state.kind === 'failed') return <Failed notice={state.notice} tryAgain={() => void open()} />;
  if (state.kind === 'elsewhere')
    return <ElsewhereScreen workspace={workspace} useHere={() => void open(true)} />;
  if (state.kind === 'signing in' && service)
    return <SignIn {...service} notice={state.notice} done={() => void open()} />;
  const account = service && {
    signInAgain: () => {
      service.connection.session.end();
      setState({ kind: 'signing in', notice: endedNotice(service.editing) });
    },
    signOut: async () => {
      service.connection.session.end();
      await workspace.drafts.settled();
      publishing.online.forget();
      await store.remove();
      location.replace(location.pathname);
    },
  };
  return <App workspace={workspace} account={account} publishing={publishing} />;
}
