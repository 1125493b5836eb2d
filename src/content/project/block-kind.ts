import type { z } from 'zod';
import type { AnyBlock, BlockPicture, BlockRules, FieldToFillIn } from '../fields/block.ts';
import type { Path } from '../fields/field.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { CustomPage } from '../files/custom-page.ts';
import type { Content } from './content.ts';

/** An id in a block, and the field that sets it. */
interface BlockId {
  id: string;
  /** What has the id, such as "a question". */
  what: string;
  /** The file with the field, in the first language; missing if the field is in the block. */
  file?: ContentFile;
  /** Path of the field in the block or the file. */
  path: Path;
}

/** A part of a block that links can lead to. */
interface Anchor {
  id: string;
  name: string;
  /** The day of a date, year-month-day. */
  day?: string | undefined;
}

/** Gets the data of a file in the first language; undefined if it cannot be read. */
export type FirstData = <Schema extends z.ZodType>(
  file: ContentFile<Schema>,
) => z.infer<Schema> | undefined;

/** A kind of block, for custom pages and for those of the four pages that hold blocks. */
export interface BlockKind<
  Schema extends z.ZodType<AnyBlock> = z.ZodType<AnyBlock>,
> extends BlockRules {
  name: z.infer<Schema>['block'];
  /** SVG path data of its icon in the editor, in a grid of 24 x 24. */
  icon: string;
  schema: Schema;
  // Methods, which are bivariant, so kinds with any schema share a type.

  /** The ids of its parts, which headings on the same page must avoid. */
  idsOf?(block: z.infer<Schema>, first: FirstData): readonly BlockId[];
  /** The picture that represents its page in lists of pages. */
  pictureOf?(block: z.infer<Schema>): BlockPicture | undefined;
  /** Paths of other pages that it links to, from the pages of its language. */
  leadsTo?(block: z.infer<Schema>, pages: readonly CustomPage[]): readonly string[];
  /** Its parts that links can lead to, labelled with the words of the page. */
  anchors?(block: z.infer<Schema>, content: Content): readonly Anchor[];
  /** Its heading on a new page, if the page's own heading is not enough. */
  headingIn?(content: Content): string;
  missing?(block: z.infer<Schema>): readonly FieldToFillIn[];
  /** Its text in Markdown, which its view takes as `html`. */
  markdownOf?(block: z.infer<Schema>): string;
}

/** Declares a kind of block; infers the types of its fields. */
export const defineBlock = <Schema extends z.ZodType<AnyBlock>>(
  kind: BlockKind<Schema>,
): BlockKind<Schema> => kind;

/** A type guard for blocks of a kind. */
export const isBlockOfKind =
  <Schema extends z.ZodType<AnyBlock>>({ name }: BlockKind<Schema>) =>
  <Block extends AnyBlock>(block: Block): block is Block & z.infer<Schema> =>
    block.block === name;
