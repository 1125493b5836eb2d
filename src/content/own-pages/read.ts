import { readdir } from 'node:fs/promises';
import { markdownToMdast } from 'satteri';
import { problemsOf, throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { dataOrThrow } from '../reading/parse-content.ts';
import { fileNameProblem } from './file-name.ts';
import { checkOwnPage, type OwnPageSource } from './check.ts';
import { OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { languageFolders } from '../languages/folders.ts';
import { readText } from '../reading/read-text.ts';
import { takenNames } from './taken-names.ts';

/**
 * Reads the team's own pages in every language, drafts included.
 * @throws ContentError with every problem of every file
 */
export async function readOwnPages(root: URL): Promise<OwnPageSource[]> {
  const all = await languageFolders(root);
  const taken = await takenNames(root, all);
  const pages: OwnPageSource[] = [];
  const problems: ContentProblem[] = [];
  for (const language of all) {
    const folder = `content/${language}/${OWN_PAGES_FOLDER}/`;
    const names = await readdir(new URL(folder, root)).catch(() => []);
    // Not .DS_Store and the like.
    for (const name of names.filter((one) => !one.startsWith('.')).sort()) {
      const file = folder + name;
      const message = fileNameProblem(name, taken);
      const read = async () => {
        const source = await readText(root, file);
        const data = dataOrThrow(checkOwnPage({ file, source, language }, markdownToMdast));
        pages.push({ language, path: `/${name.replace(/\.yaml$/, '')}`, file, source, data });
      };
      problems.push(...(message ? [{ file, path: [], message }] : await problemsOf(read)));
    }
  }
  throwProblems(problems);
  return pages;
}
