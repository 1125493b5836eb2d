import { Observable } from '../store/observable.ts';

class SearchText extends Observable {
  query = '';

  /** Sets the typed text. */
  set(query: string): void {
    this.query = query;
    this.notify();
  }
}

/** The last search: shown again after Back, and cleared by the link to *Start*. */
export const searchText = new SearchText();
