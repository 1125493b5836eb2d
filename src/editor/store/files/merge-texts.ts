import { parseRecord, recordText } from '#content/translations';
import { MODEL } from '#site/features';
import { fileFieldAt } from './file-schema.ts';
import { mergeData, type MergeOptions } from './merge-data.ts';
import { OpenProject } from './open-project.ts';
import { storedText } from './stored-text.ts';

/** Merges records of translations without conflicts: only the editor writes them. */
function mergeRecords(before: string, ours: string, theirs: string): string {
  const old = parseRecord(before);
  const changed = Object.entries(parseRecord(ours)).filter(([path, entry]) => old[path] !== entry);
  return recordText({ ...parseRecord(theirs), ...Object.fromEntries(changed) });
}

/**
 * Merges the changes of two people in one file.
 * @param before the text that both started from; undefined if there was no file
 * @throws Error if one of the texts cannot be parsed, because somebody has broken it by hand
 */
export function mergeTexts(
  path: string,
  before: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
  options: MergeOptions = {},
) {
  if (ours === theirs || theirs === before) return { text: ours, conflicts: [] };
  if (ours === before) return { text: theirs, conflicts: [] };
  const { kind } = MODEL.fileInfoOf(path);
  // Two new pages with the same name are different pages: only one of them stays.
  const isNewPage = before === undefined && kind === 'custom page';
  if (ours === undefined || theirs === undefined || isNewPage) {
    const { data, conflicts } = mergeData(before, ours, theirs, options);
    return { text: data === theirs ? theirs : ours, conflicts };
  }
  if (kind === 'translation record')
    return { text: mergeRecords(before ?? '', ours, theirs), conflicts: [] };
  const parsed = (text: string) => new OpenProject().with(path, text).formValuesOrThrow(path);
  const dataBefore = before === undefined ? {} : parsed(before);
  const all = { ...options, field: fileFieldAt(path) };
  const { data, conflicts } = mergeData(dataBefore, parsed(ours), parsed(theirs), all);
  return { text: storedText(path, theirs, data, { isUnfinished: true }), conflicts };
}
