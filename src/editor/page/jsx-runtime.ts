/**
 * The JSX runtime of the site's views in the editor; `app/build.ts` puts it in place of React's.
 * Texts with field marks become editable elements; nothing else changes.
 */
import { Fragment, type ElementType, type Key, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { memoizeByObject } from '#content/reading';
import { Emphasis, FilledText, LinkedText } from '#site/shared';
import { partsOf, removeMarks } from './marks.ts';
import { MarkedText, TapArea, dataPathAmong, TextWrapper, type TapTarget } from './page-parts.ts';

export { Fragment };

type Props = Record<string, unknown>;

/** Elements that may contain only text. */
const TEXT_ONLY = new Set(['title', 'option', 'textarea', 'script', 'style', 'text', 'tspan']);
/** Components that split their text into elements. */
const SPLITTING = new Set<unknown>([Emphasis, FilledText, LinkedText]);

const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && removeMarks(text) !== text;

const withoutMarks = (value: unknown) => (typeof value === 'string' ? removeMarks(value) : value);

/** Splits a text at its marks; each part with a mark becomes a `MarkedText`. */
function splitAtMarks(text: string): ReactNode {
  const parts = partsOf(text).map(({ text: words, mark }, index) =>
    mark === undefined ? words : element(MarkedText, { mark, text: words }, `${mark} ${index}`),
  );
  return parts.length === 1 ? parts[0] : element(Fragment, { children: parts });
}

const splitChild = (child: unknown): unknown =>
  isMarked(child) ? splitAtMarks(child) : Array.isArray(child) ? child.map(splitChild) : child;

type FunctionComponent = (props: Props) => ReactNode;

/** Wraps a component so that a plain text that it returns is split at its marks. */
const withSplitText = memoizeByObject((type: FunctionComponent): FunctionComponent => (props) => {
  const result = type(props);
  return isMarked(result) ? splitAtMarks(result) : result;
});

const isFunction = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' &&
  type !== MarkedText &&
  !('isReactComponent' in (type.prototype ?? {}));

function element(type: ElementType, props: Props, key?: Key): ReactNode {
  const make = Array.isArray(props['children']) ? react.jsxs : react.jsx;
  return make(type, props, key);
}

/** Wraps children so that a tap on them is recorded with this target. */
const part = (target: TapTarget, children: ReactNode, key?: Key) =>
  element(TapArea, { target, children }, key);

/** The first mark in the texts of children. */
function firstMark(children: unknown): number | undefined {
  const texts = [children].flat().filter(isMarked);
  return texts.flatMap((text) => partsOf(text)).find(({ mark }) => mark !== undefined)?.mark;
}

/** A component of the site, with the target of a tap on it. */
function component(type: FunctionComponent, props: Props, key?: Key): ReactNode {
  const shown = element(withSplitText(type), props, key);
  const objects = Object.values(props).filter((value) => typeof value === 'object' && value);
  const dataPath = dataPathAmong(objects);
  // A component that gets more than a picture is not a picture: a tap on it may mean its words.
  if (dataPath && !(dataPath.isExact && objects.length > 1)) return part({ dataPath }, shown, key);
  return 'content' in props ? part({ isSection: true }, shown, key) : shown;
}

/** An element of HTML or SVG. Only its children keep their marks, as editable texts. */
function htmlElement(type: Extract<ElementType, string>, props: Props, key?: Key): ReactNode {
  const { children, ...others } = props;
  const attributes = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, withoutMarks(value)]),
  );
  if ('dangerouslySetInnerHTML' in props && type !== 'svg')
    return part({ isMarkdown: true }, element(type, attributes), key);
  if (children === undefined) return element(type, attributes, key);
  const isTextOnly = TEXT_ONLY.has(type) && typeof children === 'string';
  const shown = isTextOnly ? removeMarks(children) : splitChild(children);
  if (type !== 'button') return element(type, { ...attributes, children: shown }, key);
  // A button may contain no focusable element (HTML, 4.10.6): its text is edited in its form.
  const text = element(TextWrapper, { value: undefined, children: shown });
  const mark = firstMark(children);
  const button = element(type, { ...attributes, children: text }, key);
  return mark === undefined ? button : part({ mark }, button, key);
}

/** Creates an element for a view; called by compiled JSX. */
export function jsx(type: ElementType, props: Props, markedKey?: Key): ReactNode {
  const key = isMarked(markedKey) ? `${partsOf(markedKey).at(-1)?.mark}` : markedKey;
  const { children } = props;
  if (SPLITTING.has(type) && isMarked(children)) {
    const [{ text, mark } = { text: '' }] = partsOf(children);
    const inside = element(type, { ...props, children: text });
    return element(MarkedText, { mark, text, children: inside }, key);
  }
  if (isFunction(type)) return component(type, props, key);
  if (typeof type === 'string') return htmlElement(type, props, key);
  const split = 'children' in props ? { ...props, children: splitChild(children) } : props;
  return element(type, split, key);
}

export const jsxs = jsx;
