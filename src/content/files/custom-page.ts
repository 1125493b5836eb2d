import { z } from 'zod';
import { type AnyBlock, type BlockRules, listOf } from '../fields/block.ts';
import { day } from '../fields/day.ts';
import type { LaunchMeta } from '../fields/field-meta.ts';
import { fieldOf, fieldsOf } from '../fields/field.ts';
import { pageHead } from '../fields/page-head.ts';
import { pattern, flag } from '../fields/plain-fields.ts';
import { refuseRepeats } from '../fields/refinements.ts';
import { lead, text } from '../fields/texts.ts';
import { BLANK } from '../text/blanks.ts';

type BlockSchema = z.ZodType<AnyBlock>;

/** Whether Zod can choose a schema by its field `block`. */
const isObject = (schema: BlockSchema): schema is BlockSchema & z.core.$ZodTypeDiscriminable =>
  schema instanceof z.ZodObject;

/** A block of any of these kinds. @throws Error if there are none */
export function anyBlockSchema(kinds: readonly BlockRules[]): z.ZodType<AnyBlock> {
  const names = kinds.map(({ name }) => name);
  const [first, ...others] = kinds.map(({ schema }) => schema).filter(isObject);
  if (!first) throw new Error('There is no kind of block.');
  return z.discriminatedUnion('block', [first, ...others], {
    error: `Write one of ${names.join(', ')}`,
  });
}

/** A list of blocks; those of some kinds may occur only once in it. */
function blockList(kinds: readonly BlockRules[], block: BlockSchema, max: number) {
  const kindNamed = (name: string) => kinds.find((kind) => kind.name === name);
  const titleOf = (name: string) => kindNamed(name)?.schema.meta()?.title ?? name;
  return listOf(block.meta({ title: 'Part' }), 'part', { max }).superRefine(
    refuseRepeats(
      ({ block: name }) => (kindNamed(name)?.isOnce ? name : undefined),
      (name) => `A page can have only one part “${titleOf(name)}”: remove one`,
      'block',
    ),
  );
}

/** Blanks, which a draft may hold. @param data of a page, or its blocks */
const blanksIn = (data: unknown) =>
  [...fieldsOf(fieldOf(undefined), data)].flatMap(({ path, value }) => {
    const [blank] = (typeof value === 'string' && value.match(BLANK)) || [];
    const message = `"${blank?.slice(0, 60)}" is not filled in yet: write what belongs there`;
    return blank ? [{ path: [...path], message }] : [];
  });

/** Fields of blocks that visitors need, although a draft may lack them. */
const missingIn = (kinds: readonly BlockRules[], blocks: readonly AnyBlock[]) =>
  blocks.flatMap((item, index) =>
    (kinds.find(({ name }) => name === item.block)?.missing?.(item) ?? []).map(
      ({ path, message }) => ({ path: [index, ...path], message }),
    ),
  );

/**
 * The blocks that one of the four pages can hold.
 * @param kinds all but those that it shows already
 */
export const moreBlocks = (kinds: readonly BlockRules[], note: LaunchMeta = {}) =>
  blockList(kinds, anyBlockSchema(kinds), 6)
    .superRefine((blocks, context) => {
      for (const { path, message } of [...blanksIn(blocks), ...missingIn(kinds, blocks)])
        context.addIssue({ code: 'custom', path, message });
    })
    .meta({
      title: 'Further parts',
      description: 'Parts as on a page of your own: what people say, numbers, dates, questions.',
      ...note,
    })
    .optional();

/** How to make a page a draft, in words for the file. */
const DRAFT = { inFile: '"publish: false" at its top' };

/**
 * content/<language>/more/<address>.yaml: a custom page.
 * @param added the fields that features add to it
 */
export function customPageSchema(
  kinds: readonly BlockRules[],
  block: z.ZodType<AnyBlock>,
  added: z.ZodRawShape,
) {
  const blocks = blockList(kinds, block, 30).meta({
    title: 'Parts',
    description: 'What the page is made of, from top to bottom.',
  });
  return z
    .strictObject({
      publish: flag('Whether visitors see the page. If not, it is a draft.').meta({
        title: 'Visitors see this page',
      }),
      ...pageHead,
      translates: pattern(/^\/[a-z0-9-]+$/, 'Write the address of a page, such as /our-teams')
        .meta({
          description:
            'Only in another language: the page in the first language that this page translates.',
          title: 'Translation of',
          kind: 'original',
        })
        .optional(),
      date: day(
        'Turns the page into a news post. The day is shown on it, and posts are sorted by it.',
      ).optional(),
      ...added,
      heading: text('At the top of the page.', 60),
      lead: lead('The sentence below the heading.', 400).optional(),
      blocks,
    })
    .superRefine((page, context) => {
      if (!page.publish) return;
      const blanks = blanksIn(page).map(({ path, message }) => ({
        path,
        message: `${message}, or make the page a draft`,
      }));
      const missing = missingIn(kinds, page.blocks).map(({ path, message }) => ({
        path: ['blocks', ...path],
        message,
      }));
      for (const issue of [...blanks, ...missing])
        context.addIssue({ code: 'custom', ...issue, params: DRAFT });
    });
}

/** A custom page as stored in its file. */
export type CustomPageData = z.infer<ReturnType<typeof customPageSchema>>;

/** A custom page with its path, ready to render. */
export interface CustomPage extends CustomPageData {
  /** Its path, such as `/our-teams`. */
  path: string;
}
