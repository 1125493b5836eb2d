import { isSame } from '#content/data';
import { readRecord, recordText } from '#content/translations';
import { MODEL } from '#site/features';
import { formData } from './file-schema.ts';
import { mergeData, type Conflict } from './merge-data.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/** The merged text of a file; undefined if it is deleted. */
interface MergedText {
  text: string | undefined;
  /** What both people have changed. */
  conflicts: readonly Conflict[];
}

/** Merges records of translations without conflicts: only the editor writes them. */
function mergeRecords(before: string, ours: string, theirs: string): string {
  const old = readRecord(before);
  const changed = Object.entries(readRecord(ours)).filter(([path, entry]) => old[path] !== entry);
  return recordText({ ...readRecord(theirs), ...Object.fromEntries(changed) });
}

/**
 * Merges the changes of two people in one file.
 * @param before the text that both started from; undefined if there was no file
 * @param acceptTheirs the conflicts in which to take theirs
 * @throws Error if one of the texts cannot be parsed, because somebody has broken it by hand
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
  if (MODEL.fileInfoOf(path).kind === 'translation record')
    return { text: mergeRecords(before ?? '', ours, theirs), conflicts: [] };
  // Unfinished, so that fields that are missing in all three texts are no conflict.
  const dataOf = (text: string) => formData(path, text, true);
  const dataBefore = before === undefined ? {} : dataOf(before);
  const takesTheirs = (conflict: Conflict) =>
    acceptTheirs.some(
      (item) => isSame(item.path, conflict.path) && isSame(item.theirs, conflict.theirs),
    );
  const { data, conflicts } = mergeData(dataBefore, dataOf(ours), dataOf(theirs), takesTheirs);
  return { text: editYaml(theirs, data), conflicts };
}
