/** In ms, the time for a frame to reach a slow screen. */
const FRAME = 200;

/** In ms, the longest wait for an idle moment: a busy phone may never have one. */
const MAX_WAIT = 2000;

type WhenIdle = (task: () => void, options: IdleRequestOptions) => void;

/** Safari has no idle callback. */
declare const window: { requestIdleCallback?: WhenIdle };
/** Accepts the options of an idle callback, which count as a delay of 0 ms. */
declare const setTimeout: WhenIdle & ((task: () => void, ms: number) => void);

/** Runs a task once a visited page has loaded and painted and the browser is idle. */
export function whenIdle(task: () => void): void {
  // Safari waits only for the frame.
  const idle = () => {
    (window.requestIdleCallback ?? setTimeout)(task, { timeout: MAX_WAIT });
  };
  const wait = () => requestAnimationFrame(() => setTimeout(idle, FRAME));
  const visited = () => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  };
  // A prerendered page waits until it is visited. Undefined in browsers without speculation rules.
  if (document.prerendering) document.addEventListener('prerenderingchange', visited);
  else visited();
}
