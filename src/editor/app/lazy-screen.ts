import { lazy } from 'react';

const LOADS: (() => Promise<unknown>)[] = [];

/** A part of the editor that is loaded once it is shown, or before that by `loadAll`. */
export const lazyScreen: typeof lazy = (load) => {
  LOADS.push(load);
  return lazy(load);
};

/** Loads one part after the other, also those that the loaded ones bring: all work offline then. */
export async function loadAllScreens(): Promise<void> {
  for (const load of LOADS) await load().catch(() => undefined);
}
