import type { Fields } from '../fields.ts';

/** The part of Cloudflare's D1 (SQLite) that this store uses. */
export interface D1 {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}
interface Statement {
  bind(...values: (string | number)[]): Statement;
  run(): Promise<{ meta: { changes: number } }>;
  first<Row>(): Promise<Row | null>;
}

export interface StoredMessage {
  /** The page's idempotency key. */
  key: string;
  fields: Fields;
  /** When the visitor wrote it, according to the page; empty if it sent no time. ISO 8601. */
  writtenAt: string;
  /** When it arrived. ISO 8601. */
  arrivedAt: string;
}

/**
 * `sender` is removed after an hour; `free_at`: when the message may be tried next, ms since 1970.
 * What is refused for good is in a table of its own, so that databases of earlier versions of this
 * site need no new column.
 */
const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
    message TEXT NOT NULL, written_at TEXT NOT NULL, arrived_at TEXT NOT NULL,
    arrived INTEGER NOT NULL, sender TEXT, passed_on_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0, free_at INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS set_aside (
    key TEXT PRIMARY KEY, at TEXT NOT NULL, why TEXT NOT NULL
  ) STRICT`,
  // An index of earlier versions, which passed messages on in the order of their arrival.
  'DROP INDEX IF EXISTS waiting',
  'CREATE INDEX IF NOT EXISTS next_tries ON messages (free_at) WHERE passed_on_at IS NULL',
  'CREATE INDEX IF NOT EXISTS senders ON messages (sender, arrived) WHERE sender IS NOT NULL',
];

/** Pause before the second try, in ms. It doubles with each try. */
const MINUTE = 60_000;
/** How often the pause doubles: it ends at 256 minutes, a little more than four hours. */
const DOUBLINGS = 8;

/** Messages that are neither passed on nor set aside. */
const WAITING = 'passed_on_at IS NULL AND key NOT IN (SELECT key FROM set_aside)';

type Row = Fields & { key: string; written_at: string; arrived_at: string };

/** Stores messages in a D1 database, in tables that it creates itself. Times are ms since 1970. */
export function d1Store(database: D1) {
  // Requests share that the tables exist, never the promise of it: when a visitor leaves, Cloudflare
  // ends the request, its promises never settle, and everybody would wait for them.
  let isCreated = false;
  const statement = async (sql: string, values: (string | number)[]) => {
    if (!isCreated) await database.batch(SCHEMA.map((table) => database.prepare(table)));
    isCreated = true;
    return database.prepare(sql).bind(...values);
  };
  const run = async (sql: string, ...values: (string | number)[]) =>
    (await (await statement(sql, values)).run()).meta.changes;
  const first = async <Result>(sql: string, ...values: (string | number)[]) =>
    (await statement(sql, values)).first<Result>();

  return {
    /**
     * Stores a message and its key atomically, and claims it for the caller that gets `stored`.
     * After `stored` or `known` the message is on disk.
     * @param sender hash of the sender's network, only for the limit
     * @param limit the most messages that one sender may send since a time
     */
    async add(
      { key, fields, writtenAt, arrivedAt }: StoredMessage,
      sender: string,
      limit: { max: number; since: number },
    ): Promise<'stored' | 'known' | 'too many'> {
      const { name, email, phone, message } = fields;
      const arrived = Date.parse(arrivedAt);
      // One statement, so that counting and storing are atomic.
      const added = await run(
        `INSERT INTO messages (key, name, email, phone, message, written_at, arrived_at, arrived,
           sender, attempts, free_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1, ?12
         WHERE (SELECT COUNT(*) FROM messages WHERE sender = ?9 AND arrived >= ?10) < ?11
         ON CONFLICT (key) DO NOTHING`,
        key,
        name,
        email,
        phone,
        message,
        writtenAt,
        arrivedAt,
        arrived,
        sender,
        limit.since,
        limit.max,
        arrived + MINUTE,
      );
      if (added > 0) return 'stored';
      return (await first('SELECT key FROM messages WHERE key = ?', key)) ? 'known' : 'too many';
    },

    /** Claims the waiting message whose next try is due first; undefined if none is due. */
    async claim(now: number): Promise<StoredMessage | undefined> {
      // One statement, so that two calls never claim the same message.
      const row = await first<Row>(
        `UPDATE messages
         SET attempts = attempts + 1, free_at = ?1 + (${MINUTE} << MIN(attempts, ${DOUBLINGS}))
         WHERE key = (SELECT key FROM messages WHERE ${WAITING} AND free_at <= ?1
                      ORDER BY free_at, arrived LIMIT 1)
         RETURNING *`,
        now,
      );
      if (!row) return undefined;
      const { key, name, email, phone, message, written_at, arrived_at } = row;
      const fields = { name, email, phone, message };
      return { key, fields, writtenAt: written_at, arrivedAt: arrived_at };
    },

    async passedOn(key: string, now: number): Promise<void> {
      const time = new Date(now).toISOString();
      await run('UPDATE messages SET passed_on_at = ? WHERE key = ?', time, key);
    },

    /** Sets a message aside, which is not tried again. @param why for the team */
    async setAside(key: string, now: number, why: string): Promise<void> {
      await run(
        'INSERT INTO set_aside (key, at, why) VALUES (?, ?, ?) ON CONFLICT (key) DO NOTHING',
        key,
        new Date(now).toISOString(),
        why,
      );
    },

    /** Counts the messages that wait to be passed on, and those that are set aside. */
    async count(): Promise<{ waiting: number; setAside: number }> {
      const counts = await first<{ waiting: number; setAside: number }>(
        `SELECT (SELECT COUNT(*) FROM messages WHERE ${WAITING}) AS waiting,
           (SELECT COUNT(*) FROM messages JOIN set_aside USING (key)
            WHERE passed_on_at IS NULL) AS setAside`,
      );
      return { waiting: counts?.waiting ?? 0, setAside: counts?.setAside ?? 0 };
    },

    /** Removes the senders of messages that arrived before a time. */
    async forgetSenders(since: number): Promise<void> {
      await run('UPDATE messages SET sender = NULL WHERE sender NOT NULL AND arrived < ?', since);
    },
  };
}

export type Store = ReturnType<typeof d1Store>;
