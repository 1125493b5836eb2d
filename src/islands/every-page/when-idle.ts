import { whenVisited } from './when-visited.ts';

/** Runs a task when a visited page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback; there the end of the load event has to do.
  const wait = () =>
    (window as { requestIdleCallback?: (run: () => void) => void }).requestIdleCallback
      ? requestIdleCallback(task)
      : setTimeout(task);
  whenVisited(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
}
