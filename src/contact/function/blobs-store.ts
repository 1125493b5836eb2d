import { reservedFor, type Kept, type Store } from './store.ts';

/** The part of Netlify's Blobs that is used here. */
export interface Blobs {
  setJSON(
    key: string,
    value: unknown,
    options?: { onlyIfNew: true } | { onlyIfMatch: string },
  ): Promise<{ modified: boolean }>;
  getWithMetadata(
    key: string,
    options: { type: 'json'; consistency: 'strong' },
  ): Promise<{ data: unknown; etag?: string | undefined } | null>;
  list(options: { prefix: string }): Promise<{ blobs: { key: string }[] }>;
  delete(key: string): Promise<void>;
}

/** `writer` is another one each time it is written. */
type Entry = Kept & { passedOnAt?: string; attempts: number; freeAt: number; writer?: string };

/** When the hint was written, ms since 1970. */
interface Hint {
  time?: number;
}

const HOUR = 3_600_000;
const STRONG = { type: 'json', consistency: 'strong' } as const;

/**
 * Keeps messages in Netlify Blobs:
 *
 *     message/<key>                  the message and what became of it; written only where it is new
 *     waiting/<key>                  a hint that it is not passed on yet; message/<key> alone decides
 *     sender/<sender>/<time>-<key>   to count by, for an hour
 *
 * A hint is written before its message, and taken away once the message says that it was passed on: a function that
 * ends in between leaves a hint too many, never one too few.
 */
export function blobsStore(blobs: Blobs): Store {
  const read = async (key: string) => {
    const found = await blobs.getWithMetadata(`message/${key}`, STRONG);
    return found && { entry: found.data as Entry, etag: found.etag ?? '' };
  };
  /**
   * Writes a message and tells whether this is the one that stays: of several that write in the same moment only the last one
   * does, whatever each was told, where a store looks first and writes then, as that of `netlify dev`.
   */
  const write = async (entry: Entry, condition: { onlyIfNew: true } | { onlyIfMatch: string }) => {
    const writer = crypto.randomUUID();
    const place = `message/${entry.key}`;
    const { modified } = await blobs.setJSON(place, { ...entry, writer }, condition);
    return modified && (await read(entry.key))?.entry.writer === writer;
  };

  return {
    async add(message, sender, { most, since }) {
      if (await read(message.key)) return 'known';
      const { blobs: sent } = await blobs.list({ prefix: `sender/${sender}/` });
      const timeOf = (key: string) => parseInt(key.slice(`sender/${sender}/`.length), 10);
      const recent = sent.filter(({ key }) => timeOf(key) >= since);
      if (recent.length >= most) return 'too many';
      const time = Date.parse(message.arrivedAt);
      await blobs.setJSON(`waiting/${message.key}`, { time });
      const entry: Entry = { ...message, attempts: 1, freeAt: time + reservedFor(0) };
      if (!(await write(entry, { onlyIfNew: true }))) return 'known';
      await blobs.setJSON(`sender/${sender}/${time}-${message.key}`, {});
      return 'stored';
    },

    async claim(now) {
      const { blobs: hints } = await blobs.list({ prefix: 'waiting/' });
      for (const { key: hint } of hints) {
        const found = await read(hint.slice('waiting/'.length));
        if (!found) {
          // The function ended between the hint and the message, which the page sends again.
          const { time } = ((await blobs.getWithMetadata(hint, STRONG))?.data ?? {}) as Hint;
          if (time === undefined || time < now - HOUR) await blobs.delete(hint);
          continue;
        }
        const { passedOnAt, freeAt, attempts } = found.entry;
        if (passedOnAt) await blobs.delete(hint);
        if (passedOnAt || freeAt > now) continue;
        const entry = {
          ...found.entry,
          attempts: attempts + 1,
          freeAt: now + reservedFor(attempts),
        };
        if (await write(entry, { onlyIfMatch: found.etag })) return entry;
      }
      return undefined;
    },

    async passedOn(key, now) {
      const found = await read(key);
      if (!found) return;
      const entry = { ...found.entry, passedOnAt: new Date(now).toISOString() };
      await write(entry, { onlyIfMatch: found.etag });
      await blobs.delete(`waiting/${key}`);
    },
  };
}

/** Forgets who has sent what, an hour after it came in. */
export async function forgetSenders(blobs: Blobs, now: number): Promise<void> {
  const { blobs: all } = await blobs.list({ prefix: 'sender/' });
  for (const { key } of all) {
    const time = Number(/\/(\d+)-[^/]*$/.exec(key)?.[1]);
    if (time < now - HOUR) await blobs.delete(key);
  }
}
