import { useState } from 'react';
import { fill } from '#content/text';
import { useEditor, useTexts } from '../../app/Editor.tsx';
import { WORDS } from '../../words/words.ts';

const words = WORDS.signIn;

/** Where somebody is signed in, and the way out. Nothing on this computer. */
export function Account() {
  const { account, project } = useEditor();
  useTexts();
  const [isAsked, setAsked] = useState(false);
  if (!account) return null;
  const leave = () => {
    if (project.drafts.all.size > 0) setAsked(true);
    else void account.signOut();
  };
  return (
    <section className="account">
      <p>{fill(words.signedIn, { service: account.service })}</p>
      {isAsked ? (
        <>
          <p role="alert">{words.unpublished}</p>
          <button type="button" onClick={() => setAsked(false)}>
            {words.stay}
          </button>
          <button type="button" className="danger" onClick={() => void account.signOut()}>
            {words.removeAll}
          </button>
        </>
      ) : (
        <button type="button" onClick={leave}>
          {words.signOut}
        </button>
      )}
    </section>
  );
}
