import { isTextFile } from '../../repositories/repository.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { draftOf, type PublishedFile } from '../drafts/drafts.ts';
import { mergeData, type Conflict, type MergeOptions } from '../files/merge-data.ts';
import { mergeTexts } from '../files/merge-texts.ts';
import { type Base, publishedFile, blobIdsOf } from './base.ts';

/** Conflicts by the paths of their files. */
export type FileConflicts = ReadonlyMap<string, readonly Conflict[]>;

/** Merges a draft with what somebody else has published since. */
function mergeDraft(
  { path, from, before, content }: Draft,
  theirs: PublishedFile,
  options: MergeOptions,
): { draft: Draft | undefined; conflicts: readonly Conflict[] } {
  if (isTextFile(path) && typeof content !== 'object') {
    const { text, conflicts } = mergeTexts(path, before, content, theirs.text, options);
    return { draft: draftOf(path, theirs, text), conflicts };
  }
  // A picture or music is taken whole. It has no words to show: an empty text stands for ours.
  const { data, conflicts } = mergeData(from, content && '', theirs.version, options);
  const isReplaced = data === theirs.version;
  return { draft: isReplaced ? undefined : draftOf(path, theirs, content), conflicts };
}

/**
 * Puts drafts on top of a newer commit, each merged with what others have changed in its file.
 * @param answers the conflicts that were shown, each with what was chosen
 * @returns the drafts that differ then, and the conflicts of files where one lacks an answer
 * @throws Error if somebody has broken one of the files by hand
 */
export async function mergeDrafts(
  drafts: Iterable<Draft>,
  base: Base,
  answers: FileConflicts = new Map(),
) {
  const all = [...drafts];
  const versions = await blobIdsOf(new Map(all.map(({ path, content }) => [path, content])));
  const conflicts = new Map<string, readonly Conflict[]>();
  const merged: [path: string, draft: Draft | undefined][] = [];
  for (const draft of all) {
    const { path, from, sent, content } = draft;
    const theirs = publishedFile(base, path);
    const isOnline = theirs.version === versions.get(path);
    // Changes that were made after sending are based on what was sent.
    const isOnTop = [from, ...(sent ? [sent.version] : [])].includes(theirs.version);
    if (isOnline) merged.push([path, undefined]);
    else if (isOnTop && !sent) continue;
    else if (isOnTop) merged.push([path, draftOf(path, theirs, content)]);
    else {
      const isTranslation = base.texts.isTranslation(path);
      const result = mergeDraft(draft, theirs, { answers: answers.get(path), isTranslation });
      if (result.conflicts.length > 0) conflicts.set(path, result.conflicts);
      else merged.push([path, result.draft]);
    }
  }
  return { merged, conflicts };
}
