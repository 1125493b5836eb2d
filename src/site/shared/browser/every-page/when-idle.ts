/** Time for a frame to reach a slow screen, in ms. */
const FRAME = 200;

/** The longest wait for an idle moment, in ms: a busy phone may never have one. */
const MAX_WAIT = 2000;

type WhenIdle = (task: () => void, options: IdleRequestOptions) => void;

/** Safari has no idle callback. */
declare const window: { requestIdleCallback?: WhenIdle };
/** It takes the options of an idle callback for a time of 0 ms. */
declare const setTimeout: WhenIdle & ((task: () => void, ms: number) => void);

/** Runs a task once a visited page has loaded and painted and the browser is idle. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback and only waits for the frame.
  const idle = () => {
    (window.requestIdleCallback ?? setTimeout)(task, { timeout: MAX_WAIT });
  };
  const wait = () => requestAnimationFrame(() => setTimeout(idle, FRAME));
  const visited = () => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  };
  // A prerendered page does nothing until it is opened; undefined without speculation rules.
  if (document.prerendering) document.addEventListener('prerenderingchange', visited);
  else visited();
}
