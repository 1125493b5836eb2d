import { useState } from 'react';
import { directionOf } from '#content/languages';
import { WORDS } from '../words/words.ts';
import type { OptionGroup, ControlProps } from './control.ts';
import { useTyped } from './use-typed.ts';
import { textOf } from './values.ts';

/** What the list has for a value that it does not offer; with a space, which no such value has. */
const OTHER = 'another value';

/** What can be typed that a list does not have. */
export interface Typed {
  /** What the list says for it. */
  option: string;
  /** What the box for it is called. */
  label: string;
  type: 'url' | 'text';
  placeholder: string;
  /** The value for the letters in the box. */
  normalise: (text: string) => string;
}

interface ChooseProps extends ControlProps {
  groups: readonly OptionGroup[];
  /** What the list says where nothing is chosen. */
  nothing?: string;
  typed?: Typed;
}

const words = WORDS.sheet;

const same = (text: string) => text;

/** What is chosen from a list: the browser's own, which keyboards, screen readers and thumbs know. */
export function Choose({ id, describedBy, isRequired, ...props }: ChooseProps) {
  const { groups, nothing = isRequired ? words.choose : words.none, typed, set } = props;
  const value = textOf(props.value);
  /** Whether something is typed, though nothing of it is there yet. */
  const [isTyping, setTyping] = useState(false);
  const box = useTyped(value, same, set);
  const options = groups.flatMap((group) => group.options);
  const chosen = options.find((option) => [option.value, option.also].includes(value));
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
        value={isOther ? OTHER : (chosen?.value ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        {!(isRequired && chosen) && <option value="">{nothing}</option>}
        {(typed ?? isOther) && <option value={OTHER}>{typed?.option ?? value}</option>}
        {groups.map(({ name, closed = false, options: some, language }) => {
          const all = some.map((item) => (
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
            // While everything is deleted the box stays.
            setTyping(true);
            const now = typed.normalise(target.value);
            box.type(now, now);
          }}
        />
      )}
    </>
  );
}
