import { filesNamedIn } from '../../../../editor/files/named-files.ts';
import type { OpenProject } from '../../../../editor/project/open-project.ts';
import { freeName, storedName } from '../../../core/text/stored-name.ts';
import { MUSIC_FOLDER } from '../limits.ts';

/** The ending of a name, with its dot. */
export const endingOf = (name: string): string => /\.\w+$/.exec(name)?.[0] ?? '';

/**
 * Gives a piece of music another name, which every page that names it takes up.
 * @param words as somebody would call it, without its ending
 * @param step of which this is a part, see `Drafts.change`
 * @throws RepositoryError where the file cannot be read
 */
export async function renameMusic(
  project: OpenProject,
  name: string,
  words: string,
  step: string,
): Promise<void> {
  const taken = new Set(project.names(MUSIC_FOLDER));
  taken.delete(name);
  const wanted = storedName(words + endingOf(name), 'music');
  const other = freeName(wanted, (one) => taken.has(one));
  const bytes = await project.file(MUSIC_FOLDER + name);
  if (other === name || !bytes) return;
  project.drafts.change(
    [
      [MUSIC_FOLDER + other, bytes],
      [MUSIC_FOLDER + name, undefined],
    ],
    step,
  );
  const { texts } = project;
  for (const { path } of texts.project.files())
    for (const { file, keys } of filesNamedIn(texts, path))
      if (file === MUSIC_FOLDER + name) project.set(path, keys, other);
}
