import type { AnyBlock } from '../fields/block.ts';
import type { CustomPage } from '../files/custom-page.ts';
import type { BlockKind } from './block-kind.ts';
import type { Post } from './content.ts';

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
