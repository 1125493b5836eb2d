import { isData } from '../form/values.ts';

/** What is not whole yet, over what stood there before: a view counts on every field that has a default. */
export function over(before: unknown, now: unknown): unknown {
  if (now === undefined) return before;
  if (!isData(before) || !isData(now)) return now;
  const entries = Object.entries(now).map(([name, value]) => [name, over(before[name], value)]);
  return { ...before, ...Object.fromEntries(entries) };
}
