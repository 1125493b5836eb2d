import { recordPath } from '#content/translations';
import { MODEL } from '#site/features';
import { isTextFile } from '../../repositories/repository.ts';
import type { Draft, FileContent } from '../drafts/draft-store.ts';
import { filesNamedIn } from '../files/named-files.ts';
import type { OpenProject } from '../files/open-project.ts';
import { recordAfterSave } from '../files/translation.ts';

/**
 * The paths of drafts that nothing needs: uploads that no field names, and deletions of files that a
 * field still names.
 */
export function unneededFiles(drafts: Iterable<Draft>, texts: OpenProject): string[] {
  const fields = texts.files().flatMap(({ path }) => filesNamedIn(texts, path));
  const named = new Set(fields.map(({ file }) => file));
  return [...drafts]
    .filter(({ path, from, content }) => {
      if (isTextFile(path)) return false;
      return named.has(path) ? content === undefined : from === undefined;
    })
    .map(({ path }) => path);
}

/**
 * The files of a commit: the drafts that are needed, and records of which original each new
 * translation was made from.
 */
export function filesToCommit(
  drafts: Iterable<Draft>,
  texts: OpenProject,
): Map<string, FileContent> {
  const all = [...drafts];
  const unneeded = unneededFiles(all, texts);
  const needed = all.filter(({ path }) => !unneeded.includes(path));
  const files = new Map(needed.map(({ path, content }) => [path, content]));
  for (const { path, content } of needed) {
    if (typeof content !== 'string' || !isTextFile(path)) continue;
    const recordFile = recordPath(MODEL.fileInfoOf(path).code);
    const known = files.get(recordFile);
    const record = typeof known === 'string' ? known : undefined;
    const text = recordAfterSave(texts, path, content, record);
    if (text !== undefined) files.set(recordFile, text);
  }
  return files;
}
