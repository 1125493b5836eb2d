import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listening, stop } from '../../scripts/hosts/server-process.ts';

interface PagesOptions {
  /** Path of the script of wrangler. */
  wrangler: string;
  /** Folder with dist/ and functions/. */
  folder: string;
  port: number;
  webhook: string;
}

/** A message as the database has it. */
export interface Row {
  key: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  passed_on_at: string | null;
}

/**
 * Cloudflare Pages on this computer, as `wrangler pages dev` runs it: the same workerd, and D1 as a file of SQLite.
 */
export function pagesDev({ wrangler, folder, port, webhook }: PagesOptions) {
  const state = join(folder, 'state');
  let child: ChildProcess;

  return {
    url: `http://127.0.0.1:${port}`,

    async start(): Promise<void> {
      const options = ['pages', 'dev', 'dist', '--ip', '127.0.0.1', '--port', String(port)];
      child = spawn(
        process.execPath,
        [
          ...[wrangler, ...options],
          ...['--d1', 'MESSAGES=messages', '--persist-to', state],
          ...['--compatibility-date', '2026-11-01', '--binding', `CONTACT_WEBHOOK=${webhook}`],
          ...['--show-interactive-dev-session=false', '--log-level', 'error'],
        ],
        {
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
        },
      );
      await listening(child, port, 90_000);
    },

    /** Ends it, as if the machine it ran on were gone. */
    stop: () => stop(child),

    /** Every message that is in the database now. */
    messages(): Row[] {
      return globSync(`${state}/v3/d1/**/*.sqlite`).flatMap((file) => {
        const database = new DatabaseSync(file, { readOnly: true });
        try {
          return database
            .prepare('SELECT * FROM messages ORDER BY arrived')
            .all() as unknown as Row[];
        } catch {
          // Another database of wrangler's own, or the table is not there yet.
          return [];
        } finally {
          database.close();
        }
      });
    },
  };
}

export type PagesDev = ReturnType<typeof pagesDev>;
