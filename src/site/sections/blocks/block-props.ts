import type { Content } from '../../../core/content.ts';
import type { Block, BlockOf } from '../../../core/schemas/own-page.ts';

/** The props of every block of an own page. */
export interface BlockProps<Kind extends Block['block'], Pictures = unknown> {
  /** Id of its heading. */
  id: string;
  block: BlockOf<Kind>;
  /** What it asked for. */
  pictures: Pictures;
  content: Content;
}
