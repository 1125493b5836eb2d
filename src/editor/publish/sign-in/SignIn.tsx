import { useId, useState, type SubmitEvent } from 'react';
import { fill } from '#content/text';
import type { EditingService } from '#site/features/editing';
import { tokenPage } from '../../repositories/github-addresses.ts';
import type { Notice } from '../../shared/publish-notice.ts';
import { NoticeText } from '../../shared/Screen.tsx';
import { BROWSER_STORAGE } from '../../store/browser-storage.ts';
import words from '../../words/sign-in.json' with { type: 'json' };
import { accessProblem, RETURN_ADDRESS_KEY, type Connection, variablesOf } from './connection.ts';

interface SignInProps {
  editing: EditingService;
  connection: Connection;
  /** Why somebody has to sign in again; undefined the first time. */
  notice: Notice | undefined;
  /** Called after signing in with an account that may change the site. */
  done: () => void;
}

/** The screen to sign in at GitHub, by one tap or by a token. */
export default function SignIn({ editing, connection, notice, done }: SignInProps) {
  const { session, oauth } = connection;
  const names = variablesOf(editing);
  const [remember, setRemember] = useState(false);
  const [status, setStatus] = useState<Notice>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const hasApplication = editing.applicationId !== undefined;

  const redirect = async () => {
    BROWSER_STORAGE.tab.setItem(RETURN_ADDRESS_KEY, location.hash);
    location.assign(await oauth.begin(BROWSER_STORAGE.tab, remember));
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = new FormData(event.currentTarget).get('token');
    if (typeof token !== 'string' || token.trim() === '') return;
    setBusy(true);
    setStatus({ text: words.checking });
    session.set(token.trim(), remember);
    const problem = await accessProblem(connection, editing);
    setBusy(false);
    setStatus(problem);
    if (problem === undefined) done();
  };

  const rememberChoice = (
    <p>
      <label className="check">
        <input
          type="checkbox"
          checked={remember}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => setRemember(target.checked)}
        />
        {words.remember}
      </label>
      <small id={`${id}hint`}>{words.rememberHint}</small>
    </p>
  );
  const form = (
    <form onSubmit={(event) => void onSubmit(event)}>
      <p>{words.whatItIs}</p>
      <ol>
        <li>
          <a href={tokenPage(editing.repository)} target="_blank" rel="noopener">
            {words.open}
          </a>
        </li>
        {words.steps.split('\n').map((step) => (
          <li key={step}>{fill(step, names)}</li>
        ))}
        <li>{words.paste}</li>
      </ol>
      <label>
        {words.token}
        <input name="token" type="password" autoComplete="off" required disabled={isBusy} />
      </label>
      {!hasApplication && rememberChoice}
      {/* Below the steps: on a phone, a message above them would be out of sight. */}
      <p role="status">{status && <NoticeText {...status} />}</p>
      <button type="submit" className={hasApplication ? undefined : 'primary'} disabled={isBusy}>
        {words.byToken}
      </button>
    </form>
  );
  return (
    <main className="screen sign-in">
      <header className="screen-head">
        <img src="/favicon.svg" alt="" width="48" height="48" />
        <h1>{words.heading}</h1>
      </header>
      <p>{fill(words.where, names)}</p>
      {notice && (
        <p role="status">
          <NoticeText {...notice} />
        </p>
      )}
      {hasApplication && (
        <>
          {rememberChoice}
          <button className="primary" onClick={() => void redirect()}>
            {words.signIn}
          </button>
          <details>
            <summary>{words.byToken}</summary>
            {form}
          </details>
        </>
      )}
      {!hasApplication && form}
    </main>
  );
}
