import type { OpenProject } from '../store/files/open-project.ts';
import type { FindMistakes, FoundMistakes } from '../store/project/find-mistakes.ts';
import { WORDS } from '../words/words.ts';

/** A request to the worker. */
export interface CheckRequest {
  /** All published texts; undefined if they have not changed since the last request. */
  published: readonly [path: string, text: string][] | undefined;
  /** The changed texts; undefined for deleted files. */
  changes: readonly [path: string, text: string | undefined][];
}

/** The answer, through the port that comes with the request. */
export type CheckAnswer = { mistakes: FoundMistakes } | { failed: string };

/**
 * A function that checks the project in a worker, which starts with the first request. It
 * rejects with an Error if the worker cannot be loaded or fails.
 * @param address the URL of the worker's script
 */
export function workerChecks(address: URL): FindMistakes {
  let running: { worker: Worker; ended: Promise<never> } | undefined;
  let known: OpenProject | undefined;

  function start() {
    const worker = new Worker(address, { type: 'module' });
    const ended = new Promise<never>((_, reject) => {
      // For example, the script could not be loaded: the next request starts a new worker.
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
        known === published ? undefined : published.files().map(({ path, text }) => [path, text]),
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
