import type { Path } from '../../src/core/schemas/json-schema.ts';
import { isSame } from '../files/same-data.ts';
import { isData } from '../form/values.ts';

/**
 * The fields in which two data differ; a list that is longer or shorter is one of them as a whole.
 */
export function differences(one: unknown, other: unknown, path: Path = []): Path[] {
  if (isSame(one, other)) return [];
  const isInside =
    Array.isArray(one) && Array.isArray(other)
      ? one.length === other.length
      : isData(one) && isData(other);
  if (!isInside) return [path];
  const [was, is] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    differences(was[key], is[key], [...path, Array.isArray(one) ? Number(key) : key]),
  );
}
