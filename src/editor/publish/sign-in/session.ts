import { RepositoryError } from '../../repositories/repository-error.ts';
import type { BrowserStorage } from '../../store/browser-storage.ts';

const KEY = 'editor: signed in';

/** Stores the token of the signed-in account, for this tab or for this device. */
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

  /** The token of this tab or of this device. @throws RepositoryError `signed out` */
  token(): string {
    const token = this.#stored;
    if (token === null) throw new RepositoryError({ kind: 'signed out' });
    return token;
  }

  /** Stores a token. @param remember whether to keep it on this device when the tab is closed */
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
