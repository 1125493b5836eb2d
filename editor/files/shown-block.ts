import { labelOf } from '../form/labels.ts';
import { choiceOf, mayLack } from '../form/choice.ts';
import { isData } from '../form/values.ts';
import { idsOfBlock } from '../../src/core/own-pages/ids-of-block.ts';
import { jsonSchema, schemaAt, valueAt, type Path } from '../../src/core/schemas/json-schema.ts';
import { ownBlock, type Block, type OwnPageFile } from '../../src/core/schemas/own-page.ts';
import { markdownParts } from './markdown.ts';

type FileBlock = OwnPageFile['blocks'][number];

const SCHEMA = jsonSchema(ownBlock);

/** Stands for a block of which nothing can be shown yet. */
export const NOT_WHOLE = 'not whole yet';

/** A block with its Markdown as HTML. */
export const shownBlock = (block: FileBlock, ids: Set<string>): Block =>
  block.block === 'text' ? { block: 'text', parts: markdownParts(block.text, ids) } : block;

/** The ids of the parts of blocks, which headings of texts may not take. */
export const idsOf = (blocks: readonly FileBlock[]) => new Set(blocks.flatMap(idsOfBlock));

/** Whether a value has any text. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return isData(value) && Object.values(value).some(hasContent);
}

/**
 * A block without a field if the field is optional, otherwise without what holds it; undefined if
 * that is the block.
 */
function without(block: unknown, path: Path): unknown {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const above = path.slice(0, -1);
  const parent = schemaAt(SCHEMA, above, block);
  if (typeof key === 'string' && !(parent && mayLack(parent, key))) return without(block, above);
  const copy: unknown = structuredClone(block);
  const holder = valueAt(copy, above) as object;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return copy;
}

/**
 * Whether a block cannot be shown until this is right: a file that is not chosen, or a missing
 * field.
 */
function isNeeded(path: Path, code: string, block: unknown): boolean {
  const { format } = schemaAt(SCHEMA, path, block) ?? {};
  return format === 'picture' || format === 'music' || /^invalid_(type|union|key)$/.test(code);
}

/**
 * What a page can show of an unfinished block: all of it, if only words are wrong or missing;
 * otherwise all but the fields that are wrong; undefined if nothing can be shown.
 */
function presentable(block: unknown): FileBlock | undefined {
  const { success, data, error } = ownBlock.safeParse(block);
  if (success) return data;
  if (!isData(block) || !hasContent({ ...block, block: '' })) return undefined;
  const needed = error.issues.findLast(({ path, code }) => isNeeded(path, code, block));
  if (!needed) return block as FileBlock;
  const rest = without(block, needed.path);
  return rest === undefined ? undefined : presentable(rest);
}

/** Stands in the page for a block of which nothing can be shown yet. */
function outline(block: unknown): Block {
  const { block: kind } = block as FileBlock;
  const schema = choiceOf(SCHEMA)?.schemas.get(kind);
  const what = schema ? labelOf(kind, schema) : 'A block';
  const words = `<p class="unfinished">${what}: ${NOT_WHOLE}</p>`;
  return { block: 'text', parts: [{ heading: '', words }] };
}

/**
 * Unfinished blocks as the page beside the form shows them; one of which nothing can be shown is an
 * outline.
 */
export function draftBlocks(blocks: readonly unknown[]): Block[] {
  const shown = blocks.map((block) => presentable(block));
  const ids = idsOf(shown.filter((block) => block !== undefined));
  return shown.map((block, index): Block =>
    block ? shownBlock(block, ids) : outline(blocks[index]),
  );
}
