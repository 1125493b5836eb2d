import { readdir } from 'node:fs/promises';
import { markdownToMdast } from 'satteri';
import {
  ContentError,
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../reading/content-error.ts';
import { fileNameProblem } from './address.ts';
import { checkOwnPage, type OwnPageSource } from './check.ts';
import { OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { languages } from '../languages/folders.ts';
import { readText } from '../reading/read-text.ts';
import { takenNames } from './taken-names.ts';

/** Reads one page. @throws ContentError with everything that is wrong with it */
async function readPage(root: URL, language: string, name: string): Promise<OwnPageSource> {
  const file = `content/${language}/${OWN_PAGES_FOLDER}/${name}`;
  const source = await readText(root, file);
  const { data, problems } = checkOwnPage({ file, source, language }, markdownToMdast);
  if (problems) throw new ContentError(problems);
  return { language, path: `/${name.replace(/\.yaml$/, '')}`, file, source, data };
}

/** Lists the files of a language's own pages. */
async function fileNames(root: URL, language: string): Promise<string[]> {
  const folder = new URL(`content/${language}/${OWN_PAGES_FOLDER}/`, root);
  const entries = await readdir(folder).catch(() => []);
  // Such as .DS_Store.
  return entries.filter((name) => !name.startsWith('.')).sort();
}

/**
 * Reads the team's own pages in every language, drafts included.
 * @param root the project's folder, with a slash at its end
 * @throws ContentError with every problem of every file
 */
export async function readOwnPages(root: URL): Promise<OwnPageSource[]> {
  const all = await languages(root);
  const taken = await takenNames(root, all);
  const pages: OwnPageSource[] = [];
  const problems: ContentProblem[] = [];
  for (const language of all) {
    for (const name of await fileNames(root, language)) {
      const message = fileNameProblem(name, taken);
      if (message) {
        problems.push({
          file: `content/${language}/${OWN_PAGES_FOLDER}/${name}`,
          field: '',
          message,
        });
        continue;
      }
      const read = async () => pages.push(await readPage(root, language, name));
      problems.push(...(await problemsOf(read)));
    }
  }
  throwProblems(problems);
  return pages;
}
