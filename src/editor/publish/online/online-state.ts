import { z } from 'zod';
import type { EditingService } from '#site/features/editing';
import { BROWSER_STORAGE } from '../../app/browser-storage.ts';
import { Observable } from '../../app/observable.ts';
import type { Repository } from '../repositories/repository.ts';
import { BUILT, BUILT_FILE } from './built.ts';

/** In ms: how long a build may take, and how often it is looked at. */
const LIMIT = 600_000;
const PAUSE = 5000;

const PUBLISHED = z.object({
  /** The commit. */
  head: z.string(),
  /** In ms since 1970. */
  at: z.number(),
  /** The address of the page that shows most of it. */
  page: z.string(),
});
type Published = z.infer<typeof PUBLISHED>;

/** What becomes of what was published. @property since in ms since 1970 */
export type OnlineStatus =
  | { kind: 'nothing' }
  | {
      kind: 'waiting' | 'late' | 'online';
      since: number;
      page: string;
      stopped?: string | undefined;
    };

/** Finds out when what was published is online; asks only while it waits and somebody looks. */
export class OnlineState extends Observable {
  readonly editing: EditingService | undefined;
  readonly #repository: Repository;
  readonly #key: string;
  status: OnlineStatus = { kind: 'nothing' };

  /** @param editing the service; undefined on this computer */
  constructor(repository: Repository, editing: EditingService | undefined) {
    super();
    this.editing = editing;
    this.#repository = repository;
    this.#key = `published to ${editing?.repository ?? 'this computer'}`;
    void this.#follow();
  }

  /** Takes what was published just now. */
  published(published: Published): void {
    BROWSER_STORAGE.device.setItem(this.#key, JSON.stringify(published));
    this.#say({ kind: 'waiting', since: published.at, page: published.page });
  }

  /** Leaves nothing of it on this device. */
  forget(): void {
    BROWSER_STORAGE.device.removeItem(this.#key);
  }

  #say(status: OnlineStatus): void {
    this.status = status;
    this.changed();
  }

  async #follow(): Promise<void> {
    const text = BROWSER_STORAGE.device.getItem(this.#key);
    const published = PUBLISHED.safeParse(JSON.parse(text ?? 'null')).data;
    const status =
      published && document.visibilityState === 'visible' && (await this.#look(published));
    // Somebody may have published again, or signed out.
    if (status && BROWSER_STORAGE.device.getItem(this.#key) === text) {
      if (status.kind === 'online') {
        this.forget();
        // Its worker would show the page as it was stored.
        await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
      }
      this.#say(status);
    }
    setTimeout(() => void this.#follow(), PAUSE);
  }

  async #look({ head, at, page }: Published): Promise<OnlineStatus> {
    const answer = await fetch(BUILT_FILE, { cache: 'no-cache' }).catch(() => undefined);
    const built = BUILT.safeParse(await answer?.json().catch(() => undefined)).data;
    const isNewer = built && Date.parse(built.at) > at;
    // Others may have saved since: the newest commit has ours too.
    const newest = isNewer && (await this.#repository.list().catch(() => undefined));
    if (built && [head, newest && newest.head].includes(built.head))
      return { kind: 'online', since: Date.parse(built.at), page };
    const kind = Date.now() - at > LIMIT ? 'late' : 'waiting';
    return { kind, since: at, page, stopped: built?.stopped };
  }
}
