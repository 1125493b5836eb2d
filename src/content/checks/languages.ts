import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { languages } from '../languages/folders.ts';
import { closestName } from '../text/closest-name.ts';
import { publishedIn } from '../languages/published.ts';
import { OTHER_FILES, WORD_FILES, OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { codeProblem } from '../schemas/language.ts';
import { publishedProblems } from './published.ts';

const FILES: string[] = [
  ...Object.values(WORD_FILES).map(({ path }) => path),
  OTHER_FILES.biography.path,
];
const stem = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

/** Reports files of a language folder that no page reads, such as a duplicate `.yml`. */
function fileProblems(code: string, paths: readonly string[]): ContentProblem[] {
  return paths
    .filter((path) => !FILES.includes(path) && !path.startsWith(`${OWN_PAGES_FOLDER}/`))
    .map((path) => {
      const own = FILES.find((file) => stem(file) === stem(path));
      const twice = own !== undefined && paths.includes(own);
      const meant = own ?? closestName(path, FILES);
      const message = twice
        ? `content/${code}/${own} says the same; two files for one, of which no page reads this. Remove one of them.`
        : `no page reads a file of this name.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
      return { file: `content/${code}/${path}`, field: '', message };
    });
}

/**
 * Checks the languages as a whole: folders that are not a language, published languages without a
 * folder, files that no page reads.
 * @throws ContentError with every problem
 */
export async function checkLanguages(root: URL): Promise<void> {
  const codes = await languages(root);
  const problems = publishedProblems(publishedIn(root), codes);
  for (const code of codes) {
    const wrong = codeProblem(code);
    if (wrong) problems.push({ file: `content/${code}`, field: '', message: `${wrong}.` });
    else {
      const entries = await readdir(new URL(`content/${code}/`, root), {
        recursive: true,
        withFileTypes: true,
      });
      const folder = fileURLToPath(new URL(`content/${code}/`, root));
      const paths = entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
        );
      problems.push(...fileProblems(code, paths));
    }
  }
  throwProblems(problems);
}
