import type { z } from 'zod';
import type { CustomPage } from '../fields/custom-page.ts';
import type { Path } from '../fields/json-schema.ts';
import type { ContentFile } from './content-file.ts';
import type { Content } from './content.ts';

/** A block of the team's own pages; its other fields are those of its kind. */
export interface AnyBlock {
  block: string;
}

/** A heading of a text and what follows it, as HTML. */
export interface RenderedSection {
  /** Empty if the text begins without one. */
  heading: string;
  words: string;
}

/** Something of a block that has an id, and the field that says which. */
interface BlockId {
  id: string;
  /** What it is, such as "a question". */
  what: string;
  /** The file that says it, in the first language; without one it is the block itself. */
  file?: ContentFile;
  /** The keys of the field in the block or the file. */
  path: Path;
}

/** Something of a block to which a link can lead. */
export interface Anchor {
  id: string;
  name: string;
}

/** A picture with its text alternative. */
export interface BlockPicture {
  /** Its file in content/images. */
  file: string;
  /** The point around which it is cut, such as `40% 30%`. */
  focus?: string | undefined;
  alt?: string | undefined;
}

/** Gives the data of a file in the first language; undefined where it cannot be read. */
export type FirstData = <Schema extends z.ZodType>(
  file: ContentFile<Schema>,
) => z.infer<Schema> | undefined;

/** A kind of block for the team's own pages. */
export interface BlockKind<Schema extends z.ZodType<AnyBlock> = z.ZodType<AnyBlock>> {
  /** What its field `block` says. */
  name: z.infer<Schema>['block'];
  schema: Schema;
  /** Whether a page has it once: its parts have addresses and behaviour of their own. */
  isOnce?: true;
  /** The ids that it gives to what it holds: no heading of a text on its page takes one of them. */
  idsOf?(block: z.infer<Schema>, first: FirstData): readonly BlockId[];
  /** The picture by which a list of pages shows its page. */
  pictureOf?(block: z.infer<Schema>): BlockPicture | undefined;
  /** The paths of the pages beside its own to which it leads, of those of its language. */
  leadsTo?(block: z.infer<Schema>, pages: readonly CustomPage[]): readonly string[];
  /** What links can lead to in it, by the words of its page. */
  places?(block: z.infer<Schema>, content: Content): readonly Anchor[];
  /** What is to be filled in before its page can be published. */
  missing?(block: z.infer<Schema>): readonly { path: Path; message: string }[];
  /** The block as it is shown. @param sectionsOf renders a text in Markdown */
  shown?(block: z.infer<Schema>, sectionsOf: (markdown: string) => RenderedSection[]): AnyBlock;
}

/** Describes a kind of block, with the types of its fields. */
export const defineBlock = <Schema extends z.ZodType<AnyBlock>>(
  kind: BlockKind<Schema>,
): BlockKind<Schema> => kind;

/** Whether a block is of a kind. */
export const isKind =
  <Schema extends z.ZodType<AnyBlock>>({ name }: BlockKind<Schema>) =>
  (block: AnyBlock): block is z.infer<Schema> =>
    block.block === name;
