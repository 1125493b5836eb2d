import { isData } from '../form/values.ts';

/**
 * Lays new data over older data, so that a view finds every field that it needs while somebody
 * types.
 */
export function deepMerge(before: unknown, now: unknown): unknown {
  if (now === undefined) return before;
  if (!isData(before) || !isData(now)) return now;
  const fields = Object.entries(now).map(([name, value]) => [name, deepMerge(before[name], value)]);
  return { ...before, ...Object.fromEntries(fields) };
}
