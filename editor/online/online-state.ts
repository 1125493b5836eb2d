import { z } from 'zod';
import { KEPT } from '../app/kept.ts';
import { Watched } from '../app/watched.ts';
import type { Repository } from '../repositories/repository.ts';
import type { EditingService } from '../schema.ts';
import { BUILT, BUILT_FILE, type Built } from './built.ts';

/** In ms: how long a host and this computer may take, and the shortest pause between two looks. */
const LIMIT = { online: 600_000, here: 180_000 };
const PAUSE = 2000;

/** The commit that was published last, and when, in ms since 1970. */
const PUBLISHED = z.object({ head: z.string(), at: z.number() });
type Published = z.infer<typeof PUBLISHED>;

/** What becomes of what was published. @property since in ms since 1970 */
export type OnlineStatus =
  | { kind: 'nothing' }
  | { kind: 'waiting' | 'late' | 'online'; since: number; stopped?: string | undefined };

/** Finds out when what was published is online; asks only while it waits and somebody looks. */
export class OnlineState extends Watched {
  readonly editing: EditingService | undefined;
  readonly #repository: Repository;
  readonly #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  status: OnlineStatus = { kind: 'nothing' };

  /** @param editing the service; undefined on this computer */
  constructor(repository: Repository, editing: EditingService | undefined) {
    super();
    this.editing = editing;
    this.#repository = repository;
    this.#key = `published to ${editing?.repository ?? 'this computer'}`;
    document.addEventListener('visibilitychange', () => void this.#look());
    addEventListener('online', () => void this.#look());
    void this.#look();
  }

  /** Takes a commit that was published just now. */
  published(head: string): void {
    const at = Date.now();
    KEPT.device.setItem(this.#key, JSON.stringify({ head, at }));
    this.#say({ kind: 'waiting', since: at });
    void this.#look();
  }

  /** Leaves nothing of it on this device. */
  forget(): void {
    clearTimeout(this.#timer);
    KEPT.device.removeItem(this.#key);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const text = KEPT.device.getItem(this.#key);
    const published = PUBLISHED.safeParse(JSON.parse(text ?? 'null')).data;
    if (!published || document.visibilityState === 'hidden') return;
    const answer = await fetch(BUILT_FILE, { cache: 'no-cache' }).catch(() => undefined);
    const built = BUILT.safeParse(await answer?.json().catch(() => undefined)).data;
    const age = Date.now() - published.at;
    const isLate = age > (this.editing ? LIMIT.online : LIMIT.here);
    const isOnline = built && (await this.#shows(built, published, isLate));
    // Somebody has published again, or signed out.
    if (KEPT.device.getItem(this.#key) !== text) return;
    clearTimeout(this.#timer);
    if (isOnline) this.forget();
    else this.#timer = setTimeout(() => void this.#look(), Math.max(PAUSE, age / 5));
    // The clocks of two computers seldom agree.
    const since = Math.min(Math.max(Date.parse(built?.at ?? ''), published.at), Date.now());
    this.#say(
      isOnline
        ? { kind: 'online', since }
        : { kind: isLate ? 'late' : 'waiting', since: published.at, stopped: built?.stopped },
    );
  }

  #say(status: OnlineStatus): void {
    this.status = status;
    this.changed();
  }

  /** Whether the site has what was published. */
  async #shows(built: Built, { head, at }: Published, isLate: boolean): Promise<boolean> {
    if (built.head === head) return true;
    if (!isLate && Date.parse(built.at) < at) return false;
    // Others have saved since: the newest commit has ours too.
    return this.#repository.list().then(
      (newest) => built.head === newest.head,
      () => false,
    );
  }
}
