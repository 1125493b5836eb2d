import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

export interface MarkedTextProps {
  /** The number of its field, see `Marks`. */
  mark: number;
  /** What the page shows of it: the whole text, or a part of it. */
  text: string;
  /** The text as elements, where it has some. */
  children?: ReactNode;
}

/** What shows a text of a field; without it the page is as visitors see it. */
export const ShownBy = createContext<ComponentType<MarkedTextProps> | undefined>(undefined);

/** A text of a field on the page. */
export function MarkedText(props: MarkedTextProps): ReactNode {
  const Shown = use(ShownBy);
  return Shown ? createElement(Shown, props) : (props.children ?? props.text);
}
