import { useState } from 'react';

interface Typed<Value> {
  /** The value that the input shows. */
  shown: Value;
  /** The file's text at the last render; undefined between typing and storing. */
  known: string | undefined;
}

/**
 * Keeps what is typed in an input, even if the file stores it differently or cannot store it yet,
 * such as a trailing space or half a date. Changes from elsewhere, such as Undo, are shown.
 * @param text the text in the file
 * @param parse converts a text to the value of the input
 */
export function useTyped<Value>(
  text: string,
  parse: (text: string) => Value,
  set: (text: string) => void,
) {
  const [state, setState] = useState<Typed<Value>>(() => ({ shown: parse(text), known: text }));
  let { shown } = state;
  if (state.known !== text) {
    if (state.known !== undefined) shown = parse(text);
    setState({ shown, known: text });
  }
  return {
    shown,
    /** Takes a typed value, and the text that the file stores for it. */
    type: (typed: Value, fileText: string) => {
      setState({ shown: typed, known: undefined });
      set(fileText);
    },
    /** Shows the text of the file; called on blur. */
    leave: () => setState({ shown: parse(text), known: text }),
  };
}
