/**
 * The elements that `jsx-runtime.ts` adds to a page. They render their children unchanged unless a
 * context provides a wrapper, so that previews look as visitors see the page.
 */
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { Path } from '#content/fields';

/** The file and the field that a part of the page comes from. */
export interface DataPath {
  /** The file, from the project's root. */
  path: string;
  /**
   * The keys that lead to the field in the data of the file. Elsewhere a `Path` is called `path`.
   */
  keys: Path;
  /** Whether every tap on it means this field, as on a picture. */
  isExact?: boolean;
}

/** The data path of each object that views receive: items of lists, groups of fields, pictures. */
const dataPaths = new WeakMap<object, DataPath>();

/** Registers the data path of an object that views receive. */
export const setDataPath = (value: object, path: DataPath): void => void dataPaths.set(value, path);

/** Registers the data path of an object and of everything inside it. */
export function setDataPaths(data: unknown, path: string, keys: Path = []): void {
  if (typeof data !== 'object' || data === null) return;
  setDataPath(data, { path, keys });
  const isList = Array.isArray(data);
  for (const [key, value] of Object.entries(data))
    // `html` is rendered from Markdown: its parts are no fields.
    if (key !== 'html') setDataPaths(value, path, [...keys, isList ? Number(key) : key]);
}

/** The first known data path among values, except that of a whole file. */
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
  /** The part of the text that the page shows here. */
  text: string;
  /** The text as elements, if it has emphasis or links. */
  children?: ReactNode;
}

/** The component that makes the texts of fields editable. */
export const TextWrapper = createContext<ComponentType<MarkedTextProps> | undefined>(undefined);

/** A text on the page that comes from a field. */
export function MarkedText(props: MarkedTextProps): ReactNode {
  const Wrapper = use(TextWrapper);
  return Wrapper ? createElement(Wrapper, props) : (props.children ?? props.text);
}

/** The data path of the nearest enclosing part; undefined directly on the page. */
export const EnclosingPart = createContext<DataPath | undefined>(undefined);

/** What a tap on a part of the page can mean. */
export type TapTarget =
  /** An item, a group of fields or a picture. */
  | { dataPath: DataPath }
  /** A button with the text of a field. */
  | { mark: number }
  /** A section, or a part of one. */
  | { isSection: true }
  /** HTML that was rendered from Markdown. */
  | { isMarkdown: true; letters?: number | undefined };

export interface TapAreaProps {
  target: TapTarget;
  children?: ReactNode;
}

/** The component that records taps on parts of the page. */
export const PartWrapper = createContext<ComponentType<TapAreaProps> | undefined>(undefined);

/** A part of the page that a tap can select. */
export function TapArea(props: TapAreaProps): ReactNode {
  const Wrapper = use(PartWrapper);
  return Wrapper ? createElement(Wrapper, props) : props.children;
}
