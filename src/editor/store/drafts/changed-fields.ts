import type { Path } from '#content/fields';
import { isAlike, isRising, isSame, matchItems } from '#content/project';
import { labelOfPath } from '../../form/labels.ts';
import { isData } from '../../form/values.ts';
import { fileHandlerAt } from '../files/file-handler.ts';
import { formName } from '../files/mistakes.ts';
import type { TextFiles } from '../files/text-files.ts';

/** A field that was changed. */
interface ChangedField {
  /** Its place in the data of the file as it is now. */
  keys: Path;
  /** Its place in the data as published; it may have moved. */
  from: Path;
  /** By the labels of the form: `Top of the page › Introduction`; empty where the file is one text. */
  label: string;
  /** How many items of a list are new. */
  added?: number;
  /** How many items of a list were removed. */
  removed?: number;
}

/** A file that was changed. */
export interface ChangedFile {
  path: string;
  /** The page or form, after its language if that is not the first: `Français › Home`. */
  form: string;
  kind: 'new' | 'changed' | 'deleted';
  /** Empty for a file that is new, deleted, or cannot be read. */
  fields: readonly ChangedField[];
}

type Difference = Omit<ChangedField, 'label'>;

function listDifferences(was: unknown[], is: unknown[], keys: Path, from: Path): Difference[] {
  const { matches } = matchItems(was, is);
  const added = matches.filter((match) => match === undefined).length;
  const removed = was.length - (is.length - added);
  const isMoved = !isRising(matches);
  const counted = { ...(added > 0 && { added }), ...(removed > 0 && { removed }) };
  const inside = matches.flatMap((match, index) => {
    if (match === undefined || isSame(was[match], is[index])) return [];
    const places = [
      [...keys, index],
      [...from, match],
    ] as const;
    // Of an item that took the place of another one no field can be taken back alone.
    if (!isAlike(was[match], is[index])) return [{ keys: places[0], from: places[1] }];
    return differences(was[match], is[index], ...places);
  });
  return [...(added + removed > 0 || isMoved ? [{ keys, from, ...counted }] : []), ...inside];
}

/** Whether a picture and the point of it that stays in sight were changed: that is one change. */
const isPicture = (changed: readonly string[]) =>
  changed.length === 2 && changed.includes('file') && changed.includes('focus');

/** The fields in which two data differ. Items of lists are followed when they move. */
function differences(was: unknown, is: unknown, keys: Path = [], from: Path = []): Difference[] {
  if (isSame(was, is)) return [];
  const isList = (value: unknown) => Array.isArray(value) && value.some(isData);
  if (isList(was) || isList(is))
    return listDifferences(Array.isArray(was) ? was : [], Array.isArray(is) ? is : [], keys, from);
  if (!isData(is) || (was !== undefined && !isData(was))) return [{ keys, from }];
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is)]);
  const changed = [...names].filter((name) => !isSame(was?.[name], is[name]));
  if (was && isPicture(changed)) return [{ keys, from }];
  return changed.flatMap((name) =>
    differences(was?.[name], is[name], [...keys, name], [...from, name]),
  );
}

/** What was changed, by page and field in words. @param paths of text files */
export function changedFiles(
  before: TextFiles,
  after: TextFiles,
  paths: Iterable<string>,
): ChangedFile[] {
  return [...paths].map((path): ChangedFile => {
    const form = formName(after.has(path) ? after : before, path);
    if (!before.has(path)) return { path, form, kind: 'new', fields: [] };
    if (!after.has(path)) return { path, form, kind: 'deleted', fields: [] };
    const [was, is] = [before.data(path), after.data(path)];
    const { schema } = fileHandlerAt(path);
    const fields = was === undefined || is === undefined ? [] : differences(was, is);
    const named = fields.map((field) => ({ ...field, label: labelOfPath(schema, field.keys, is) }));
    return { path, form, kind: 'changed', fields: named };
  });
}
