import type { ReactNode } from 'react';
import type { Content } from '#content/project';
import type { Parts } from '../feature-views.ts';
import type { Resolved } from '../pictures/requests.ts';

type PicturesOf = (content: Content, parts: Parts) => object;

/** The props of a view: the content of its language, and the pictures that it requested. */
export interface ViewProps<Pictures extends PicturesOf = () => object> {
  content: Content;
  pictures: Resolved<ReturnType<Pictures>>;
  parts: Parts;
}

/** The content between header and footer of a page. */
export interface PageView {
  pictures: PicturesOf;
  /** A method, since method parameters are bivariant: views with any pictures fit. */
  View(props: { content: Content; pictures: unknown; parts: Parts }): ReactNode;
}

/** Pairs a view with the function that requests its pictures, so that their types match. */
export const pageView = <Pictures extends PicturesOf = () => object>(
  View: (props: ViewProps<Pictures>) => ReactNode,
  pictures?: Pictures,
): PageView => ({ pictures: pictures ?? (() => ({})), View });
