import type { Path } from '../../src/core/schemas/json-schema.ts';

/** Where something on the page is from. */
export interface DataPlace {
  /** The file, from the project's root. */
  path: string;
  /** Where it is in its data. */
  keys: Path;
  /** Whether a tap anywhere on it means it: a picture, a button. */
  isExact?: boolean;
}

/** What views are given, and where it is from: items of lists, groups of fields, pictures. */
const places = new WeakMap<object, DataPlace>();

/** Remembers where a value is from that views are given. */
export const setPlace = (value: object, place: DataPlace): void => void places.set(value, place);

/** Where the first value of some is from that is known; the whole of a file is none. */
export function placeAmong(values: Iterable<unknown>): DataPlace | undefined {
  for (const value of values) {
    const place = typeof value === 'object' && value !== null ? places.get(value) : undefined;
    if (place && place.keys.length > 0) return place;
  }
  return undefined;
}
