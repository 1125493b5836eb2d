import { z } from 'zod';
import type { BrowserStorage } from '../../app/browser-storage.ts';

/** What lets the editor ask a service in somebody's name. */
const SIGNED_IN = z.object({
  token: z.string(),
  /** Gets another token once this one has ended. */
  refresh: z.string().optional(),
  /** When it ends, in ms since 1970; without it the service says so. */
  until: z.number().optional(),
});
export type SignedIn = z.infer<typeof SIGNED_IN>;

const KEY = 'editor: signed in';

/** Who is signed in, in this tab or on this device, as they chose. */
export class Session {
  readonly storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.storage = storage;
  }

  /** The token of this tab; without one that of this device. */
  get(): SignedIn | undefined {
    const text = this.storage.tab.getItem(KEY) ?? this.storage.device.getItem(KEY);
    try {
      return SIGNED_IN.parse(JSON.parse(text ?? ''));
    } catch {
      return undefined;
    }
  }

  /** @param remember whether it is for the next days on this device too, not for this tab alone */
  set(signedIn: SignedIn, remember: boolean): void {
    this.end();
    const { tab, device } = this.storage;
    (remember ? device : tab).setItem(KEY, JSON.stringify(signedIn));
  }

  /** Puts another token in the place of one that has ended. */
  renew(signedIn: SignedIn): void {
    this.set(signedIn, this.storage.tab.getItem(KEY) === null);
  }

  end(): void {
    this.storage.tab.removeItem(KEY);
    this.storage.device.removeItem(KEY);
  }
}
