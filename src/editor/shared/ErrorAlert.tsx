import { failureKindOf } from '../repositories/repository-error.ts';
import { WORDS } from '../words/words.ts';
import { useEditor } from './Editor.tsx';
import { errorNotice } from './error-notice.ts';
import { NoticeText } from './Screen.tsx';

/** A button to sign in again, if that helps against an error. */
export function SignInAgain({ error }: { error: unknown }) {
  const { account } = useEditor();
  if (!account || failureKindOf(error) !== 'signed out') return null;
  return (
    <button className="primary" onClick={account.signInAgain}>
      {WORDS.signIn.again}
    </button>
  );
}

/** An alert that is empty without an error, with what somebody can do about it. */
export const ErrorAlert = ({ error }: { error: unknown }) => (
  <>
    <p role="alert">{error !== undefined && <NoticeText {...errorNotice(error)} />}</p>
    <SignInAgain error={error} />
  </>
);
