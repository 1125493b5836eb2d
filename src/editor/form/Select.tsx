import { useRef, useState } from 'react';
import { directionOf } from '#content/languages';
import { textOf } from '../store/data/values.ts';
import { WORDS } from '../words/words.ts';
import type { OptionGroup, ControlProps } from './control.ts';
import { useTyped } from './use-typed.ts';

/** The option value for everything that the list does not offer. Real values contain no space. */
const OTHER = 'another value';

/** Describes the text box for values that the list does not offer. */
export interface CustomValue {
  /** The label of the option that opens the box. */
  option: string;
  /** The label of the box. */
  label: string;
  type: 'url' | 'text';
  placeholder: string;
  /** Converts what is typed to a value. */
  normalise: (text: string) => string;
}

interface SelectProps extends Omit<ControlProps, 'field' | 'path' | 'keys'> {
  groups: readonly OptionGroup[];
  /** The label of the empty option. */
  nothing?: string;
  custom?: CustomValue;
}

const words = WORDS.sheet;

/** A native `<select>`, which phones and screen readers handle well, and a box for other values. */
export function Select({ id, describedBy, isRequired, isWrong, ...props }: SelectProps) {
  const { groups, nothing = isRequired ? words.choose : words.none, custom, set } = props;
  const value = textOf(props.value);
  /** The last typed value. While it is defined, even if empty, the box stays open. */
  const [typed, setTyped] = useState<string>();
  const box = useTyped(value, String, set);
  /** On a closed list an arrow key chooses the next option, so it must not move the focus away. */
  const isKeyDown = useRef(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const chosen = groups
    .flatMap(({ options }) => options)
    .find((option) => [option.value, option.also].includes(value));
  // Undo may have set another value since.
  const isOther = typed === value || (!chosen && value !== '');
  const choose = (choice: string) => {
    setTyped(choice === OTHER ? '' : undefined);
    setTakesFocus(!isKeyDown.current);
    set(choice === OTHER ? '' : choice);
  };
  return (
    <>
      <select
        id={id}
        aria-describedby={describedBy}
        aria-required={isRequired || undefined}
        aria-invalid={isWrong || undefined}
        value={isOther ? OTHER : (chosen?.value ?? '')}
        onKeyDown={() => (isKeyDown.current = true)}
        onKeyUp={() => (isKeyDown.current = false)}
        // The key that leaves it is lifted elsewhere.
        onBlur={() => (isKeyDown.current = false)}
        onChange={({ target }) => choose(target.value)}
      >
        {!(isRequired && chosen) && <option value="">{nothing}</option>}
        {(custom ?? isOther) && <option value={OTHER}>{custom?.option ?? value}</option>}
        {groups.map(({ name, isDisabled = false, options, language }) => {
          const elements = options.map((item) => (
            <option
              key={item.value}
              value={item.value}
              lang={language}
              dir={language && directionOf(language)}
            >
              {[item.name, item.place].filter(Boolean).join(' – ')}
            </option>
          ));
          if (name === '') return elements;
          return (
            <optgroup key={name} label={name} disabled={isDisabled}>
              {elements}
            </optgroup>
          );
        })}
      </select>
      {custom && isOther && (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only once somebody has chosen to type
          autoFocus={takesFocus}
          aria-label={custom.label}
          aria-describedby={describedBy}
          inputMode={custom.type}
          placeholder={custom.placeholder}
          value={box.shown}
          onBlur={box.leave}
          onChange={({ target }) => {
            const next = custom.normalise(target.value);
            setTyped(next);
            box.type(next, next);
          }}
        />
      )}
    </>
  );
}
