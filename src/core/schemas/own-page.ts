import { z } from 'zod';
import { filmBlock, listenBlock, missingRights } from '../../features/music/schemas/blocks.ts';
import { closestName } from '../text/closest-name.ts';
import {
  giveBlock,
  joinBlock,
  offerBlock,
  writeBlock,
} from '../../features/own-pages/schemas/bands.ts';
import { listOf } from './blocks/block.ts';
import { datesBlock } from '../../features/dates/schemas/block.ts';
import { partnersBlock, peopleBlock } from '../../features/own-pages/schemas/people.ts';
import { pictureBlock, picturesBlock } from '../../features/own-pages/schemas/pictures.ts';
import { privacyBlock } from '../../features/privacy/schema.ts';
import { questionsBlock, stepsBlock, textBlock } from '../../features/own-pages/schemas/text.ts';
import { newsBlock } from '../../features/news/schemas/news-block.ts';
import { day } from './day.ts';
import { fieldsOf } from './fields-of.ts';
import { eachOnce, matching, pageHead, text, trueOrFalse } from './fields.ts';

const BLOCKS = [
  textBlock,
  peopleBlock,
  partnersBlock,
  pictureBlock,
  picturesBlock,
  stepsBlock,
  datesBlock,
  newsBlock,
  questionsBlock,
  listenBlock,
  filmBlock,
  offerBlock,
  joinBlock,
  giveBlock,
  writeBlock,
  privacyBlock,
] as const;

const KINDS = BLOCKS.map(({ shape }) => shape.block.value);

/** Their parts have addresses and behaviour of their own, which a page has once. */
const ONCE = /^(pictures|questions|listen|offer|join|give|write|privacy)$/;

/** One block of any kind. */
export const ownBlock = z.discriminatedUnion('block', BLOCKS, {
  error: ({ input }) => {
    const typed = (input as { block?: unknown } | null)?.block;
    const meant = typeof typed === 'string' && closestName(typed, KINDS);
    return `expected one of ${KINDS.join(', ')}${meant ? `, perhaps "${meant}"` : ''}`;
  },
});

const blocks = listOf(ownBlock, 'block', { max: 30 })
  .superRefine(
    eachOnce(
      ({ block }) => (ONCE.test(block) ? block : undefined),
      (block) => `"${block}" is on this page already; expected it once`,
      'block',
    ),
  )
  .describe('What the page is made of, from top to bottom.');

/** How to write in a file that nobody sees the page yet. */
const OFFLINE = { inFile: '"publish: false" at its top' };

/** A blank of a draft, such as `[[your name]]`. */
const BLANK = /\[\[.*?(\]\]|$)/s;

/** content/<language>/more/<address>.yaml: a page of the team's own. */
export const ownPage = z
  .strictObject({
    publish: trueOrFalse('Whether the page is online; otherwise it is a draft that nobody sees.'),
    ...pageHead,
    translates: matching(/^\/[a-z0-9-]+$/, 'expected the address of a page, such as /our-teams')
      .meta({
        description:
          'Only in a further language: the page of the first language that this page translates.',
        format: 'original',
      })
      .optional(),
    date: day('Makes the page a post: the block news and the feed list it by this day.').optional(),
    share: z
      .literal(true, 'expected true, or leave it out')
      .meta({
        description: 'Whether the page ends with a button to share it.',
        inFile: 'true, or left out.',
      })
      .optional(),
    heading: text('Heading of the page.', 60),
    lead: text('The sentence below the heading.', 400).optional(),
    blocks,
  })
  .superRefine((page, context) => {
    if (!page.publish) return;
    for (const { path, value } of fieldsOf({}, page)) {
      const blank = typeof value === 'string' && BLANK.exec(value)?.[0];
      if (!blank) continue;
      const message = `"${blank.slice(0, 60)}" is not filled in yet; write what belongs there, or take the page offline`;
      context.addIssue({ code: 'custom', path: [...path], message, params: OFFLINE });
    }
    for (const missing of missingRights(page.blocks))
      context.addIssue({ code: 'custom', ...missing, params: OFFLINE });
  });

/** A page as it is in its file. */
export type OwnPageFile = z.infer<typeof ownPage>;
type FileBlock = OwnPageFile['blocks'][number];

/** A part of a text, as HTML. */
export interface TextPart {
  /** Empty if the text begins without one. */
  heading: string;
  words: string;
}

/** A block as it is shown: the Markdown of a text has become HTML. */
export type Block = Exclude<FileBlock, { block: 'text' }> | { block: 'text'; parts: TextPart[] };
/** One kind of block. */
export type BlockOf<Kind extends Block['block']> = Extract<Block, { block: Kind }>;

/** A page of the team's own, ready to be shown. */
export interface OwnPage extends Omit<OwnPageFile, 'blocks'> {
  /** Its path, such as `/our-teams`. */
  path: string;
  blocks: Block[];
}
