import type { ReactNode } from 'react';
import type { Content } from '#content/project';
import type { Parts } from '../feature-views.ts';
import type { Resolved } from '../pictures/requests.ts';

type PicturesOf = (content: Content, parts: Parts) => object;

/** The props of every view: the content of its language, and the pictures it asked for. */
export interface ViewProps<Pictures extends PicturesOf = () => object> {
  content: Content;
  pictures: Resolved<ReturnType<Pictures>>;
  parts: Parts;
}

/** The content between header and footer of a page. */
export interface PageView {
  pictures: PicturesOf;
  /** A method, so that a view with certain pictures fits; {@link pageView} joins the two. */
  View(props: { content: Content; pictures: unknown; parts: Parts }): ReactNode;
}

/** Joins a view with what lists its pictures: it gets those that it asked for, and no others. */
export const pageView = <Pictures extends PicturesOf = () => object>(
  View: (props: ViewProps<Pictures>) => ReactNode,
  pictures?: Pictures,
): PageView => ({ pictures: pictures ?? (() => ({})), View });
