import { z } from 'zod';
import type { EditingService } from '#site/features/editing';
import type { Repository } from '../../repositories/repository.ts';
import { BROWSER_STORAGE } from '../browser-storage.ts';
import { Observable } from '../observable.ts';
import { BUILT, BUILT_FILE } from './built.ts';

/** After how long a build counts as late, and how often to look, in ms. */
const LATE_AFTER = 600_000;
const POLL_INTERVAL = 5000;

const PUBLISHED = z.object({
  /** The id of the commit. */
  head: z.string(),
  /** In ms since 1970. */
  at: z.number(),
  /** The address of a page that shows the change. */
  page: z.string(),
});
type Published = z.infer<typeof PUBLISHED>;

/**
 * Whether the last published commit is online, and since when it is, or is awaited, in ms since 1970.
 */
export type OnlineStatus =
  | { kind: 'idle' }
  | {
      kind: 'waiting' | 'late' | 'online';
      since: number;
      page: string;
      buildError?: string | undefined;
    };

/** Unlike its type says, `serviceWorker` is missing in private windows of Firefox. */
declare const navigator: Partial<Navigator>;

/**
 * Looks again and again whether the last published commit is online. It asks the site only while a
 * commit is awaited and the tab is visible.
 */
export class OnlineState extends Observable {
  readonly editing: EditingService | undefined;
  readonly #repository: Repository;
  readonly #key: string;
  status: OnlineStatus = { kind: 'idle' };

  /** @param editing the service; undefined on this computer */
  constructor(repository: Repository, editing: EditingService | undefined) {
    super();
    this.editing = editing;
    this.#repository = repository;
    this.#key = `published to ${editing?.repository ?? 'this computer'}`;
  }

  /** Starts waiting for a commit. */
  awaitCommit(commit: Published): void {
    BROWSER_STORAGE.device.setItem(this.#key, JSON.stringify(commit));
    this.#setStatus({ kind: 'waiting', since: commit.at, page: commit.page });
  }

  /** Removes the commit from the storage of this device. */
  forget(): void {
    BROWSER_STORAGE.device.removeItem(this.#key);
  }

  #setStatus(status: OnlineStatus): void {
    this.status = status;
    this.notify();
  }

  /** Looks now, and again every few seconds as long as the editor is open. */
  async poll(): Promise<void> {
    await this.#update().catch(() => undefined);
    setTimeout(() => void this.poll(), POLL_INTERVAL);
  }

  async #update(): Promise<void> {
    const text = BROWSER_STORAGE.device.getItem(this.#key);
    const commit = PUBLISHED.safeParse(JSON.parse(text ?? 'null')).data;
    if (!commit || document.visibilityState !== 'visible') return;
    const status = await this.#look(commit);
    // In the meantime somebody may have published again, or signed out.
    if (BROWSER_STORAGE.device.getItem(this.#key) !== text) return;
    this.#setStatus(status);
    if (status.kind !== 'online') return;
    this.forget();
    // The site's service worker would show the stored, older page.
    await (await navigator.serviceWorker?.getRegistration('/'))?.unregister();
  }

  async #look({ head, at, page }: Published): Promise<OnlineStatus> {
    const answer = await fetch(BUILT_FILE, { cache: 'no-cache' }).catch(() => undefined);
    const built = BUILT.safeParse(await answer?.json().catch(() => undefined)).data;
    // The clock of this device may be wrong, so two ages are compared, each by one clock.
    const hostNow = Date.parse(answer?.headers.get('date') ?? '') || Date.now();
    const isNewer = built && hostNow - Date.parse(built.at) < Date.now() - at;
    // If others have published since, the newest commit contains ours.
    const newest = isNewer && (await this.#repository.list().catch(() => undefined));
    if (built && [head, newest && newest.head].includes(built.head))
      return { kind: 'online', since: Date.parse(built.at), page };
    const kind = Date.now() - at > LATE_AFTER ? 'late' : 'waiting';
    return { kind, since: at, page, buildError: built?.buildError };
  }
}
