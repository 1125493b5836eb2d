import { readdir } from 'node:fs/promises';
import { markdownToMdast } from 'satteri';
import { letterProblems } from '../reading/check-letters.ts';
import {
  ContentError,
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../reading/content-error.ts';
import { fileNameProblem } from './address.ts';
import { OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { markdownFieldProblems } from '../reading/markdown-fields.ts';
import { checkContent } from '../reading/parse-content.ts';
import { languages } from '../languages/folders.ts';
import { readText } from '../reading/read-text.ts';
import { ownPage, type OwnPageFile } from '../schemas/own-page.ts';
import { takenNames } from './taken-names.ts';

/** A page of the team's own in content/. */
export interface OwnPageSource {
  language: string;
  /** Its path, such as `/our-teams`. */
  path: string;
  /** The file, from the project's root. */
  file: string;
  source: string;
  data: OwnPageFile;
}

/** Reads one page. @throws ContentError with all its problems */
async function readPage(root: URL, language: string, name: string): Promise<OwnPageSource> {
  const file = `content/${language}/${OWN_PAGES_FOLDER}/${name}`;
  const source = await readText(root, file);
  if (source.trim() === '') {
    const message =
      'this file is empty; copy another page of this folder and change its words, or remove it.';
    throw new ContentError([{ file, field: '', message }]);
  }
  const { data, problems } = checkContent(source, ownPage, file);
  const all = problems ?? [
    ...markdownFieldProblems(ownPage, data, file, source, markdownToMdast),
    // A draft may still contain the text that it will translate.
    ...(data.publish ? letterProblems(ownPage, data, file, source, language) : []),
  ];
  if (!data || all.length > 0) throw new ContentError(all);
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
