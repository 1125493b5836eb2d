/** Time for a frame to reach a slow screen, ms. */
const FRAME = 200;

/** A busy phone may not call itself idle for as long as the page is open; then a task waits no longer than this, ms. */
const PATIENCE = 2000;

type WhenIdle = (task: () => void, options: IdleRequestOptions) => void;

/**
 * Runs a task when a visited page has loaded, has been painted, and the browser has nothing better to do, or
 * has had its time for that. Where nothing holds a page up, its load event comes before its first paint.
 */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback; there the frame has to do.
  const idle = () => {
    ((window.requestIdleCallback as WhenIdle | undefined) ?? (setTimeout as unknown as WhenIdle))(
      task,
      {
        timeout: PATIENCE,
      },
    );
  };
  const wait = () => requestAnimationFrame(() => setTimeout(idle, FRAME));
  const visited = () => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  };
  // A page that is prepared ahead of its visit does nothing until it is opened.
  if (document.prerendering) document.addEventListener('prerenderingchange', visited);
  else visited();
}
