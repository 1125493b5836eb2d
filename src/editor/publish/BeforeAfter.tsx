import { useState } from 'react';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { ShownPage } from '../screens/versions/ShownPage.tsx';
import { WORDS } from '../words/words.ts';

const words = WORDS.publish;

/** The page of a file as it is published, or with the changes of this device. */
export default function BeforeAfter({ path }: { path: string }) {
  const { project } = useEditor();
  const texts = useTexts();
  const [isAfter, setAfter] = useState(true);
  const option = (value: boolean, name: string) => (
    <label className="check">
      <input
        type="radio"
        name={path}
        checked={isAfter === value}
        onChange={() => setAfter(value)}
      />
      {name}
    </label>
  );
  return (
    <>
      <fieldset>
        <legend>{words.look}</legend>
        {option(false, words.before)}
        {option(true, words.after)}
      </fieldset>
      <ShownPage
        texts={isAfter ? texts : project.published}
        path={path}
        title={isAfter ? words.after : words.before}
      />
    </>
  );
}
