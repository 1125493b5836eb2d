const listeners = new Set<() => void>();

/** What was searched last: it is there again after the way back, and gone for somebody who starts anew. */
export const asked = {
  letters: '',
  /** Takes what somebody has typed. */
  set(letters: string): void {
    asked.letters = letters;
    for (const listener of listeners) listener();
  },
  /** Calls after every change. @returns ends that */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
