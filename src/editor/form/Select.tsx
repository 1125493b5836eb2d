import { useState } from 'react';
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

interface SelectProps extends ControlProps {
  groups: readonly OptionGroup[];
  /** The label of the empty option. */
  nothing?: string;
  typed?: CustomValue;
}

const words = WORDS.sheet;

/** A native `<select>`, which phones and screen readers handle well, and a box for other values. */
export function Select({ id, describedBy, isRequired, isWrong, ...props }: SelectProps) {
  const { groups, nothing = isRequired ? words.choose : words.none, typed, set } = props;
  const value = textOf(props.value);
  /** Whether the box is open, even while it is empty. */
  const [isTyping, setTyping] = useState(false);
  const box = useTyped(value, String, set);
  const chosen = groups
    .flatMap(({ options }) => options)
    .find((option) => [option.value, option.also].includes(value));
  const isOther = isTyping || (!chosen && value !== '');
  const choose = (now: string) => {
    setTyping(now === OTHER);
    set(now === OTHER ? '' : now);
  };
  return (
    <>
      <select
        id={id}
        aria-describedby={describedBy}
        aria-required={isRequired || undefined}
        aria-invalid={isWrong || undefined}
        value={isOther ? OTHER : (chosen?.value ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        {!(isRequired && chosen) && <option value="">{nothing}</option>}
        {(typed ?? isOther) && <option value={OTHER}>{typed?.option ?? value}</option>}
        {groups.map(({ name, closed = false, options, language }) => {
          const all = options.map((item) => (
            <option
              key={item.value}
              value={item.value}
              lang={language}
              dir={language && directionOf(language)}
            >
              {item.name}
            </option>
          ));
          if (name === '') return all;
          return (
            <optgroup key={name} label={name} disabled={closed}>
              {all}
            </optgroup>
          );
        })}
      </select>
      {typed && isOther && (
        <input
          aria-label={typed.label}
          aria-describedby={describedBy}
          inputMode={typed.type}
          placeholder={typed.placeholder}
          value={box.now}
          onBlur={box.leave}
          onChange={({ target }) => {
            // Keeps the box open when its text is deleted.
            setTyping(true);
            const now = typed.normalise(target.value);
            box.type(now, now);
          }}
        />
      )}
    </>
  );
}
