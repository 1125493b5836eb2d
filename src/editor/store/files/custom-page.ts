import { hasNoText, isGroup } from '#content/data';
import { type AnyBlock, chosenField, fieldAt, fieldOf, type Path } from '#content/fields';
import type { CustomPage, CustomPageData } from '#content/files';
import { pathOfPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { WORDS } from '../../words/words.ts';
import { withValue } from '../data/values.ts';
import { markdownParts } from './markdown.ts';

const BLOCK = fieldOf(MODEL.block);

/** Blocks with their texts as HTML. */
const shownBlocks = (blocks: readonly AnyBlock[]) =>
  MODEL.shownBlocks(blocks, () => undefined, markdownParts);

/**
 * Removes a field from a block; if the field is required, removes its nearest optional ancestor.
 * Returns undefined if that is the block itself.
 */
function withoutField(block: unknown, path: Path): unknown {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  if (typeof key === 'string' && !fieldAt(BLOCK, path, block)?.isOptional)
    return withoutField(block, path.slice(0, -1));
  return withValue(block, path, undefined);
}

/** Whether a problem keeps a block from being shown: a field is missing, or no file is chosen. */
function preventsShowing(path: Path, code: string, block: unknown): boolean {
  const { folder } = fieldAt(BLOCK, path, block) ?? {};
  return folder !== undefined || /^invalid_(type|union|key)$/.test(code);
}

/**
 * What a page can show of an unfinished block: all of it if only texts are wrong or
 * missing, otherwise the block without its wrong fields; undefined if nothing can be shown.
 */
function showablePart(block: unknown): AnyBlock | undefined {
  const { success, data, error } = MODEL.block.safeParse(block);
  if (success) return data;
  if (!isGroup(block) || hasNoText({ ...block, block: '' })) return undefined;
  const obstacle = error.issues.findLast(({ path, code }) => preventsShowing(path, code, block));
  if (!obstacle) return { block: '', ...block };
  const rest = withoutField(block, obstacle.path);
  return rest === undefined ? undefined : showablePart(rest);
}

/** A text block in place of a block of which nothing can be shown yet. */
function unfinishedBlock(block: unknown): AnyBlock {
  const part = chosenField(BLOCK, block)?.label ?? WORDS.page.part;
  const note = `<p class="unfinished">${fill(WORDS.page.notComplete, { part })}</p>`;
  const html = [{ heading: '', words: note }];
  const textBlock = { block: 'text', html };
  return textBlock;
}

/** A valid page as it is shown. */
export const shownPage = (page: CustomPageData, file: string): CustomPage => ({
  ...page,
  path: pathOfPage(file),
  blocks: shownBlocks(page.blocks),
});

/** A page with every field that views need, but texts and blocks may still be invalid. */
export type UnfinishedPage = Omit<CustomPageData, 'blocks'> & { blocks: readonly unknown[] };

/** What can be shown of blocks, with a note in place of each that cannot be shown. */
export function unfinishedBlocks(blocks: readonly unknown[]): AnyBlock[] {
  const parts = blocks.map((block) => showablePart(block));
  const shown = shownBlocks(parts.filter((part) => part !== undefined));
  return parts.flatMap((part, index) =>
    part ? shown.splice(0, 1) : unfinishedBlock(blocks[index]),
  );
}

/** What can be shown of an unfinished page. */
export const unfinishedPage = (page: UnfinishedPage, file: string): CustomPage => ({
  ...page,
  path: pathOfPage(file),
  blocks: unfinishedBlocks(page.blocks),
});
