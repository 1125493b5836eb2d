import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Waits until a server answers. @param timeout in ms @throws Error with the server's output */
export async function listening(
  child: ChildProcess,
  port: number,
  timeout = 120_000,
): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const signal = AbortSignal.timeout(timeout);
  while (isRunning(child) && !signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal }).catch(() => undefined);
    if (answer) return;
    await pause(50);
  }
  const problem = isRunning(child)
    ? `Nothing answers at port ${port}.`
    : 'The server ended at once.';
  throw new Error(`${problem} ${output}`.trim());
}

/** Ends a server and waits for its end; kills it after 5 s. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
