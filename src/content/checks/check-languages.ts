import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { filesUnder, languageFolders } from '../languages/folders.ts';
import { closestName } from '../text/closest-name.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import { OTHER_FILES, WORD_FILES, OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { languageCodeProblem } from '../schemas/language.ts';
import { publishedProblems } from './published-problems.ts';

const FILES: string[] = [
  ...Object.values(WORD_FILES).map(({ path }) => path),
  OTHER_FILES.biography.path,
];
/** Own pages, and .DS_Store and the like. */
const OTHERS = new RegExp(`^${OWN_PAGES_FOLDER}/|(^|/)\\.`);
const stem = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

/** Reports files of a language folder that no page reads, such as a duplicate `.yml`. */
function fileProblems(code: string, paths: readonly string[]): ContentProblem[] {
  return paths
    .filter((path) => !FILES.includes(path) && !OTHERS.test(path))
    .map((path) => {
      const own = FILES.find((file) => stem(file) === stem(path));
      const twice = own !== undefined && paths.includes(own);
      const meant = own ?? closestName(path, FILES);
      const message = twice
        ? `content/${code}/${own} says the same; two files for one, of which no page reads this. Remove one of them.`
        : `no page reads a file of this name.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
      return { file: `content/${code}/${path}`, path: [], message };
    });
}

/** Checks the folders of languages, and their files, as a whole. @throws ContentError */
export async function checkLanguages(root: URL): Promise<void> {
  const codes = await languageFolders(root);
  const problems = publishedProblems(publishedIn(root), codes);
  for (const code of codes) {
    const wrong = languageCodeProblem(code);
    if (wrong) problems.push({ file: `content/${code}`, path: [], message: `${wrong}.` });
    else problems.push(...fileProblems(code, filesUnder(new URL(`content/${code}/`, root))));
  }
  throwProblems(problems);
}
