import { useEffect, useRef } from 'react';
import { Observable } from '../store/observable.ts';

/** How long a notice is shown, in ms. */
const DURATION = 8000;

class Notices extends Observable {
  #timer: ReturnType<typeof setTimeout> | undefined;
  text = '';
  /** Whether it is only for screen readers, because the screen shows it elsewhere. */
  isOnlyHeard = false;

  /** Announces what has just happened. */
  say(text: string, isOnlyHeard = false): void {
    [this.text, this.isOnlyHeard] = [text, isOnlyHeard];
    this.notify();
    clearTimeout(this.#timer);
    if (text !== '') this.#timer = setTimeout(() => this.say(''), DURATION);
  }
}

/** The text of the editor's only live region, which is in `StatusMessages`. */
export const notices = new Notices();

/** Announces a text to screen readers when it changes, but not the first time. */
export function useAnnouncement(text: string): void {
  const before = useRef(text);
  useEffect(() => {
    if (text !== '' && text !== before.current) notices.say(text, true);
    before.current = text;
  }, [text]);
}
