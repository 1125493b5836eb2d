import type { TextFiles } from '../files/text-files.ts';
import type { FindMistakes, FoundMistakes } from './open-project.ts';

/** What the worker is asked. */
export interface Asked {
  turn: number;
  /** The texts of the project as they are published, where they are others than before. */
  published: readonly [path: string, text: string][] | undefined;
  /** The texts that were changed; undefined for files that are deleted. */
  changes: readonly [path: string, text: string | undefined][];
}

/** What it has found. */
export type Found = { turn: number; found: FoundMistakes } | { turn: number; failed: string };

/**
 * Checks the project in a worker, which is started with the first question.
 * @param address of its script
 * @returns refused with an Error where the worker cannot be had, or fails
 */
export function workerChecks(address: URL): FindMistakes {
  let worker: Worker | undefined;
  let known: TextFiles | undefined;
  let turn = 0;
  const waiting = new Map<number, (found: Found) => void>();

  function start(): Worker {
    const started = new Worker(address, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      waiting.get(data.turn)?.(data);
      waiting.delete(data.turn);
    });
    // A broken connection: the next question starts another one.
    started.addEventListener('error', () => {
      [worker, known] = [undefined, undefined];
      for (const [one, answer] of waiting) answer({ turn: one, failed: 'The worker ended.' });
      waiting.clear();
    });
    return started;
  }

  return async (published, texts, changed) => {
    const now = (turn += 1);
    const asked: Asked = {
      turn: now,
      published:
        known === published
          ? undefined
          : [...published.project.files()].map(({ path, text }) => [path, text]),
      changes: changed.map((path) => [path, texts.get(path)]),
    };
    worker ??= start();
    known = published;
    const answer = await new Promise<Found>((resolve) => {
      waiting.set(now, resolve);
      worker?.postMessage(asked);
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.found;
  };
}
