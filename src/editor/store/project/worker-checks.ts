import { WORDS } from '../../words/words.ts';
import type { TextFiles } from '../files/text-files.ts';
import type { FindMistakes, FoundMistakes } from './open-project.ts';

/** What the worker is asked. */
export interface CheckRequest {
  /** The texts of the project as they are published, where they are others than before. */
  published: readonly [path: string, text: string][] | undefined;
  /** The texts that were changed; undefined for files that are deleted. */
  changes: readonly [path: string, text: string | undefined][];
}

/** What it answers through the port that comes with the question. */
export type CheckAnswer = { mistakes: FoundMistakes } | { failed: string };

/**
 * Checks the project in a worker, which is started with the first question.
 * @param address of its script
 * @returns refused with an Error where the worker cannot be had, or fails
 */
export function workerChecks(address: URL): FindMistakes {
  let running: { worker: Worker; ended: Promise<never> } | undefined;
  let known: TextFiles | undefined;

  function start() {
    const worker = new Worker(address, { type: 'module' });
    const ended = new Promise<never>((_, reject) => {
      // A broken connection: the next question starts another one.
      worker.addEventListener('error', () => {
        [running, known] = [undefined, undefined];
        reject(new Error(WORDS.publish.noWorker));
      });
    });
    return { worker, ended };
  }

  return async (published, texts, changed) => {
    const request: CheckRequest = {
      published:
        known === published
          ? undefined
          : [...published.project.files()].map(({ path, text }) => [path, text]),
      changes: changed.map((path) => [path, texts.get(path)]),
    };
    const { worker, ended } = (running ??= start());
    known = published;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<CheckAnswer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<CheckAnswer>) => resolve(data);
    });
    worker.postMessage(request, [port2]);
    const answer = await Promise.race([answered, ended]);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.mistakes;
  };
}
