import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1 } from '../../src/features/delivery/function/d1-store.ts';

/** D1's API on SQLite. @param open a database, which can be opened twice */
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
