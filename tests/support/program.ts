import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Many times what a build takes, also where other builds run beside it. In minutes. */
const LIMIT = 10;

export interface Program {
  child: ChildProcess;
  /** What it has written to stdout and to stderr so far, and to either. */
  written: { stdout: string; stderr: string; all: string };
  /**
   * Its exit code, or null if a signal ended it.
   * @throws if it hung and was stopped, with what it had written
   */
  ended: Promise<number | null>;
  /** Resolves once it has written this. @throws if it ends before, with what it had written */
  says: (words: RegExp) => Promise<void>;
}

/** Starts a script of Node, which is stopped after ten minutes. */
export function startProgram(
  options: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string | undefined> },
): Program {
  const child = spawn(process.execPath, options, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT * 60_000,
    killSignal: 'SIGKILL',
  });
  const written = { stdout: '', stderr: '', all: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      written.all += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    if (signal !== 'SIGKILL') return typeof code === 'number' ? code : null;
    throw new Error(
      `${options.join(' ')} did not end within ${LIMIT} minutes and was stopped. It had said:\n${written.all}`,
    );
  });
  const says = (words: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => words.test(written.all) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      look();
      ended.then(() => reject(new Error(`It never said ${words}, but:\n${written.all}`)), reject);
    });
  return { child, written, ended, says };
}
