import { useId, useState } from 'react';
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
  isTheirsChosen: boolean;
  choose: (isTheirs: boolean) => void;
}

/** Shows both texts of a field, to choose one. */
function ConflictChoice({ path, conflict, isTheirsChosen, choose }: ConflictChoiceProps) {
  const texts = useTexts();
  const radioName = useId();
  const { form, label } = fieldRef(texts, path, conflict.path);
  const sides = [
    { isTheirs: false, name: words.mine, value: conflict.ours },
    { isTheirs: true, name: words.theirs, value: conflict.theirs },
  ];
  return (
    <fieldset>
      <legend>{fullLabel({ form, label: label || words.wholeFile })}</legend>
      {sides.map(({ isTheirs, name, value }) => {
        const text = wordsOfSide(texts, path, conflict, value);
        return (
          <label key={name} className="check">
            <input
              type="radio"
              name={radioName}
              checked={isTheirsChosen === isTheirs}
              onChange={() => choose(isTheirs)}
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
  const [acceptTheirs, setAcceptTheirs] = useState<ReadonlySet<Conflict>>(new Set());
  if (publishState.kind !== 'conflicts') return null;
  const { conflicts } = publishState;

  const choose = (conflict: Conflict, isTheirs: boolean) => {
    const others = [...acceptTheirs].filter((item) => item !== conflict);
    setAcceptTheirs(new Set(isTheirs ? [...others, conflict] : others));
  };
  const publish = () => {
    const answers = [...conflicts].map(([path, all]) => {
      const answer = (item: Conflict) => ({ ...item, takesTheirs: acceptTheirs.has(item) });
      return [path, all.map(answer)] as const;
    });
    void publishing.publish(new Map(answers));
  };
  return (
    <section>
      <h2>{words.conflicts}</h2>
      {[...conflicts].map(([path, all]) =>
        all.map((conflict, index) => (
          <ConflictChoice
            key={`${path} ${index}`}
            path={path}
            conflict={conflict}
            isTheirsChosen={acceptTheirs.has(conflict)}
            choose={(isTheirs) => choose(conflict, isTheirs)}
          />
        )),
      )}
      <button className="primary" onClick={publish}>
        {words.publishThese}
      </button>
    </section>
  );
}
