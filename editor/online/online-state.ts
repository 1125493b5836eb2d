import { z } from 'zod';
import { Watched } from '../app/watched.ts';
import type { Draft } from '../drafts/stored-drafts.ts';
import type { EditingService } from '../schema.ts';
import { BUILT_FILE, fileHash, type Built } from './hashes.ts';
import { compare, withSave, type SaveStatus, type Saves } from './saves.ts';
import { KEPT } from '../app/kept.ts';

const MINUTE = 60_000;

/** How long a site may take, in ms: hosts take minutes, this computer about half a minute. */
const LIMIT = { online: 10 * MINUTE, here: 3 * MINUTE };

/**
 * Pauses between two looks, in ms: a third of the time that has gone by; this computer can be asked
 * often.
 */
const SHORTEST_PAUSE = 2000;
const LONGEST_PAUSE = { online: 2 * MINUTE, here: 4000 };

const BUILT = z.object({
  at: z.string(),
  files: z.array(z.string()),
  stopped: z.string().optional(),
});
const SAVES = z.record(z.string(), z.array(z.object({ hash: z.string(), saved: z.number() })));

/** What the site says of itself; undefined where it gives no answer. */
async function ask(): Promise<Built | undefined> {
  try {
    // Sent again only where it is another one.
    const answer = await fetch(BUILT_FILE, { cache: 'no-cache' });
    const { stopped, ...built } = BUILT.parse(await answer.json());
    return { ...built, ...(stopped !== undefined && { stopped }) };
  } catch {
    return undefined;
  }
}

/** Another version of a file that has no text. */
const hashOf = async (path: string, content: Draft['content']) =>
  content === undefined ? '' : fileHash(path, content);

/** What has become of what was published. */
interface Outcome {
  status: SaveStatus;
  /** On this computer: why the site cannot be built. */
  stopped?: string | undefined;
  /** When that was found out, in ms since 1970. */
  now: number;
}

/** Finds out when what was published is online; asks only while it waits and somebody looks. */
export class OnlineState extends Watched {
  readonly editing: EditingService | undefined;
  readonly #place: 'online' | 'here';
  readonly #key: string;
  #saves: Saves;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: two would forget each other. */
  #work: Promise<void> = Promise.resolve();
  outcome: Outcome = { status: { kind: 'nothing' }, now: 0 };

  /** @param editing the service; undefined for this computer */
  constructor(editing: EditingService | undefined) {
    super();
    this.editing = editing;
    this.#place = editing ? 'online' : 'here';
    this.#key = `published to ${editing?.repository ?? 'this computer'}`;
    this.#saves = this.#stored();
    document.addEventListener('visibilitychange', () => this.#look());
    addEventListener('online', () => this.#look());
    this.#look();
  }

  /** What an earlier page of the editor waited for. */
  #stored(): Saves {
    try {
      return SAVES.parse(JSON.parse(KEPT.device.getItem(this.#key) ?? '{}'));
    } catch {
      return {};
    }
  }

  #store(saves: Saves): void {
    this.#saves = saves;
    KEPT.device.setItem(this.#key, JSON.stringify(saves));
  }

  /** Leaves nothing of it on this device. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#store({});
    KEPT.device.removeItem(this.#key);
  }

  #say(outcome: Omit<Outcome, 'now'>): void {
    this.outcome = { ...outcome, now: Date.now() };
    this.changed();
  }

  /** Takes changes that were published just now. */
  published(drafts: readonly Draft[]): void {
    const now = Date.now();
    this.#say({ status: { kind: 'waiting', since: now } });
    this.#work = this.#work.then(async () => {
      const built = await ask();
      for (const { path, from, before, content } of drafts) {
        const isKnown = from === undefined || before !== undefined;
        const was = isKnown ? await hashOf(path, before) : undefined;
        const isOnline = was !== undefined && (was === '' || built?.files.includes(was));
        const hash = await hashOf(path, content);
        this.#store(withSave(this.#saves, path, hash, now, built && isOnline ? was : undefined));
      }
      this.#later(now);
    });
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
      const built = await ask();
      const { saves, outcome } = compare(this.#saves, built, Date.now(), LIMIT[this.#place]);
      this.#store(saves);
      this.#say({ status: outcome, stopped: built?.stopped });
      if ('since' in outcome && outcome.kind !== 'online') this.#later(outcome.since);
    });
  }
}
