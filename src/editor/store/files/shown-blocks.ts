import { hasNoText, isGroup } from '#content/data';
import { type AnyBlock, chosenField, fieldAt, fieldOf, type Path, valueAt } from '#content/fields';
import { checkedValue, type CustomPageInfo } from '#content/files';
import { MORE, pathOfPage, type PreparedBlock, type PreparedPage } from '#content/project';
import { memoizeByObject, type TextFile } from '#content/reading';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { WORDS } from '../../words/words.ts';
import { withValue } from '../data/values.ts';
import { markdownParts } from './markdown.ts';
import { shownData } from './shown-data.ts';

const BLOCK = fieldOf(MODEL.block);

/**
 * The field that is left out because of a wrong one: itself if it is optional, otherwise the nearest
 * optional field around it, or the whole block. Undefined in an item without one: items are never
 * left out, because the index of an item leads to its fields.
 */
function fieldToLeaveOut(block: unknown, path: Path): Path | undefined {
  if (typeof path.at(-1) === 'number') return undefined;
  const isLeftOut = path.length === 0 || fieldAt(BLOCK, path, block)?.isOptional;
  return isLeftOut ? path : fieldToLeaveOut(block, path.slice(0, -1));
}

/** Whether a problem keeps a block from being shown: a field is missing, or no file is chosen. */
function preventsShowing(path: Path, code: string, block: unknown): boolean {
  const { folder } = fieldAt(BLOCK, path, block) ?? {};
  return folder !== undefined || /^invalid_(type|union)$/.test(code);
}

/**
 * What a page can show of an unfinished block: all of it if only texts are wrong or
 * missing, otherwise the block without its wrong fields; undefined if nothing can be shown.
 */
function showablePart(block: unknown): AnyBlock | undefined {
  const { success, data, error } = MODEL.block.safeParse(block);
  if (success) return data;
  if (!isGroup(block) || hasNoText({ ...block, block: '' })) return undefined;
  const obstacle = error.issues
    .filter(({ path, code }) => preventsShowing(path, code, block))
    .map(({ path }) => fieldToLeaveOut(block, path))
    .findLast((path) => path !== undefined);
  if (!obstacle) return { block: '', ...block };
  const rest = withValue(block, obstacle, undefined);
  return rest === undefined ? undefined : showablePart(rest);
}

/** A text block in place of a block of which nothing can be shown yet. */
function unfinishedBlock(block: unknown): PreparedBlock {
  const part = chosenField(BLOCK, block)?.label ?? WORDS.page.part;
  const note = `<p class="unfinished">${fill(WORDS.page.notComplete, { part })}</p>`;
  return { block: 'text', html: [{ heading: '', words: note }] };
}

/** The blocks of a page, with a note in place of each that cannot be shown. */
export const pageBlocks = memoizeByObject((file): readonly PreparedBlock[] => {
  const value = valueAt(shownData(file), [file.kind === 'custom page' ? 'blocks' : MORE]);
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [];
  const parts = blocks.map(showablePart);
  const showable = parts.filter((part) => part !== undefined);
  const shown = MODEL.preparedBlocks(showable, () => undefined, markdownParts);
  return parts.flatMap((part, index) =>
    part ? shown.splice(0, 1) : unfinishedBlock(blocks[index]),
  );
});

/** A custom page as shown. */
export const shownCustomPage = memoizeByObject((file: TextFile<CustomPageInfo>): PreparedPage => ({
  ...checkedValue(file, shownData(file)),
  path: pathOfPage(file.path),
  blocks: [...pageBlocks(file)],
}));
