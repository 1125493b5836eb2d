/** Base class of objects that notify listeners of changes; fits `useSyncExternalStore`. */
export class Observable {
  readonly #listeners = new Set<() => void>();

  /** Calls the listener after every change. @returns a function that stops this */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
