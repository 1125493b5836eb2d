import { isGroup, isAlike, isInOrder, isSame, matchItems } from '#content/data';
import type { Path } from '#content/fields';
import { labelOfPath } from '../data/labels.ts';
import { fileFieldAt } from '../files/file-schema.ts';
import { formName } from '../files/mistakes.ts';
import type { OpenProject } from '../files/open-project.ts';

/** A changed field. */
export interface ChangedField {
  /** Its path in the current data of the file. */
  keys: Path;
  /** Its path in the published data; it may have moved. */
  from: Path;
  /** Its labels in the form: `Top of the page › Introduction`; empty for the whole file. */
  label: string;
  /** For a list: the number of new items. */
  added?: number | undefined;
  /** For a list: the number of removed items. */
  removed?: number | undefined;
}

/** A changed file. */
export interface ChangedFile {
  path: string;
  /** The name of the form, after the language unless that is the first: `Français › Home`. */
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
  const isMoved = !isInOrder(matches);
  const counted = { ...(added > 0 && { added }), ...(removed > 0 && { removed }) };
  const inside = matches.flatMap((match, index) => {
    if (match === undefined || isSame(was[match], is[index])) return [];
    const place = { keys: [...keys, index], from: [...from, match] };
    // A replaced item counts as one change: its fields cannot be reverted one by one.
    if (!isAlike(was[match], is[index])) return [place];
    return differences(was[match], is[index], place.keys, place.from);
  });
  return [...(added + removed > 0 || isMoved ? [{ keys, from, ...counted }] : []), ...inside];
}

/** Whether a picture was changed together with its focal point, which counts as one change. */
const isPicture = (changed: readonly string[]) =>
  changed.length === 2 && changed.includes('file') && changed.includes('focus');

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isGroup);

/**
 * The fields that differ between two versions of the data. Follows items of lists that have moved.
 */
function differences(was: unknown, is: unknown, keys: Path = [], from: Path = []): Difference[] {
  if (isSame(was, is)) return [];
  if (isList(was) || isList(is))
    return listDifferences(Array.isArray(was) ? was : [], Array.isArray(is) ? is : [], keys, from);
  if (!isGroup(is) || (was !== undefined && !isGroup(was))) return [{ keys, from }];
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is)]);
  const changed = [...names].filter((name) => !isSame(was?.[name], is[name]));
  if (was && isPicture(changed)) return [{ keys, from }];
  return changed.flatMap((name) =>
    differences(was?.[name], is[name], [...keys, name], [...from, name]),
  );
}

/**
 * The value of a changed field once it is reverted. A list gets its items and their order back, but
 * keeps what has changed inside the items: those are changed fields of their own.
 */
export function revertedValue(was: unknown, is: unknown): unknown {
  if (!isList(was) || !Array.isArray(is)) return was;
  const { matches } = matchItems(was, is);
  return was.map((item, index): unknown => is[matches.indexOf(index)] ?? item);
}

/**
 * The changed fields of files, with their labels.
 * @param paths the text files to compare
 */
export function changedFiles(before: OpenProject, after: OpenProject, paths: Iterable<string>) {
  return [...paths].map((path): ChangedFile => {
    const form = formName(after.has(path) ? after : before, path);
    if (!before.has(path)) return { path, form, kind: 'new', fields: [] };
    if (!after.has(path)) return { path, form, kind: 'deleted', fields: [] };
    const [was, is] = [before.formValues(path), after.formValues(path)];
    const file = fileFieldAt(path);
    const fields = was === undefined || is === undefined ? [] : differences(was, is);
    const named = fields.map((field) => ({ ...field, label: labelOfPath(file, field.keys, is) }));
    return { path, form, kind: 'changed', fields: named };
  });
}
