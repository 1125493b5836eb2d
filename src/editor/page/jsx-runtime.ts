/**
 * The JSX runtime of the site's views in the editor; `app/build.ts` puts it in place of React's.
 * Texts with field marks become editable elements; nothing else changes.
 */
import { Fragment, type ElementType, type Key, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { Emphasis, FilledText, LinkedText } from '#site/shared';
import { partsOf, removeMarks } from './marks.ts';
import { MarkedText, Part, dataPathAmong, TextWrapper, type TapTarget } from './page-parts.ts';

export { Fragment };

type Props = Record<string, unknown>;

/** Elements that may contain only text. */
const TEXT_ONLY = new Set(['title', 'option', 'textarea', 'script', 'style', 'text', 'tspan']);
/** Components that split their text into elements. */
const SPLITTING = new Set<unknown>([Emphasis, FilledText, LinkedText]);

const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && removeMarks(text) !== text;

/** Splits a text at its marks; each part with a mark becomes a `MarkedText`. */
function splitAtMarks(text: string): ReactNode {
  const parts = partsOf(text).map(({ text: words, mark }, index) =>
    mark === undefined ? words : element(MarkedText, { mark, text: words }, `${mark} ${index}`),
  );
  return parts.length === 1 ? parts[0] : element(Fragment, { children: parts });
}

const splitChild = (child: unknown): unknown =>
  isMarked(child) ? splitAtMarks(child) : Array.isArray(child) ? child.map(splitChild) : child;

/** Cache: the wrapped component of each component that may return a plain text. */
const wrapped = new WeakMap<object, ElementType>();

/** Wraps a component so that a plain text that it returns is split at its marks. */
function withSplitText(type: (props: Props) => ReactNode): ElementType {
  const known = wrapped.get(type);
  if (known) return known;
  const Wrapped = (props: Props) => {
    const result = type(props);
    return isMarked(result) ? splitAtMarks(result) : result;
  };
  wrapped.set(type, Wrapped);
  return Wrapped;
}

const isFunction = (type: unknown): type is (props: Props) => ReactNode =>
  typeof type === 'function' &&
  type !== MarkedText &&
  !('isReactComponent' in (type.prototype ?? {}));

function element(type: ElementType, props: Props, key?: Key): ReactNode {
  const make = Array.isArray(props['children']) ? react.jsxs : react.jsx;
  return make(type, props, key);
}

/** Wraps children so that a tap on them is recorded with this target. */
const part = (target: TapTarget, children: ReactNode, key?: Key) =>
  element(Part, { target, children }, key);

/** The first mark in texts. */
function firstMark(children: unknown): number | undefined {
  const texts = [children].flat().filter(isMarked);
  return texts.flatMap((text) => partsOf(text)).find(({ mark }) => mark !== undefined)?.mark;
}

/** Creates an element for a view; called by compiled JSX. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactNode {
  const ownKey = isMarked(key) ? `${partsOf(key).at(-1)?.mark}` : key;
  const { children } = props;
  if (SPLITTING.has(type) && isMarked(children)) {
    const [{ text, mark } = { text: '' }] = partsOf(children);
    const inside = element(type, { ...props, children: text });
    return element(MarkedText, { mark, text, children: inside }, ownKey);
  }
  if (isFunction(type)) {
    const objects = Object.values(props).filter((value) => typeof value === 'object' && value);
    const path = dataPathAmong(objects);
    const wrappedElement = element(withSplitText(type), props, ownKey);
    // A component with a picture and other data is not a picture: a tap on it may mean its words.
    if (path && !(path.isExact && objects.length > 1))
      return part({ dataPath: path }, wrappedElement, ownKey);
    return 'content' in props ? part({ isSection: true }, wrappedElement, ownKey) : wrappedElement;
  }
  if (typeof type !== 'string')
    return element(
      type,
      'children' in props ? { ...props, children: splitChild(children) } : props,
      ownKey,
    );
  const attributes = Object.entries(props).map(([name, value]) => {
    if (name === 'children') {
      const isTextOnly = TEXT_ONLY.has(type) && typeof value === 'string';
      return [name, isTextOnly ? removeMarks(value) : splitChild(value)] as const;
    }
    return [name, typeof value === 'string' ? removeMarks(value) : value] as const;
  });
  const ownProps: Props = Object.fromEntries(attributes);
  // A button may contain no focusable element (HTML, 4.10.6): its text is edited in its form.
  if (type === 'button' && ownProps['children'] !== undefined) {
    const mark = firstMark(children);
    ownProps['children'] = element(TextWrapper, {
      value: undefined,
      children: ownProps['children'],
    });
    if (mark !== undefined) return part({ mark }, element(type, ownProps), ownKey);
  }
  if ('dangerouslySetInnerHTML' in ownProps && type !== 'svg')
    return part({ isMarkdown: true }, element(type, ownProps), ownKey);
  return element(type, ownProps, ownKey);
}

export const jsxs = jsx;
