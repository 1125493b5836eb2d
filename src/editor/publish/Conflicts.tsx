import { useState } from 'react';
import { isGroup } from '#content/project';
import { useEditor, useTexts } from '../shared/Editor.tsx';
import { usePublishing } from '../shared/usePublishing.ts';
import { fullLabel } from '../store/data/labels.ts';
import type { Conflict } from '../store/files/merge-data.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.publish;

/** Returns all words of a value as one text. */
export function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join(' · ');
  if (!isGroup(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const texts = Object.entries(value).filter(([name]) => name !== 'block' && name !== 'id');
  return texts.map(([, text]) => wordsIn(text)).join(' – ');
}

/** Asks which of two texts to keep, for each field that somebody else has changed too. */
export function Conflicts() {
  const { publishing } = useEditor();
  const { conflicts } = usePublishing();
  const texts = useTexts();
  const [acceptTheirs, setAcceptTheirs] = useState<ReadonlySet<Conflict>>(new Set());
  if (conflicts.size === 0) return null;

  // The text of a whole page would be too long to show.
  const textOf = ({ path }: Conflict, value: unknown) => {
    if (value === undefined) return words.gone;
    return path.length === 0 ? undefined : wordsIn(value);
  };
  const choose = (conflict: Conflict, isTheirs: boolean) => {
    const others = [...acceptTheirs].filter((both) => both !== conflict);
    setAcceptTheirs(new Set(isTheirs ? [...others, conflict] : others));
  };
  const publish = () => {
    const chosen = [...conflicts].map(([path, all]) => {
      return [path, all.filter((both) => acceptTheirs.has(both))] as const;
    });
    void publishing.publish(new Map(chosen));
  };
  return (
    <section>
      <h2>{words.asked}</h2>
      {[...conflicts].map(([path, all]) =>
        all.map((conflict, index) => {
          const { form, label } = fieldRef(texts, path, conflict.path);
          const where = fullLabel({ form, label: label || words.wholeFile });
          const option = (isTheirs: boolean, name: string, value: unknown) => {
            const text = textOf(conflict, value);
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
                  {text !== undefined && (
                    <>
                      : <q>{text}</q>
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
