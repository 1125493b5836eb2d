import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `tidy` before the process ends, also by a signal such as Ctrl+C.
 * @returns a function that stops listening
 */
export function onInterruption(tidy: () => void): () => void {
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  process.on('exit', tidy);
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    process.off('exit', tidy);
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
