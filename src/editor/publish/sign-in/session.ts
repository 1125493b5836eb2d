import type { BrowserStorage } from '../../app/browser-storage.ts';
import { RepositoryError } from '../repositories/failure.ts';

const KEY = 'editor: signed in';

/** Who is signed in, in this tab or on this device, as they chose. */
export class Session {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  get isSignedIn(): boolean {
    return this.#stored !== null;
  }

  get #stored(): string | null {
    return this.#storage.tab.getItem(KEY) ?? this.#storage.device.getItem(KEY);
  }

  /**
   * The token of this tab; without one that of this device.
   * @throws RepositoryError `signed out`
   */
  token(): string {
    const token = this.#stored;
    if (token === null) throw new RepositoryError({ kind: 'signed out' });
    return token;
  }

  /** @param remember whether it is for the next days on this device too, not for this tab alone */
  set(token: string, remember: boolean): void {
    this.end();
    const { tab, device } = this.#storage;
    (remember ? device : tab).setItem(KEY, token);
  }

  end(): void {
    this.#storage.tab.removeItem(KEY);
    this.#storage.device.removeItem(KEY);
  }
}
