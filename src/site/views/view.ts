import type { ComponentType } from 'react';
import type { Content } from '../../core/content.ts';
import type { Resolved } from '../pictures/requests.ts';

/** Lists the pictures of a view with their slots. */
export type PicturesOf = (content: Content) => object;

/** The props of every view: the content of its language, and the pictures it asked for. */
export interface ViewProps<Pictures extends PicturesOf = () => object> {
  content: Content;
  pictures: Resolved<ReturnType<Pictures>>;
}

/** The content between header and footer of a page. */
export type View<Pictures> = ComponentType<{ content: Content; pictures: Pictures }>;
