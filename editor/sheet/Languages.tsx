import { useTexts } from '../app/Editor.tsx';
import { Icon } from '../app/Icon.tsx';
import { languageName } from '../languages.ts';
import { fill } from '../../src/core/fill.ts';
import { languagesOf } from '../translate/languages-of.ts';
import { WORDS } from '../words/words.ts';
import type { ControlProps } from './control.ts';

const words = WORDS.sheet;

/** The languages that visitors see, in their order, by the names that their speakers know. */
export function LanguagesControl({ id, describedBy, schema, value, set }: ControlProps) {
  const texts = useTexts();
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const move = (code: string) => {
    const index = chosen.indexOf(code);
    set(chosen.with(index, chosen[index - 1] ?? code).with(index - 1, code));
  };
  return (
    <div role="group" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {languagesOf(texts).map(({ code, ownName }) => {
        const isChosen = chosen.includes(code);
        const name = languageName(code);
        const label = name === ownName ? name : `${ownName} (${name})`;
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
              {label}
            </label>
            {chosen.indexOf(code) > 0 && (
              <button
                type="button"
                aria-label={fill(words.moveUp, { name: label })}
                onClick={() => move(code)}
              >
                <Icon name="up" />
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}
