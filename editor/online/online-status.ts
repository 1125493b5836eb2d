import type { EditingService } from '../schema.ts';
import { BUILT_FILE, fileHash, type Built } from './hashes.ts';
import { compare, withSave, type SaveStatus, type Saves } from './saves.ts';
import { sentenceFor } from './sentences.ts';
import { showStatus } from './status-bar.ts';

/** A file that was saved or deleted. */
export interface Saved {
  path: string;
  /** Where it was before, if it was moved. */
  previousPath?: string;
  action: string;
  data?: unknown;
}

const MINUTE = 60_000;

/** How long a site may take, in ms: hosts take minutes, this computer about half a minute. */
const LIMIT = { online: 10 * MINUTE, here: 3 * MINUTE };

/**
 * Pauses between two looks, in ms: a third of the time that has gone by; this computer can be asked
 * often.
 */
const SHORTEST_PAUSE = 2000;
const LONGEST_PAUSE = { online: 2 * MINUTE, here: 4000 };

async function ask(): Promise<Built | undefined> {
  try {
    // Sent again only where it is another one.
    const answer = await fetch(BUILT_FILE, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as Built) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The hash of a file as it was saved; empty for one that was deleted; undefined for one that cannot
 * be followed.
 * @param before its text until then; pictures and music have none
 */
async function hashOf(
  { action, path, data }: Saved,
  before: string | undefined,
): Promise<string | undefined> {
  if (action === 'delete') return before === undefined ? undefined : '';
  if (typeof data === 'string') return fileHash(path, data);
  return data instanceof Blob
    ? fileHash(path, new Uint8Array(await data.arrayBuffer()))
    : undefined;
}

/** Shows whether saves are online yet; asks only while it waits and the editor is visible. */
export class OnlineStatus {
  readonly #editing: EditingService | undefined;
  readonly #textOf: (path: string) => string | undefined;
  readonly #place: 'online' | 'here';
  readonly #key: string;
  #saves: Saves = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: two saves would forget each other. */
  #work: Promise<void> = Promise.resolve();

  /**
   * @param editing the service; undefined for a folder on this computer
   * @param textOf the text of a file as the editor knew it until now
   */
  constructor(editing: EditingService | undefined, textOf: (path: string) => string | undefined) {
    this.#editing = editing;
    this.#textOf = textOf;
    this.#place = editing ? 'online' : 'here';
    this.#key = `saves of ${editing?.repository ?? 'this computer'}`;
    this.#saves = this.#storedSaves();
    showStatus(undefined);
    document.addEventListener('visibilitychange', () => this.#look());
    addEventListener('online', () => this.#look());
    this.#look();
  }

  /** What an earlier page of the editor waited for: the browser may keep nothing. */
  #storedSaves(): Saves {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Saves;
    } catch {
      return {};
    }
  }

  #store(saves: Saves): void {
    this.#saves = saves;
    try {
      localStorage.setItem(this.#key, JSON.stringify(saves));
    } catch {
      // Then it is known until the page is closed.
    }
  }

  /** Takes files that were saved just now. */
  saved(changes: readonly Saved[]): void {
    const now = Date.now();
    const moved = changes.flatMap(({ previousPath: path }) =>
      path ? [{ action: 'delete', path }] : [],
    );
    const known = [...moved, ...changes].map((one) => ({ one, text: this.#textOf(one.path) }));
    // Closed for the save before, perhaps.
    showStatus(undefined);
    this.#show({ kind: 'waiting', since: now });
    this.#work = this.#work.then(async () => {
      const built = await ask();
      for (const { one, text } of known) {
        const hash = await hashOf(one, text);
        if (hash === undefined) continue;
        const before = text === undefined ? '' : await fileHash(one.path, text);
        const isOnline = built && (before === '' || built.files.includes(before));
        const saves = withSave(this.#saves, one.path, hash, now, isOnline ? before : undefined);
        this.#store(saves);
      }
      this.#later(now);
    });
  }

  #show(outcome: SaveStatus, stopped?: string): void {
    showStatus(sentenceFor(outcome, Date.now(), this.#editing, stopped));
  }

  #later(since: number): void {
    clearTimeout(this.#timer);
    const third = (Date.now() - since) / 3;
    const pause = Math.max(SHORTEST_PAUSE, Math.min(third, LONGEST_PAUSE[this.#place]));
    this.#timer = setTimeout(() => this.#look(), pause);
  }

  #look(): void {
    clearTimeout(this.#timer);
    if (document.visibilityState === 'hidden' || Object.keys(this.#saves).length === 0) return;
    this.#work = this.#work.then(async () => {
      const before = this.#saves;
      const built = await ask();
      const { saves, outcome } = compare(before, built, Date.now(), LIMIT[this.#place]);
      this.#store(saves);
      this.#show(outcome, built?.stopped);
      if ('since' in outcome && outcome.kind !== 'online') this.#later(outcome.since);
    });
  }
}
