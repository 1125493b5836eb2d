import type { Fields } from '../fields.ts';
import { claimTime, type Store, type StoredMessage } from './store.ts';

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
  'CREATE TABLE IF NOT EXISTS secrets (day TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT',
];

type Row = Fields & { key: string; written_at: string; arrived_at: string; attempts: number };

function messageOf({ key, written_at: writtenAt, arrived_at: arrivedAt, ...row }: Row) {
  const { name, email, phone, message } = row;
  return { key, fields: { name, email, phone, message }, writtenAt, arrivedAt };
}

/** Stores messages in a D1 database, in tables that it creates itself. */
export function d1Store(database: D1): Store {
  let created: Promise<unknown> | undefined;
  const create = () =>
    (created ??= database
      .batch(SCHEMA.map((sql) => database.prepare(sql)))
      .catch((reason: unknown) => {
        created = undefined;
        throw reason;
      }));
  const statement = async (sql: string, ...values: (string | number)[]) => {
    await create();
    return database.prepare(sql).bind(...values);
  };
  const run = async (sql: string, ...values: (string | number)[]) =>
    (await (await statement(sql, ...values)).run()).meta.changes;
  const first = async <Result>(sql: string, ...values: (string | number)[]) =>
    (await statement(sql, ...values)).first<Result>();

  return {
    async add({ key, fields, writtenAt, arrivedAt }: StoredMessage, sender, { max, since }) {
      const { name, email, phone, message } = fields;
      const arrived = Date.parse(arrivedAt);
      // One statement, so that counting and storing are atomic.
      const added = await run(
        `INSERT INTO messages (key, name, email, phone, message, written_at, arrived_at, arrived,
           sender, attempts, free_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1, ?12
         WHERE (SELECT COUNT(*) FROM messages WHERE sender = ?9 AND arrived >= ?10) < ?11
         ON CONFLICT (key) DO NOTHING`,
        ...[key, name, email, phone, message, writtenAt, arrivedAt, arrived, sender, since, max],
        arrived + claimTime(0),
      );
      if (added > 0) return 'stored';
      return (await first('SELECT key FROM messages WHERE key = ?', key)) ? 'known' : 'too many';
    },

    async claim(now) {
      const row = await first<Row>(
        `SELECT * FROM messages WHERE passed_on_at IS NULL AND free_at <= ?
         ORDER BY arrived LIMIT 1`,
        now,
      );
      if (!row) return undefined;
      const claimed = await run(
        `UPDATE messages SET attempts = attempts + 1, free_at = ?
         WHERE key = ? AND attempts = ? AND passed_on_at IS NULL`,
        ...[now + claimTime(row.attempts), row.key, row.attempts],
      );
      // If another call was faster, it passes on the rest, too.
      return claimed > 0 ? messageOf(row) : undefined;
    },

    async passedOn(key, now) {
      const time = new Date(now).toISOString();
      await run('UPDATE messages SET passed_on_at = ? WHERE key = ?', time, key);
    },

    async countWaiting() {
      const sql = 'SELECT COUNT(*) AS count FROM messages WHERE passed_on_at IS NULL';
      return (await first<{ count: number }>(sql))?.count ?? 0;
    },

    async secretOf(day) {
      const secret = crypto.randomUUID() + crypto.randomUUID();
      await run('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING', day, secret);
      const row = await first<{ secret: string }>('SELECT secret FROM secrets WHERE day = ?', day);
      return row?.secret ?? secret;
    },

    async forgetSenders(since, today) {
      await run('UPDATE messages SET sender = NULL WHERE sender NOT NULL AND arrived < ?', since);
      await run('DELETE FROM secrets WHERE day < ?', today);
    },
  };
}
