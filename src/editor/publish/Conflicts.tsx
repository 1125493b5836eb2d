import { useId } from 'react';
import { wordsOfSide } from '../shared/changed-words.ts';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { usePublishing } from '../shared/use-publishing.ts';
import { fullLabel } from '../store/data/labels.ts';
import type { Conflict } from '../store/files/merge-data.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.publish;

interface ConflictChoiceProps {
  /** The file. */
  path: string;
  conflict: Conflict;
  choose: (takesTheirs: boolean) => void;
}

/** Shows both texts of a field, to choose one. */
function ConflictChoice({ path, conflict, choose }: ConflictChoiceProps) {
  const texts = useTexts();
  const radioName = useId();
  const { form, label } = fieldRef(texts, path, conflict.path);
  const sides = [
    { takesTheirs: false, name: words.mine, value: conflict.ours },
    { takesTheirs: true, name: words.theirs, value: conflict.theirs },
  ];
  return (
    <fieldset>
      <legend>{fullLabel({ form, label: label || words.wholeFile })}</legend>
      {sides.map(({ takesTheirs, name, value }) => {
        const text = wordsOfSide(texts, path, conflict, value);
        return (
          <label key={name} className="check">
            <input
              type="radio"
              name={radioName}
              checked={(conflict.takesTheirs ?? false) === takesTheirs}
              onChange={() => choose(takesTheirs)}
            />
            <span>
              {name}
              {text && (
                <>
                  : <q>{text}</q>
                </>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Asks which of two texts to keep, for each field that somebody else has changed too. */
export function Conflicts() {
  const { publishing } = useEditor();
  const publishState = usePublishing();
  if (publishState.kind !== 'conflicts') return null;
  const { conflicts } = publishState;
  return (
    <section>
      <h2>{words.conflicts}</h2>
      {[...conflicts].map(([path, all]) =>
        all.map((conflict, index) => (
          <ConflictChoice
            key={`${path} ${index}`}
            path={path}
            conflict={conflict}
            choose={(takesTheirs) => publishing.choose(conflict, takesTheirs)}
          />
        )),
      )}
      <button className="primary" onClick={() => void publishing.publish(conflicts)}>
        {words.publishThese}
      </button>
    </section>
  );
}
