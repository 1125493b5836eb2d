import { Observable } from '../store/observable.ts';

class SearchText extends Observable {
  query = '';

  /** Sets the typed text. */
  set(query: string): void {
    this.query = query;
    this.notify();
  }
}

/** The last search: *Start* shows it until somebody clears it, or taps the name of the site there. */
export const searchText = new SearchText();
