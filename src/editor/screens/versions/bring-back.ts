import { changedFiles } from '../../store/drafts/changed-fields.ts';
import { fileHandlerAt } from '../../store/files/file-handler.ts';
import { mistakesIn, type ValidationError } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** What a file would say if an earlier version of it were brought back. */
export interface RestoredVersion {
  text: string;
  /** The fields in which it says anything else than now, by their labels; empty names: one text. */
  differs: readonly string[];
  /** What the build would refuse. */
  mistakes: readonly ValidationError[];
}

/**
 * Puts what an earlier version says into a file as it is now: only lines that differ change.
 * @param texts the project as it is now
 * @param earlier the text of the version
 * @throws Error for a version that cannot be read
 */
export function restoreVersion(texts: TextFiles, path: string, earlier: string): RestoredVersion {
  const kind = fileHandlerAt(path);
  const data = kind.dataOf(earlier, texts.isUnfinished(path));
  // A page that is deleted comes back as it was, and what is wrong with it is corrected then.
  if (!texts.has(path)) return { text: earlier, differs: [''], mistakes: [] };
  const before = texts.textOf(path);
  const text = kind.textWith(before, data);
  const after = texts.with(path, text);
  const [changed] = changedFiles(after, texts.with(path, before), [path]);
  const labels = changed?.fields.map(({ label }) => label) ?? [];
  return { text, differs: [...new Set(labels)], mistakes: mistakesIn(after, path) };
}
