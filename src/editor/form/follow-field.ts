import { matchItems } from '#content/data';
import { type Path, valueAt } from '#content/fields';
import type { OpenProject } from '../store/files/open-project.ts';
import { itemsOf } from './items.ts';

/** The former index of each item of a changed list; undefined for a new item. */
export function indexesBefore(before: readonly unknown[], after: readonly unknown[]) {
  const { matches } = matchItems(before, after);
  return matches.map((match, index) => {
    // An item whose id follows its text matches nothing while it is typed.
    const isSameItem = index < before.length && !matches.includes(index);
    return match ?? (isSameItem ? index : undefined);
  });
}

/** The path of a field after a change; undefined if an item that contains it is gone. */
function keysAfter(before: unknown, after: unknown, keys: Path): Path | undefined {
  const next: PropertyKey[] = [];
  for (const [at, key] of keys.entries()) {
    const items = itemsOf(valueAt(before, keys.slice(0, at)));
    if (typeof key !== 'number' || key >= items.length) {
      next.push(key);
      continue;
    }
    const index = indexesBefore(items, itemsOf(valueAt(after, next))).indexOf(key);
    if (index < 0) return undefined;
    next.push(index);
  }
  return next;
}

interface FollowedTexts {
  texts: OpenProject;
  drafts: { subscribe: (listener: () => void) => () => void };
}

/** Follows a field through every change of its file, as its item is moved or removed. */
export function followField(workspace: FollowedTexts, path: string, start: Path) {
  let keys: Path | undefined = start;
  let { texts } = workspace;
  const end = workspace.drafts.subscribe(() => {
    const before = texts;
    ({ texts } = workspace);
    if (!keys || before.get(path) === texts.get(path)) return;
    const isFileGone = before.has(path) && !texts.has(path);
    keys = isFileGone
      ? undefined
      : keysAfter(before.formValues(path), texts.formValues(path), keys);
  });
  return {
    /** Its path now; undefined once its item or its file is gone. */
    keys: () => keys,
    /** Stops following the field. */
    end,
  };
}

export type FollowedField = ReturnType<typeof followField>;
