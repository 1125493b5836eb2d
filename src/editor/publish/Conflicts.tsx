import { useState } from 'react';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { usePublishing } from '../shared/use-publishing.ts';
import { fullLabel } from '../store/data/labels.ts';
import type { Conflict } from '../store/files/merge-data.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import { WORDS } from '../words/words.ts';
import { wordsOfSide } from './changed-words.ts';

const words = WORDS.publish;

/** Asks which of two texts to keep, for each field that somebody else has changed too. */
export function Conflicts() {
  const { publishing } = useEditor();
  const { conflicts } = usePublishing();
  const texts = useTexts();
  const [acceptTheirs, setAcceptTheirs] = useState<ReadonlySet<Conflict>>(new Set());
  if (conflicts.size === 0) return null;

  const choose = (conflict: Conflict, isTheirs: boolean) => {
    const others = [...acceptTheirs].filter((item) => item !== conflict);
    setAcceptTheirs(new Set(isTheirs ? [...others, conflict] : others));
  };
  const publish = () => {
    const chosen = [...conflicts].map(([path, all]) => {
      return [path, all.filter((conflict) => acceptTheirs.has(conflict))] as const;
    });
    void publishing.publish(new Map(chosen));
  };
  return (
    <section>
      <h2>{words.conflicts}</h2>
      {[...conflicts].map(([path, all]) =>
        all.map((conflict, index) => {
          const { form, label } = fieldRef(texts, path, conflict.path);
          const where = fullLabel({ form, label: label || words.wholeFile });
          const option = (isTheirs: boolean, name: string, value: unknown) => {
            const side = wordsOfSide(texts, path, conflict, value);
            return (
              <label className="check">
                <input
                  type="radio"
                  name={`${path} ${index}`}
                  checked={acceptTheirs.has(conflict) === isTheirs}
                  onChange={() => choose(conflict, isTheirs)}
                />
                <span>
                  {name}
                  {side && (
                    <>
                      : <q>{side}</q>
                    </>
                  )}
                </span>
              </label>
            );
          };
          return (
            <fieldset key={`${path} ${conflict.path.join('.')}`}>
              <legend>{where}</legend>
              {option(false, words.mine, conflict.ours)}
              {option(true, words.theirs, conflict.theirs)}
            </fieldset>
          );
        }),
      )}
      <button type="button" className="primary" onClick={publish}>
        {words.publishThese}
      </button>
    </section>
  );
}
