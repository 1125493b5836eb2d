import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/**
 * Waits until a server listens at its port.
 * @throws Error with the server's own words when it ends before, by itself or by a signal, or after 10 s
 */
export async function listening(child: ChildProcess, port: number): Promise<void> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += String(chunk);
  });
  const limit = AbortSignal.timeout(10_000);
  while (isRunning(child) && !limit.aborted) {
    const socket = connect(port, '127.0.0.1');
    const answered = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answered) return;
    await pause(50);
  }
  const problem = isRunning(child)
    ? `Nobody listens at port ${port}.`
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
