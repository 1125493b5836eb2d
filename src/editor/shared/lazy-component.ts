import { lazy } from 'react';

const LOADS: (() => Promise<unknown>)[] = [];

/** Like `lazy` of React, but `preloadLazyComponents` can load the component before it is shown. */
export const lazyComponent: typeof lazy = (load) => {
  LOADS.push(load);
  return lazy(load);
};

/** Loads all lazy components, one after the other, so that the whole editor works offline. */
export async function preloadLazyComponents(): Promise<void> {
  for (const load of LOADS) await load().catch(() => undefined);
}
