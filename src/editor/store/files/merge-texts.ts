import { readRecord, recordText } from '#content/languages';
import { isSame } from '#content/project';
import { fileHandlerAt } from './file-handler.ts';
import { mergeData, type Conflict } from './merge-data.ts';
import { fileInfoOf } from './model.ts';

/** What two people made of a file, in one; without a text it is deleted. */
interface MergedText {
  text: string | undefined;
  /** What both have changed. */
  conflicts: readonly Conflict[];
}

/** Records of translations: the editor alone writes them, so that nobody is asked about them. */
function mergeRecords(before: string, ours: string, theirs: string): string {
  const [was, their] = [readRecord(before), readRecord(theirs)];
  const changed = Object.entries(readRecord(ours)).filter(([path, from]) => was[path] !== from);
  return recordText({ ...their, ...Object.fromEntries(changed) });
}

/**
 * Brings the changes of two people in one file together.
 * @param before what both began with; undefined where there was no file
 * @param acceptTheirs of the conflicts those in which theirs is right
 * @throws Error where one of the texts cannot be read: then somebody has broken it by hand
 */
export function mergeTexts(
  path: string,
  before: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
  acceptTheirs: readonly Conflict[] = [],
): MergedText {
  if (ours === theirs || theirs === before) return { text: ours, conflicts: [] };
  if (ours === before) return { text: theirs, conflicts: [] };
  if (ours === undefined || theirs === undefined)
    return {
      text: acceptTheirs.length > 0 ? theirs : ours,
      conflicts: [{ path: [], ours, theirs }],
    };
  if (fileInfoOf(path).name === 'record')
    return { text: mergeRecords(before ?? '', ours, theirs), conflicts: [] };
  const kind = fileHandlerAt(path);
  // A language that nobody sees may lack texts, and what is missing is missing in all three.
  const dataOf = (text: string) => kind.dataOf(text, true);
  const was = before === undefined ? {} : dataOf(before);
  const isTaken = ({ path: keys, theirs: their }: Conflict) =>
    acceptTheirs.some((conflict) => isSame(conflict.path, keys) && isSame(conflict.theirs, their));
  const { data, conflicts } = mergeData(was, dataOf(ours), dataOf(theirs), isTaken);
  return { text: kind.textWith(theirs, data), conflicts };
}
