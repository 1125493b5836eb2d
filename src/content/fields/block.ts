import { z } from 'zod';
import type { Path } from './field.ts';
import { group } from './plain-fields.ts';
import { type Hint, hintOf, lead, text } from './texts.ts';

/** A block of a page; its other fields depend on its kind. */
export interface AnyBlock {
  block: string;
}

/** A field that must be filled in before its page can be published. */
export interface FieldToFillIn {
  path: Path;
  message: string;
}

/** What the schema of a page needs to know about a kind of block. */
export interface BlockRules {
  /** The value of its field `block`. */
  name: string;
  schema: z.ZodType<AnyBlock>;
  /** Whether a page may have only one, because its parts have fixed ids and behaviour. */
  isOnce?: true;
  missing?(block: AnyBlock): readonly FieldToFillIn[];
}

/** A picture with its text alternative. */
export interface BlockPicture {
  /** Its file in content/images. */
  file: string;
  /** The point to keep in sight when it is cropped, such as `40% 30%`. */
  focus?: string | undefined;
  alt?: string | undefined;
}

/** The schema of one kind of block; its field `block` names the kind. */
export function blockSchema<const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return group(description, { block: z.literal(kind).describe('The kind of block.'), ...shape });
}

/** The fields at the top of most blocks. */
export const blockHeadFields = {
  heading: text('', 80),
  lead: lead('A sentence below the heading.', 400).optional(),
};

/** A list with at least one item and an upper limit. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  what: string,
  { min = 1, max }: { min?: number; max: number },
) {
  return z
    .array(item)
    .min(min, min === 1 ? `Add at least one ${what}` : `Add at least ${min} of them`)
    .max(max, `Keep at most ${max}: put the others on a separate page`);
}

/** How many items of a list a page shows. */
export const itemCountSchema = (description: string, max: number) =>
  z
    .int('Write a whole number, such as 3')
    .min(1, 'Write 1 or more')
    .max(max, `Choose at most ${max}`)
    .meta({ title: 'How many', description });

/** A list of one to eight paragraphs, without Markdown. */
export const paragraphs = (hint: Hint | string) =>
  listOf(text(hint, 600).describe('One paragraph.'), 'paragraph', { max: 8 }).describe(
    hintOf(hint).description,
  );
