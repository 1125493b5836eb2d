/**
 * What the JSX of the editor makes of a page: texts and parts that know where they are from. Without
 * the contexts here, a page is as visitors see it.
 */
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { Path } from '#content/fields';

/** Where something on the page is from. */
export interface DataPath {
  /** The file, from the project's root. */
  path: string;
  /** Where it is in its data. */
  keys: Path;
  /** Whether a tap anywhere on it means it: a picture, a button. */
  isExact?: boolean;
}

/** What views are given, and where it is from: items of lists, groups of fields, pictures. */
const dataPaths = new WeakMap<object, DataPath>();

/** Remembers where a value is from that views are given. */
export const setDataPath = (value: object, path: DataPath): void => void dataPaths.set(value, path);

/** Remembers of data and all that is in it where it is from. */
export function setDataPaths(data: unknown, path: string, keys: Path = []): void {
  if (typeof data !== 'object' || data === null) return;
  setDataPath(data, { path, keys });
  const isList = Array.isArray(data);
  for (const [key, value] of Object.entries(data))
    // What Markdown has become is no field.
    if (key !== 'html') setDataPaths(value, path, [...keys, isList ? Number(key) : key]);
}

/** Where the first value of some is from that is known; the whole of a file is none. */
export function dataPathAmong(values: Iterable<unknown>): DataPath | undefined {
  for (const value of values) {
    const path = typeof value === 'object' && value !== null ? dataPaths.get(value) : undefined;
    if (path && path.keys.length > 0) return path;
  }
  return undefined;
}

export interface MarkedTextProps {
  /** The number of its field, see `Marks`. */
  mark: number;
  /** What the page shows of it: the whole text, or a part of it. */
  text: string;
  /** The text as elements, where it has some. */
  children?: ReactNode;
}

/** Shows the texts of fields, so that they can be typed. */
export const TextWrapper = createContext<ComponentType<MarkedTextProps> | undefined>(undefined);

/** A text of a field on the page. */
export function MarkedText(props: MarkedTextProps): ReactNode {
  const Wrapper = use(TextWrapper);
  return Wrapper ? createElement(Wrapper, props) : (props.children ?? props.text);
}

/** What somebody may tap on. */
export type TapTarget =
  /** An item, a group of fields or a picture. */
  | { dataPath: DataPath }
  /** A button with the text of a field. */
  | { mark: number }
  /** A section, or a part of one. */
  | { isSection: true }
  /** A text that was Markdown. */
  | { isMarkdown: true };

export interface TappedPartProps {
  target: TapTarget;
  children?: ReactNode;
}

/** Surrounds parts of the page, so that taps on them are noticed. */
export const PartWrapper = createContext<ComponentType<TappedPartProps> | undefined>(undefined);

/** A part of the page that has fields of its own. */
export function Part(props: TappedPartProps): ReactNode {
  const Wrapper = use(PartWrapper);
  return Wrapper ? createElement(Wrapper, props) : props.children;
}
