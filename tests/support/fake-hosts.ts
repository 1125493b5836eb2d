/** What the hosts give to the function, without a host: SQLite by Node for D1, a map for Blobs. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Blobs } from '../../src/contact/function/blobs-store.ts';
import type { D1 } from '../../src/contact/function/d1-store.ts';

/** D1 is SQLite behind promises. @param open a database, so that one can be opened twice */
export function fakeD1(open = new DatabaseSync(':memory:')): D1 {
  const statement = (sql: string, values: SQLInputValue[] = []): ReturnType<D1['prepare']> => ({
    bind: (...bound) => statement(sql, bound),
    run: async () => {
      await Promise.resolve();
      return { meta: { changes: Number(open.prepare(sql).run(...values).changes) } };
    },
    first: async <Row>() => {
      await Promise.resolve();
      return (open.prepare(sql).get(...values) ?? null) as Row | null;
    },
  });
  return {
    prepare: (sql) => statement(sql),
    batch: (statements) => Promise.all(statements.map((one) => one.run())),
  };
}

/**
 * Blobs, each with a mark that changes when it is written.
 * @param between what happens between looking whether a blob may be written and writing it, which the service does in one
 *   step, and on the way of a read
 */
export function fakeBlobs(
  between?: () => Promise<void>,
): Blobs & { all: Map<string, { data: unknown; etag: string }> } {
  const all = new Map<string, { data: unknown; etag: string }>();
  let writes = 0;
  return {
    all,
    async setJSON(key, data, options = {} as never) {
      await Promise.resolve();
      const now = all.get(key);
      const refused =
        ('onlyIfNew' in options && now) ||
        ('onlyIfMatch' in options && now?.etag !== options.onlyIfMatch);
      if (refused) return { modified: false };
      if (between) await between();
      all.set(key, { data: structuredClone(data), etag: `"${(writes += 1)}"` });
      return { modified: true };
    },
    async getWithMetadata(key) {
      await between?.();
      return structuredClone(all.get(key)) ?? null;
    },
    async list({ prefix }) {
      await Promise.resolve();
      return {
        blobs: [...all.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
      };
    },
    async delete(key) {
      await Promise.resolve();
      all.delete(key);
    },
  };
}
