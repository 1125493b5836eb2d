import { isData } from '../form/values.ts';

/** New data laid over what was there before, so that a view finds every field that it needs while somebody still types. */
export function over(before: unknown, now: unknown): unknown {
  if (now === undefined) return before;
  if (!isData(before) || !isData(now)) return now;
  const entries = Object.entries(now).map(([name, value]) => [name, over(before[name], value)]);
  return { ...before, ...Object.fromEntries(entries) };
}
