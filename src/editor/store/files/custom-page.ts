import {
  jsonSchema,
  type CustomPage,
  type CustomPageFile,
  type Path,
  schemaAt,
  valueAt,
} from '#content/fields';
import { type AnyBlock, pathOfPage } from '#content/project';
import { MODEL } from '#site/features';
import { labelOf } from '../../form/labels.ts';
import { choiceOf, isOptional, isBlank, isData, textOf, withValue } from '../../form/values.ts';
import { markdownParts } from './markdown.ts';
import { BLOCK } from './model.ts';

const SCHEMA = jsonSchema(BLOCK);

/** Stands for a block of which nothing can be shown yet. */
const NOT_WHOLE = 'not whole yet';

/** A block with its Markdown as HTML. */
const shownBlock = (block: AnyBlock, ids: Set<string>): AnyBlock =>
  MODEL.blockKindOf(block)?.shown?.(block, (markdown) => markdownParts(markdown, ids)) ?? block;

/** The ids of the parts of blocks, which headings of texts may not take. */
const idsOf = (blocks: readonly AnyBlock[]) =>
  new Set(
    blocks.flatMap((block) =>
      (MODEL.blockKindOf(block)?.idsOf?.(block, () => undefined) ?? []).map(({ id }) => id),
    ),
  );

/**
 * A block without a field if the field is optional, otherwise without what holds it; undefined if
 * that is the block.
 */
function without(block: unknown, path: Path): unknown {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const above = path.slice(0, -1);
  const parent = schemaAt(SCHEMA, above, block);
  if (typeof key === 'string' && !(parent && isOptional(parent, key))) return without(block, above);
  return withValue(block, path, undefined);
}

/**
 * Whether a block cannot be shown until this is right: a file that is not chosen, or a missing
 * field.
 */
function isNeeded(path: Path, code: string, block: unknown): boolean {
  const { folder } = schemaAt(SCHEMA, path, block) ?? {};
  return folder !== undefined || /^invalid_(type|union|key)$/.test(code);
}

/**
 * What a page can show of an unfinished block: all of it, if only words are wrong or missing;
 * otherwise all but the fields that are wrong; undefined if nothing can be shown.
 */
function presentable(block: unknown): AnyBlock | undefined {
  const { success, data, error } = BLOCK.safeParse(block);
  if (success) return data;
  if (!isData(block) || isBlank({ ...block, block: '' })) return undefined;
  const needed = error.issues.findLast(({ path, code }) => isNeeded(path, code, block));
  if (!needed) return { block: '', ...block };
  const rest = without(block, needed.path);
  return rest === undefined ? undefined : presentable(rest);
}

/** Stands in the page for a block of which nothing can be shown yet. */
function outline(block: unknown): AnyBlock {
  const kind = textOf(valueAt(block, ['block']));
  const schema = choiceOf(SCHEMA)?.schemas.get(kind);
  const what = schema ? labelOf(kind, schema) : 'A block';
  const words = `<p class="unfinished">${what}: ${NOT_WHOLE}</p>`;
  const html = [{ heading: '', words }];
  const shown = { block: 'text', html };
  return shown;
}

/** A page as it is shown. */
export function shownPage(page: CustomPageFile, file: string): CustomPage {
  const ids = idsOf(page.blocks);
  const blocks = page.blocks.map((block) => shownBlock(block, ids));
  return { ...page, path: pathOfPage(file), blocks };
}

/** What can be shown of an unfinished page; a block of which nothing can be shown is an outline. */
export function unfinishedPage(page: CustomPageFile, file: string): CustomPage {
  const parts = page.blocks.map((block) => presentable(block));
  const ids = idsOf(parts.filter((part) => part !== undefined));
  const blocks = parts.map((part, index) =>
    part ? shownBlock(part, ids) : outline(page.blocks[index]),
  );
  return { ...page, path: pathOfPage(file), blocks };
}
