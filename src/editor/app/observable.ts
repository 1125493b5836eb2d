/** Something that tells of each of its changes. */
export class Observable {
  readonly #listeners = new Set<() => void>();

  /** Calls after every change. @returns ends that */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
