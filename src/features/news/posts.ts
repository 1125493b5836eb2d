import type { Block, OwnPage } from '../../core/schemas/own-page.ts';

/** A picture with its text alternative. */
type Picture = Extract<Block, { block: 'picture' }>['picture'];

/** What other pages say of a page of the team's own that has a date. */
export interface Post {
  /** Its path in its language, such as `/first-workshop`. */
  path: string;
  heading: string;
  lead?: string | undefined;
  /** Year-month-day. */
  date: string;
  picture?: Picture | undefined;
}

/** What a list of posts needs of a page. */
export type PageOfPost = Pick<OwnPage, 'path' | 'heading' | 'lead' | 'date'> & {
  blocks: readonly { block: string }[];
};

const isPicture = (block: { block: string }): block is Extract<Block, { block: 'picture' }> =>
  block.block === 'picture';

/** The posts among pages, the newest first, each with the first large picture of its page. */
export function postsIn(pages: readonly PageOfPost[]): Post[] {
  return pages
    .flatMap(({ path, heading, lead, date, blocks }): Post[] =>
      date ? [{ path, heading, lead, date, picture: blocks.find(isPicture)?.picture }] : [],
    )
    .sort((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));
}
