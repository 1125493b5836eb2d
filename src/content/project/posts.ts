import type { CustomPage } from '../fields/custom-page.ts';
import type { AnyBlock, BlockKind, BlockPicture } from './block-kind.ts';

/** A custom page with a date, as other pages list it. */
export interface Post {
  /** Its path within its language, such as `/first-workshop`. */
  path: string;
  heading: string;
  lead?: string | undefined;
  /** Year-month-day. */
  date: string;
  picture?: BlockPicture | undefined;
}

/** The posts among these pages, newest first, each with the first large picture of its page. */
export function postsIn(
  pages: readonly CustomPage[],
  blockKindOf: (block: AnyBlock) => BlockKind | undefined,
): Post[] {
  return pages
    .flatMap(({ path, heading, lead, date, blocks }): Post[] => {
      if (!date) return [];
      const [picture] = blocks.flatMap((block) => blockKindOf(block)?.pictureOf?.(block) ?? []);
      return [{ path, heading, lead, date, picture }];
    })
    .sort(
      (first, second) =>
        second.date.localeCompare(first.date) || first.path.localeCompare(second.path),
    );
}
