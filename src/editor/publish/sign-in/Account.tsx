import { useEditor } from '../../app/Editor.tsx';
import { WORDS } from '../../words/words.ts';

const words = WORDS.signIn;

/** Shows the state of the sign-in and a button to sign out; nothing on this computer. */
export function Account() {
  const { account, project } = useEditor();
  if (!account) return null;
  const signOut = () => {
    const isPublished = project.changed().length === 0;
    if (isPublished || confirm(words.unpublished)) void account.signOut();
  };
  return (
    <section>
      <p>{words.signedIn}</p>
      <button type="button" onClick={signOut}>
        {words.signOut}
      </button>
    </section>
  );
}
