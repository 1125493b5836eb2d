import { z } from 'zod';
import { group, type Hint, hintOf, lead, text } from './fields.ts';

/** The fields of one kind of block; the field `block` names the kind. */
export function block<const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return group(description, { block: z.literal(kind).describe('The kind of block.'), ...shape });
}

/** The fields at the top of most blocks. */
export const opening = {
  heading: text('Heading of this part.', 80),
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
    .max(max, `Keep at most ${max} of them: put the others on a separate page`);
}

/** Paragraphs of plain text. */
export const paragraphs = (hint: Hint | string) =>
  listOf(text(hint, 600).describe('One paragraph.'), 'paragraph', { max: 8 }).describe(
    hintOf(hint).description,
  );
