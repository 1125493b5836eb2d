import { Observable } from '../store/observable.ts';

class SearchText extends Observable {
  letters = '';

  /** Sets the typed text. */
  set(letters: string): void {
    this.letters = letters;
    this.notify();
  }
}

/** The last search: shown again after Back, and cleared by the link to *Start*. */
export const searchText = new SearchText();
