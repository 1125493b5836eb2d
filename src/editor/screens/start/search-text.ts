import { Observable } from '../../app/observable.ts';

class SearchText extends Observable {
  letters = '';

  /** Takes what somebody has typed. */
  set(letters: string): void {
    this.letters = letters;
    this.changed();
  }
}

/**
 * What was searched last: it is there again after the way back, and gone for somebody who starts
 * anew.
 */
export const searchText = new SearchText();
