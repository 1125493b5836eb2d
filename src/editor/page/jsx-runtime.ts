/**
 * The JSX runtime of the site's views in the editor; `app/build.ts` puts it in place of React's. The
 * page stays as visitors see it. What changes:
 *
 * - A text with field marks becomes a `MarkedText`, which can be typed in. Where that is impossible,
 *   as in attributes, it loses its marks.
 * - What a tap can mean is inside a `TapArea`: a component that gets an item, a group or a picture; a
 *   section; a button; HTML from Markdown.
 */
import { Fragment, type ElementType, type Key, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { memoizeByObject } from '#content/reading';
import { Emphasis, FilledText, LinkedText } from '#site/shared';
import { partsOf, removeMarks } from './marks.ts';
import { MarkedText, TapArea, dataPathAmong, TextWrapper, type TapTarget } from './page-parts.ts';

export { Fragment };

type Props = Record<string, unknown>;
type FunctionComponent = (props: Props) => ReactNode;

/** Elements that may contain only text. */
const TEXT_ONLY = new Set(['title', 'option', 'textarea', 'script', 'style', 'text', 'tspan']);
/** Components that split their text into elements. */
const SPLITTING = new Set<unknown>([Emphasis, FilledText, LinkedText]);

/** Views have no classes. */
const isFunction = (type: unknown): type is FunctionComponent => typeof type === 'function';

const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && removeMarks(text) !== text;

const withoutMarks = (value: unknown) => (typeof value === 'string' ? removeMarks(value) : value);

function element(type: ElementType, props: Props, key?: Key): ReactNode {
  const make = Array.isArray(props['children']) ? react.jsxs : react.jsx;
  return make(type, props, key);
}

/** Children inside a part whose taps are recorded with this target. */
const tapArea = (target: TapTarget, children: ReactNode, key?: Key) =>
  element(TapArea, { target, children }, key);

/** Makes the parts of a text that end with a mark editable. */
function withEditableParts(text: string): ReactNode {
  const parts = partsOf(text).map(({ text: words, mark }, index) =>
    mark === undefined ? words : element(MarkedText, { mark, text: words }, `${mark} ${index}`),
  );
  return parts.length === 1 ? parts[0] : element(Fragment, { children: parts });
}

/** Makes the texts among children editable. */
function editable(children: unknown): unknown {
  if (Array.isArray(children)) return children.map(editable);
  return isMarked(children) ? withEditableParts(children) : children;
}

/** The component, whose result may be a text. Memoised: to React another function is another component. */
const withEditableResult = memoizeByObject(
  (type: FunctionComponent): FunctionComponent =>
    (props) => {
      const result = type(props);
      return isMarked(result) ? withEditableParts(result) : result;
    },
);

/** A component that shows a text with emphasis or links: it is edited as a whole. */
function splitText(type: ElementType, props: Props, marked: string, key?: Key): ReactNode {
  const [{ text, mark } = { text: '' }] = partsOf(marked);
  const children = element(type, { ...props, children: text });
  return element(MarkedText, { mark, text, children }, key);
}

function component(type: FunctionComponent, props: Props, key?: Key): ReactNode {
  const shown = element(withEditableResult(type), props, key);
  const objects = Object.values(props).filter((value) => typeof value === 'object' && value);
  const dataPath = dataPathAmong(objects);
  // A component that gets more than a picture is not a picture: a tap on it may mean its words.
  if (dataPath && !(dataPath.isExact && objects.length > 1))
    return tapArea({ dataPath }, shown, key);
  return 'content' in props ? tapArea({ isSection: true }, shown, key) : shown;
}

/** A button may contain no focusable element (HTML, 4.10.6): its text is edited in its form. */
function button(props: Props, children: unknown, key?: Key): ReactNode {
  const marks = [children].flat().filter(isMarked).flatMap(partsOf);
  const { mark } = marks.find((part) => part.mark !== undefined) ?? {};
  const text = element(TextWrapper, { value: undefined, children: editable(children) });
  const shown = element('button', { ...props, children: text }, key);
  return mark === undefined ? shown : tapArea({ mark }, shown, key);
}

/** An element of HTML or SVG. */
function htmlElement(type: Extract<ElementType, string>, props: Props, key?: Key): ReactNode {
  const { children, ...others } = props;
  const attributes = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, withoutMarks(value)]),
  );
  if ('dangerouslySetInnerHTML' in props && type !== 'svg')
    return tapArea({ isMarkdown: true }, element(type, attributes), key);
  if (children === undefined) return element(type, attributes, key);
  if (type === 'button') return button(attributes, children, key);
  const shown = TEXT_ONLY.has(type) ? [children].flat().map(withoutMarks) : editable(children);
  return element(type, { ...attributes, children: shown }, key);
}

/** Creates an element for a view; called by compiled JSX. */
export function jsx(type: ElementType, props: Props, markedKey?: Key): ReactNode {
  const key = isMarked(markedKey) ? `${partsOf(markedKey).at(-1)?.mark}` : markedKey;
  const { children } = props;
  if (SPLITTING.has(type) && isMarked(children)) return splitText(type, props, children, key);
  if (isFunction(type)) return component(type, props, key);
  if (typeof type === 'string') return htmlElement(type, props, key);
  return element(
    type,
    'children' in props ? { ...props, children: editable(children) } : props,
    key,
  );
}

export const jsxs = jsx;
