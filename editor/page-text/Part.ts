import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { DataPlace } from './places.ts';

/** What a part of the page shows. */
export type Shows =
  /** An item, a group of fields or a picture. */
  | { place: DataPlace }
  /** A button with the text of a field. */
  | { mark: number }
  /** A section, or a part of one. */
  | { isSection: true }
  /** A text that was Markdown. */
  | { isMarkdown: true };

export interface PartProps {
  shows: Shows;
  children?: ReactNode;
}

/** What surrounds a part of the page; without it the page is as visitors see it. */
export const PartBy = createContext<ComponentType<PartProps> | undefined>(undefined);

/** A part of the page that has fields of its own. */
export function Part(props: PartProps): ReactNode {
  const Shown = use(PartBy);
  return Shown ? createElement(Shown, props) : props.children;
}
