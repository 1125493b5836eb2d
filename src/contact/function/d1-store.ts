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

/** A message as it is stored. */
export interface StoredMessage {
  /** The page's idempotency key. */
  key: string;
  fields: Fields;
  /** When the visitor wrote it, according to the page; empty if it sent no time. ISO 8601. */
  writtenAt: string;
  /** When it arrived. ISO 8601. */
  arrivedAt: string;
}

/** `sender` is removed after an hour; `free_at`: when the claim ends, ms since 1970. */
const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
    message TEXT NOT NULL, written_at TEXT NOT NULL, arrived_at TEXT NOT NULL,
    arrived INTEGER NOT NULL, sender TEXT, passed_on_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0, free_at INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS waiting ON messages (arrived) WHERE passed_on_at IS NULL',
  'CREATE INDEX IF NOT EXISTS senders ON messages (sender, arrived) WHERE sender IS NOT NULL',
];

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Duration of a claim, in ms: it doubles with each attempt, up to a day. */
const claimTime = (attempts: number) => Math.min(MINUTE * 2 ** attempts, DAY);

type Row = Fields & { key: string; written_at: string; arrived_at: string; attempts: number };

/** Stores messages in a D1 database, in tables that it creates itself. Times are ms since 1970. */
export function d1Store(database: D1) {
  let created: Promise<unknown> | undefined;
  const statement = async (sql: string, values: (string | number)[]) => {
    created ??= database.batch(SCHEMA.map((table) => database.prepare(table)));
    await created.catch((reason: unknown) => {
      created = undefined;
      throw reason;
    });
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
        ...[key, name, email, phone, message, writtenAt, arrivedAt, arrived, sender],
        ...[limit.since, limit.max, arrived + claimTime(0)],
      );
      if (added > 0) return 'stored';
      return (await first('SELECT key FROM messages WHERE key = ?', key)) ? 'known' : 'too many';
    },

    /** Claims a message that is neither forwarded nor claimed; undefined if there is none. */
    async claim(now: number): Promise<StoredMessage | undefined> {
      const row = await first<Row>(
        `SELECT * FROM messages WHERE passed_on_at IS NULL AND free_at <= ?
         ORDER BY arrived LIMIT 1`,
        now,
      );
      if (!row) return undefined;
      const { key, name, email, phone, message, attempts } = row;
      const claimed = await run(
        `UPDATE messages SET attempts = attempts + 1, free_at = ?
         WHERE key = ? AND attempts = ? AND passed_on_at IS NULL`,
        ...[now + claimTime(attempts), key, attempts],
      );
      // If another call was faster, it forwards the rest, too.
      if (claimed === 0) return undefined;
      const fields = { name, email, phone, message };
      return { key, fields, writtenAt: row.written_at, arrivedAt: row.arrived_at };
    },

    /** Records that a message was forwarded. */
    async passedOn(key: string, now: number): Promise<void> {
      const time = new Date(now).toISOString();
      await run('UPDATE messages SET passed_on_at = ? WHERE key = ?', time, key);
    },

    /** Counts the messages that are not forwarded. */
    async countWaiting(): Promise<number> {
      const sql = 'SELECT COUNT(*) AS count FROM messages WHERE passed_on_at IS NULL';
      return (await first<{ count: number }>(sql))?.count ?? 0;
    },

    /** Removes the senders of messages that arrived before a time. */
    async forgetSenders(since: number): Promise<void> {
      await run('UPDATE messages SET sender = NULL WHERE sender NOT NULL AND arrived < ?', since);
    },
  };
}

/** Where messages are stored. */
export type Store = ReturnType<typeof d1Store>;
