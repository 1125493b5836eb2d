import { useEffect, useState } from 'react';

/** The result of a task; empty while it runs. */
interface AsyncResult<Value> {
  answer?: Value;
  error?: unknown;
}

/**
 * Runs a task. Given another one, it runs that, and ignores the result of the earlier one.
 * @param task memoised; undefined while there is nothing to do
 * @param version when it changes, the same task runs again; its last result stays until the next
 */
export function useAsync<Value>(task: (() => Promise<Value>) | undefined, version?: unknown) {
  const [ended, setEnded] = useState<{ task: unknown; result: AsyncResult<Value> }>();
  useEffect(() => {
    let isCurrent = true;
    const end = (result: AsyncResult<Value>) => isCurrent && setEnded({ task, result });
    void task?.().then(
      (answer) => end({ answer }),
      (error: unknown) => end({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [task, version]);
  return ended && ended.task === task ? ended.result : {};
}
