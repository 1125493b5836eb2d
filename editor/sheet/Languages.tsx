import { useTexts } from '../app/Editor.tsx';
import { pathOf } from '../files/model.ts';
import { isData } from '../form/values.ts';
import { languageName } from '../languages.ts';
import { fill } from '../../src/core/fill.ts';
import { WORDS } from '../words/words.ts';
import type { ControlProps } from './control.ts';

const words = WORDS.sheet;

/** The languages that visitors see, in their order, by the names that their speakers know. */
export function LanguagesControl({ id, describedBy, schema, value, set }: ControlProps) {
  const texts = useTexts();
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const known = texts.project.codes();
  const label = (code: string) => {
    const own = texts.shown(pathOf('language', code));
    const ownName = isData(own) ? String(own['ownName']) : code;
    const name = languageName(code);
    return name === ownName ? name : `${ownName} (${name})`;
  };
  const move = (code: string) => {
    const index = chosen.indexOf(code);
    set(chosen.with(index, chosen[index - 1] ?? code).with(index - 1, code));
  };
  const rows = [...chosen, ...known.filter((code) => !chosen.includes(code))];
  return (
    <div role="group" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {rows.map((code, index) => {
        const isChosen = chosen.includes(code);
        return (
          <p key={code} className="row">
            <label className="check">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen && chosen.length <= (schema.minItems ?? 0)}
                onChange={() =>
                  set(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])
                }
              />{' '}
              {label(code)}
            </label>
            {isChosen && index > 0 && (
              <button
                type="button"
                aria-label={fill(words.moveUp, { name: label(code) })}
                onClick={() => move(code)}
              >
                ↑
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}
