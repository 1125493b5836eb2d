import { musicIn } from '../../src/features/music/music-uses.ts';
import { freeName, storedName } from '../../src/core/text/stored-name.ts';
import { OWN_PAGE } from '../files/model.ts';
import { MUSIC } from '../project/find-file.ts';
import type { OpenProject } from '../project/open-project.ts';

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
  const taken = new Set(project.names(MUSIC));
  taken.delete(name);
  const wanted = storedName(words + endingOf(name), 'music');
  const other = freeName(wanted, (one) => taken.has(one));
  const bytes = await project.file(MUSIC + name);
  if (other === name || !bytes) return;
  project.drafts.change(
    [
      [MUSIC + other, bytes],
      [MUSIC + name, undefined],
    ],
    step,
  );
  const { texts } = project;
  for (const { name: kind, path } of texts.project.files()) {
    if (kind !== 'own') continue;
    for (const use of musicIn(OWN_PAGE, texts.data(path)))
      if (use.name === name) project.set(path, use.path, other);
  }
}
