/** @jsxImportSource react */
import { useId, useMemo, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import { useTexts, useWords } from '../app/Editor.tsx';
import { destinationsIn } from '../choices/destinations.ts';
import { placeOf } from '../files/model.ts';
import { fullAddress } from '../form/full-address.ts';
import { RICH_TEXT } from '../words/rich-text.ts';
import { linkedWords, withLink } from './links.ts';
import type { TypedText } from './typed-text.ts';

interface LinkChooserProps {
  /** The file of the text. */
  path: string;
  text: TypedText;
  state: EditorState;
  close: () => void;
}

/** Chooses where the chosen words of a text lead. */
export function LinkChooser({ path, text, state, close }: LinkChooserProps) {
  const words = useWords(RICH_TEXT);
  const texts = useTexts();
  const groups = useMemo(() => destinationsIn(texts, placeOf(path).code), [texts, path]);
  const { href = '' } = linkedWords(state);
  const [address, setAddress] = useState(href);
  const id = useId();
  const places = groups.flatMap(({ options }) => options);
  const chosen = places.find(({ value, also }) => [value, also].includes(address));
  const link = (to: string) => {
    text.run((now, dispatch) => {
      dispatch?.(withLink(now, to, chosen?.name ?? ''));
      return true;
    });
    close();
  };
  return (
    <fieldset className="link">
      <legend>{words.link}</legend>
      <label htmlFor={`${id}-place`}>{words.leadsTo}</label>
      <select
        id={`${id}-place`}
        value={chosen?.value ?? ''}
        onChange={({ target }) => setAddress(target.value)}
      >
        <option value="">{words.another}</option>
        {groups.map(({ name, closed = false, options }) => (
          <optgroup key={name} label={name} disabled={closed}>
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {!chosen && (
        <>
          <label htmlFor={`${id}-address`}>{words.address}</label>
          <input
            id={`${id}-address`}
            type="url"
            inputMode="url"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </>
      )}
      <p>
        <button
          type="button"
          className="primary"
          disabled={address.trim() === ''}
          onClick={() => link(fullAddress(address.trim()))}
        >
          {words.setLink}
        </button>
        {href !== '' && (
          <button type="button" onClick={() => link('')}>
            {words.removeLink}
          </button>
        )}
        <button type="button" onClick={close}>
          {words.cancel}
        </button>
      </p>
    </fieldset>
  );
}
