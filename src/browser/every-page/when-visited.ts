/** Runs a task once somebody looks at the page: at once, or when a page prepared ahead of its visit is opened. */
export function whenVisited(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
