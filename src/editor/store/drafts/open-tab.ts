import { Observable } from '../observable.ts';

/** In ms, how long to wait for the lock of a page that is being left or reloaded. */
const LEAVE_TIMEOUT = 1000;
/** In ms, how long to wait for the lock of another tab, which a phone may have suspended. */
const TAKE_OVER_TIMEOUT = 3000;

/**
 * Lets one tab at a time have a project open, by an exclusive lock (Web Locks API). Notifies
 * listeners when this tab loses it.
 */
export class OpenTab extends Observable {
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  #release: (() => void) | undefined;

  /**
   * @param project the name of the project
   * @param finish stores what is left before another tab opens the project
   */
  constructor(project: string, finish: () => Promise<unknown>) {
    super();
    this.#name = `editor: ${project}`;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener('message', () => {
      if (this.#release) void finish().finally(() => this.letGo());
    });
  }

  /**
   * Opens the project in this tab.
   * @param takesOver whether to take it from another tab
   * @returns whether this tab has it now
   */
  async open(takesOver: boolean): Promise<boolean> {
    if (this.#release) return true;
    if (!takesOver) return this.#request({ signal: AbortSignal.timeout(LEAVE_TIMEOUT) });
    this.#channel.postMessage('');
    const isGiven = await this.#request({ signal: AbortSignal.timeout(TAKE_OVER_TIMEOUT) });
    return isGiven || this.#request({ steal: true });
  }

  /** Lets another tab open the project. */
  letGo(): void {
    this.#release?.();
  }

  /** Stops listening to other tabs. */
  close(): void {
    this.letGo();
    this.#channel.close();
  }

  #request(options: LockOptions): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const hold = async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      this.#release = () => release(undefined);
      resolve(true);
      await released;
    };
    const end = () => {
      resolve(false);
      if (!this.#release) return;
      this.#release = undefined;
      this.notify();
    };
    // Rejects on a timeout, and when another tab has stolen the lock.
    navigator.locks.request(this.#name, options, hold).then(end, end);
    return promise;
  }
}
