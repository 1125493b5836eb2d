import { useState } from 'react';

interface Typed<Held> {
  /** What the input shows. */
  now: Held;
  /** Takes what somebody has typed, and the text that it stands for. */
  type: (now: Held, text: string) => void;
  /** Shows what the file says, once nobody types any more. */
  leave: () => void;
}

/**
 * What somebody types stays as they type it, though the file says it in another way or cannot have
 * it yet: with a space at its end, half a day. What was changed elsewhere is shown.
 * @param text what the file says
 * @param parse what an input shows of a text
 */
export function useTyped<Held>(
  text: string,
  parse: (text: string) => Held,
  set: (text: string) => void,
): Typed<Held> {
  /** `known`: what the file said last; undefined until it has taken what was typed. */
  const [state, setState] = useState<{ now: Held; known: string | undefined }>(() => ({
    now: parse(text),
    known: text,
  }));
  let { now } = state;
  if (state.known !== text) {
    if (state.known !== undefined) now = parse(text);
    setState({ now, known: text });
  }
  return {
    now,
    type: (typed, problem) => {
      setState({ now: typed, known: undefined });
      set(problem);
    },
    leave: () => setState({ now: parse(text), known: text }),
  };
}
