import { useEffect, useRef } from 'react';
import { Observable } from './observable.ts';

/** In ms: so long a notice is there. */
const LASTS = 8000;

class Notices extends Observable {
  #timer: ReturnType<typeof setTimeout> | undefined;
  text = '';
  /** Whether it is only heard: those who see the screen see it elsewhere. */
  isHeard = false;

  /** Says what just happened. */
  say(text: string, isHeard = false): void {
    [this.text, this.isHeard] = [text, isHeard];
    this.changed();
    clearTimeout(this.#timer);
    if (text !== '') this.#timer = setTimeout(() => this.say(''), LASTS);
  }
}

/** What just happened, for the one live region of the editor. */
export const notices = new Notices();

/** Says to those who do not see it what has come beside a field; not what was there at first. */
export function useHeard(text: string): void {
  const before = useRef(text);
  useEffect(() => {
    if (text !== '' && text !== before.current) notices.say(text, true);
    before.current = text;
  }, [text]);
}
