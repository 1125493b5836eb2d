/**
 * The JSX of the views in the editor, in place of that of React (see `build.ts`): texts with marks
 * become elements that can be edited; nothing else changes.
 */
import { Fragment, type ElementType, type Key, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { Emphasis, FilledText, LinkedText } from '#site/shared';
import { partsOf, unmarked } from './marks.ts';
import { MarkedText, Part, dataPathAmong, TextWrapper, type TapTarget } from './page-parts.ts';

export { Fragment };

type Props = Record<string, unknown>;

/** Elements whose content is text alone. */
const TEXT_ALONE = new Set(['title', 'option', 'textarea', 'script', 'style', 'text', 'tspan']);
/** Components that divide their text into elements. */
const TEXTS = new Set<unknown>([Emphasis, FilledText, LinkedText]);

const isMarked = (text: unknown): text is string =>
  typeof text === 'string' && unmarked(text) !== text;

/** A text as React shows it: each part with a mark in an element of its own. */
function shown(text: string): ReactNode {
  const parts = partsOf(text).map(({ text: words, mark }, index) =>
    mark === undefined ? words : element(MarkedText, { mark, text: words }, `${mark} ${index}`),
  );
  return parts.length === 1 ? parts[0] : element(Fragment, { children: parts });
}

const shownChild = (child: unknown): unknown =>
  isMarked(child) ? shown(child) : Array.isArray(child) ? child.map(shownChild) : child;

/** Components that may return a text, each with the one that shows its marks. */
const wrapped = new WeakMap<object, ElementType>();

/** The views are functions without hooks: one may be called by another in its place. */
function withShownText(type: (props: Props) => ReactNode): ElementType {
  const known = wrapped.get(type);
  if (known) return known;
  const Wrapped = (props: Props) => {
    const result = type(props);
    return isMarked(result) ? shown(result) : result;
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

/** What is noted where somebody taps on it. */
const part = (target: TapTarget, children: ReactNode, key?: Key) =>
  element(Part, { target, children }, key);

/** The mark of the first text that has one. */
function markIn(children: unknown): number | undefined {
  const texts = [children].flat().filter(isMarked);
  return texts.flatMap((text) => partsOf(text)).find(({ mark }) => mark !== undefined)?.mark;
}

/** An element as the views ask for it. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactNode {
  const ownKey = isMarked(key) ? `${partsOf(key).at(-1)?.mark}` : key;
  const { children } = props;
  if (TEXTS.has(type) && isMarked(children)) {
    const [{ text, mark } = { text: '' }] = partsOf(children);
    const inside = element(type, { ...props, children: text });
    return element(MarkedText, { mark, text, children: inside }, ownKey);
  }
  if (isFunction(type)) {
    const objects = Object.values(props).filter((value) => typeof value === 'object' && value);
    const path = dataPathAmong(objects);
    const shownElement = element(withShownText(type), props, ownKey);
    // A tap on a section with a picture and words does not mean its picture.
    if (path && !(path.isExact && objects.length > 1))
      return part({ dataPath: path }, shownElement, ownKey);
    return 'content' in props ? part({ isSection: true }, shownElement, ownKey) : shownElement;
  }
  if (typeof type !== 'string')
    return element(
      type,
      'children' in props ? { ...props, children: shownChild(children) } : props,
      ownKey,
    );
  const attributes = Object.entries(props).map(([name, value]) => {
    if (name === 'children') {
      const isAlone = TEXT_ALONE.has(type) && typeof value === 'string';
      return [name, isAlone ? unmarked(value) : shownChild(value)] as const;
    }
    return [name, typeof value === 'string' ? unmarked(value) : value] as const;
  });
  const ownProps: Props = Object.fromEntries(attributes);
  // A button may hold nothing that is typed in (HTML, 4.10.6): its text is typed in its field.
  if (type === 'button' && ownProps['children'] !== undefined) {
    const mark = markIn(children);
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
