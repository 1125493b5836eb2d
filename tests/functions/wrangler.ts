import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { listening, stop } from '../support/server-process.ts';

interface WranglerOptions {
  /** Path of the script of wrangler. */
  wrangler: string;
  /** Folder with dist/ and functions/. */
  folder: string;
  port: number;
  /** The variables of the project. */
  bindings: Record<string, string>;
}

/** Messages in the database. */
const ROWS = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    sender: z.string().nullable(),
    passed_on_at: z.string().nullable(),
  }),
);

async function run({ wrangler, folder, port }: WranglerOptions, ...options: string[]) {
  const child = spawn(
    process.execPath,
    [
      wrangler,
      ...options,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--compatibility-date',
      '2026-11-01',
      '--show-interactive-dev-session=false',
      '--log-level',
      'error',
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  await listening(child, port, 90_000);
  return child;
}

/** Cloudflare Pages on this computer: the same workerd, and D1 as a SQLite file. */
export function pagesDev(options: WranglerOptions) {
  const state = join(options.folder, 'state');
  const bindings = Object.entries(options.bindings).flatMap(([name, text]) => [
    '--binding',
    `${name}=${text}`,
  ]);
  let running = Promise.withResolvers<true>();
  let child: ChildProcess;

  /** Runs `work` with the function's database, one of several of wrangler's. */
  function inDatabase<Result>(readOnly: boolean, work: (database: DatabaseSync) => Result) {
    for (const file of globSync(`${state}/v3/d1/**/*.sqlite`)) {
      const database = new DatabaseSync(file, { readOnly, timeout: 5_000 });
      try {
        const tables = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'messages'");
        if (tables.get()) return work(database);
      } finally {
        database.close();
      }
    }
    return undefined;
  }

  return {
    url: `http://127.0.0.1:${options.port}`,

    async start(): Promise<void> {
      const database = ['--d1', 'MESSAGES=messages', '--persist-to', state];
      child = await run(options, 'pages', 'dev', 'dist', ...database, ...bindings);
      running.resolve(true);
    },

    /** Stops it, like a crash of its machine. */
    async stop(): Promise<void> {
      running = Promise.withResolvers();
      await stop(child);
    },

    /** Resolves once it runs. */
    running: () => running.promise,

    /** The messages in the database. */
    messages: () =>
      inDatabase(true, (database) =>
        ROWS.parse(database.prepare('SELECT * FROM messages ORDER BY arrived').all()),
      ) ?? [],

    /** Changes the database, instead of waiting for time to pass. */
    change: (sql: string) => inDatabase(false, (database) => database.exec(sql)),

    /** Counts the rows of a statement. */
    count: (sql: string) => inDatabase(true, (database) => database.prepare(sql).all().length) ?? 0,
  };
}

export type PagesDev = ReturnType<typeof pagesDev>;

/** Triggers the cron Worker once, which calls the schedule's address. */
export async function runCronWorker(options: WranglerOptions): Promise<number> {
  const script = new URL('../../src/features/delivery/function/cron-worker.js', import.meta.url);
  const variables = Object.entries(options.bindings).flatMap(([name, text]) => [
    '--var',
    `${name}:${text}`,
  ]);
  const child = await run(options, 'dev', fileURLToPath(script), '--test-scheduled', ...variables);
  try {
    return (await fetch(`http://127.0.0.1:${options.port}/__scheduled?cron=*+*+*+*+*`)).status;
  } finally {
    await stop(child);
  }
}
