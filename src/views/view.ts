import type { ComponentType } from 'react';
import type { Content } from '../content/content.ts';
import type { Resolved } from '../pictures/requests.ts';

/** Says which pictures a view shows, each with its slot. */
export type PicturesOf = (content: Content) => object;

/** What every view is given: all that its language says, and the pictures it asked for. */
export interface ViewProps<Pictures extends PicturesOf = () => object> {
  content: Content;
  pictures: Resolved<ReturnType<Pictures>>;
}

/** All that stands between header and footer of one page. */
export type View<Pictures> = ComponentType<{ content: Content; pictures: Pictures }>;
