import type { AnyBlock } from '../fields/block.ts';
import type { CustomPage } from '../files/custom-page.ts';

/** A heading of a text and the content below it, as HTML. */
export interface RenderedSection {
  /** Empty for the words before the first heading. */
  heading: string;
  words: string;
}

/** A block as its view takes it. */
export interface PreparedBlock extends AnyBlock {
  /** Its text; empty if its kind has none in Markdown. */
  html: readonly RenderedSection[];
}

/** A custom page as its view takes it. */
export interface PreparedPage extends CustomPage {
  blocks: PreparedBlock[];
}
