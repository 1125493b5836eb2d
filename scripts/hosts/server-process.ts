import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** The version that a server says of itself when it is asked by these options. */
export const versionBy =
  (...options: string[]) =>
  (command: string): string => {
    const { stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' });
    return /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] ?? '';
  };

/** Starts a server, with a home of its own: the one of whoever runs the check stays untouched. */
export function run(
  command: string,
  args: string[],
  folder: string,
  settings: Record<string, string> = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...settings,
    },
  });
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/**
 * Waits until a server answers at its port.
 * @param patience for how long, in ms
 * @throws Error with the server's own words when it ends before, by itself or by a signal, or is not there in time
 */
export async function listening(
  child: ChildProcess,
  port: number,
  patience = 120_000,
): Promise<void> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += String(chunk);
  });
  const limit = AbortSignal.timeout(patience);
  while (isRunning(child) && !limit.aborted) {
    // Some listen before they can answer, and then take their time for the first.
    const answered = await fetch(`http://127.0.0.1:${port}/`, { signal: limit }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(50);
  }
  const problem = isRunning(child)
    ? `Nobody answers at port ${port}.`
    : 'The server ended at once.';
  throw new Error(`${problem} ${words}`.trim());
}

/** Ends a server and waits for its end; one that does not listen to that within 5 s is killed. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
