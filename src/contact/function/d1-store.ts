import type { Fields } from '../fields.ts';
import { reservedFor, type Kept, type Store } from './store.ts';

/** The part of Cloudflare's D1 that is used here: SQLite. */
export interface D1 {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}
interface Statement {
  bind(...values: (string | number)[]): Statement;
  run(): Promise<{ meta: { changes: number } }>;
  first<Row>(): Promise<Row | null>;
}

/** `sender` is forgotten after an hour; `free_at`: until then somebody is at it, ms since 1970. */
const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS messages (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL, message TEXT NOT NULL,
    written_at TEXT NOT NULL, arrived_at TEXT NOT NULL, arrived INTEGER NOT NULL, sender TEXT,
    passed_on_at TEXT, attempts INTEGER NOT NULL DEFAULT 0, free_at INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS waiting ON messages (arrived) WHERE passed_on_at IS NULL',
  'CREATE INDEX IF NOT EXISTS senders ON messages (sender, arrived) WHERE sender IS NOT NULL',
];

type Row = Fields & { key: string; written_at: string; arrived_at: string; attempts: number };

function kept({ key, written_at: writtenAt, arrived_at: arrivedAt, ...row }: Row): Kept {
  const { name, email, phone, message } = row;
  return { key, fields: { name, email, phone, message }, writtenAt, arrivedAt };
}

/** Keeps messages in a D1 database, in one table that it makes itself. */
export function d1Store(database: D1): Store {
  let made: Promise<unknown> | undefined;
  const make = () =>
    (made ??= database
      .batch(SCHEMA.map((sql) => database.prepare(sql)))
      .catch((reason: unknown) => {
        made = undefined;
        throw reason;
      }));

  return {
    async add({ key, fields, writtenAt, arrivedAt }, sender, { most, since }) {
      await make();
      const { name, email, phone, message } = fields;
      const arrived = Date.parse(arrivedAt);
      // One statement, so that nothing can come between counting and keeping.
      const { meta } = await database
        .prepare(
          `INSERT INTO messages (key, name, email, phone, message, written_at, arrived_at, arrived, sender, attempts, free_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1, ?12
           WHERE (SELECT COUNT(*) FROM messages WHERE sender = ?9 AND arrived >= ?10) < ?11
           ON CONFLICT (key) DO NOTHING`,
        )
        .bind(
          key,
          name,
          email,
          phone,
          message,
          writtenAt,
          arrivedAt,
          arrived,
          sender,
          since,
          most,
          arrived + reservedFor(0),
        )
        .run();
      await database
        .prepare('UPDATE messages SET sender = NULL WHERE sender IS NOT NULL AND arrived < ?')
        .bind(since)
        .run();
      if (meta.changes > 0) return 'stored';
      const known = await database
        .prepare('SELECT key FROM messages WHERE key = ?')
        .bind(key)
        .first();
      return known ? 'known' : 'too many';
    },

    async claim(now) {
      await make();
      const row = await database
        .prepare(
          'SELECT * FROM messages WHERE passed_on_at IS NULL AND free_at <= ? ORDER BY arrived LIMIT 1',
        )
        .bind(now)
        .first<Row>();
      if (!row) return undefined;
      const { meta } = await database
        .prepare(
          'UPDATE messages SET attempts = attempts + 1, free_at = ? WHERE key = ? AND attempts = ? AND passed_on_at IS NULL',
        )
        .bind(now + reservedFor(row.attempts), row.key, row.attempts)
        .run();
      // Somebody else was faster, and passes on whatever else waits.
      return meta.changes > 0 ? kept(row) : undefined;
    },

    async passedOn(key, now) {
      await database
        .prepare('UPDATE messages SET passed_on_at = ? WHERE key = ?')
        .bind(new Date(now).toISOString(), key)
        .run();
    },
  };
}
