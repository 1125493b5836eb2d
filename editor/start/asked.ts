import { Watched } from '../app/watched.ts';

class Asked extends Watched {
  letters = '';

  /** Takes what somebody has typed. */
  set(letters: string): void {
    this.letters = letters;
    this.changed();
  }
}

/** What was searched last: it is there again after the way back, and gone for somebody who starts anew. */
export const asked = new Asked();
