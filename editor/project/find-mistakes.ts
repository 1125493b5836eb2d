import { allProblems, type ShownSite } from '../files/all-problems.ts';
import { mistakesOf, type Mistake } from '../files/mistakes.ts';
import { placeOf } from '../files/model.ts';
import type { FoundMistakes } from './open-project.ts';
import { problemsByForm } from '../files/problems-by-form.ts';
import type { TextFiles } from '../files/text-files.ts';

/**
 * What keeps the site from being built with changes. A language that nobody sees may lack texts.
 * @param changed paths of the changed text files
 */
export async function findMistakes(
  published: TextFiles,
  texts: TextFiles,
  changed: readonly string[],
  site: ShownSite,
): Promise<FoundMistakes> {
  const alone = changed.flatMap((path) => {
    const { name, code } = placeOf(path);
    const isUnfinished = name !== 'own' && texts.isUnfinished(code);
    const { problems = [] } = texts.project.check(path);
    return problems.filter(({ missing }) => !(missing && isUnfinished));
  });
  const before = await allProblems(published, site);
  const after = await allProblems(texts, site);
  const { caused, elsewhere } = problemsByForm('', texts, before, after);
  const own = mistakesOf(alone, texts);
  const isNew = (mistake: Mistake) =>
    !own.some(({ path, keyPath }) => path === mistake.path && keyPath === mistake.keyPath);
  return { mistakes: [...own, ...caused.filter(isNew)], elsewhere: elsewhere.filter(isNew) };
}
