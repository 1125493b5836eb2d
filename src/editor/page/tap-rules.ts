/**
 * What a tap on the page selects. The first rule that fits decides:
 *
 * | The tap is on                      | It selects                                    | And opens its form          |
 * | ---------------------------------- | --------------------------------------------- | --------------------------- |
 * | a picture, or a button with a text | its field                                     | yes                         |
 * | a summary                          | its first text                                | no: it opens its details    |
 * | another control, such as an input  | nothing                                       | no: it works as on the site |
 * | words from Markdown                | the Markdown field of the item or group       | yes, at the tapped letter   |
 * | a post in a list of posts          | its date if that was tapped, else its heading | only the date               |
 * | an item of a list                  | the group of the nearest texts, else the item | yes, unless it is a block   |
 * | a link that is in no item          | the group of its texts                        | yes                         |
 * | anything else                      | nothing                                       | no                          |
 *
 * Taps on a text never come here: they place the caret (`Typing.tsx`).
 */
import { isKindIn, type Path } from '#content/fields';
import { MORE } from '#content/project';
import { MODEL } from '#site/features';
import { isWithin } from '../form/fields.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import type { DataPath } from './page-parts.ts';

/** What a tap has hit, as `readTap` finds it. */
export interface Tap {
  /** The parts of the page around it, the innermost first. */
  parts: readonly DataPath[];
  /** The first text of the summary that it is on. */
  summaryText?: DataPath | undefined;
  isOnControl: boolean;
  isOnLink: boolean;
  /** Whether it is on the day of a post or a date. */
  isOnDay: boolean;
  /** Set on words that were rendered from Markdown. */
  markdown?: { letters?: number | undefined } | undefined;
  /** The texts in the smallest element around it that has any. */
  nearestTexts: readonly DataPath[];
}

interface Selection {
  dataPath: DataPath;
  /** Whether the form of the field opens. */
  opens: boolean;
  /** How many letters of a Markdown text are before the tap. */
  letters?: number | undefined;
}

/** The fields of pages that hold blocks. */
const BLOCK_LISTS: Path = ['blocks', MORE];

const isInItem = ({ keys }: DataPath) => keys.some((key) => typeof key === 'number');

const isBlock = ({ keys: [list = '', ...place] }: DataPath) =>
  BLOCK_LISTS.includes(list) && place.length === 1;

/** Whether a field is in an item, or the item shows it from another file: a date, or a post. */
const isShownBy = (item: DataPath, field: DataPath) =>
  field.path === item.path
    ? isWithin(field.keys, item.keys)
    : isInItem(field) || MODEL.fileInfoOf(field.path).kind === 'custom page';

/** The group that contains all these fields; undefined if they are in different files. */
function groupAround([first, ...others]: readonly DataPath[]): DataPath | undefined {
  if (!first || others.some(({ path }) => path !== first.path)) return undefined;
  const end = first.keys.findIndex((key, index) => others.some(({ keys }) => keys[index] !== key));
  return { path: first.path, keys: first.keys.slice(0, end < 0 ? undefined : end) };
}

/** What the texts nearest to a tap have in common. */
function nearestGroup(texts: readonly DataPath[], item: DataPath | undefined) {
  // A date comes from a file of its own. A tap on it means the date, not the label of a button
  // beside it, which is in the file of the page.
  const fromOtherFile = texts.filter((field) => isInItem(field) && field.path !== item?.path);
  const group = groupAround(fromOtherFile.length > 0 ? fromOtherFile : texts);
  return group && (!item || isShownBy(item, group)) ? group : undefined;
}

/** The Markdown field of the item that contains a field, else of the group that does. */
function markdownBeside({ path, keys }: DataPath, texts: OpenProject): DataPath | undefined {
  const last = keys.findLastIndex((key) => typeof key === 'number');
  const item = last < 0 ? keys : keys.slice(0, last + 1);
  return [item, keys.slice(0, -1)]
    .flatMap((group) =>
      Object.entries(texts.fieldsIn(path, group)).map(([name, { kind }]) => ({
        kind,
        dataPath: { path, keys: [...group, name] },
      })),
    )
    .find(({ kind }) => isKindIn(kind, 'markdown'))?.dataPath;
}

/** What a tap selects; undefined if nothing. */
export function selectionOf(tap: Tap, texts: OpenProject): Selection | undefined {
  const { parts, summaryText, markdown, nearestTexts } = tap;
  const exact = parts.find(({ isExact }) => isExact);
  if (exact) return { dataPath: exact, opens: true };
  if (summaryText) return { dataPath: summaryText, opens: false };
  if (tap.isOnControl) return undefined;
  const item = parts.find(isInItem);
  const dataPath = nearestGroup(nearestTexts, item) ?? item;
  if (!dataPath) return undefined;
  const words = markdown && markdownBeside(dataPath, texts);
  if (words) return { dataPath: words, opens: true, letters: markdown.letters };
  if (item && dataPath.keys.length === 0) {
    const name = tap.isOnDay ? 'date' : 'heading';
    return { dataPath: { ...dataPath, keys: [name] }, opens: name === 'date' };
  }
  if (isInItem(dataPath)) return { dataPath, opens: !isBlock(dataPath) };
  return tap.isOnLink ? { dataPath, opens: true } : undefined;
}
