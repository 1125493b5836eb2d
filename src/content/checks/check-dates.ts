import { readFileSync } from 'node:fs';
import { languageFolders } from '../languages/folders.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import { throwProblems } from '../reading/content-error.ts';
import { contentPath } from '../schemas/index.ts';
import { dateProblems, readDates } from './date-problems.ts';

function read(root: URL, language: string) {
  const file = contentPath('dates', language);
  let source = '';
  try {
    source = readFileSync(new URL(file, root), 'utf8');
  } catch {
    // Left out, or reported where it is loaded.
  }
  return readDates(file, source);
}

/**
 * Checks the dates of all languages, see {@link dateProblems}.
 * @param root the project's folder, with a slash at its end
 * @throws ContentError with every problem
 */
export async function checkDates(root: URL): Promise<void> {
  const [code = ''] = publishedIn(root);
  const others = (await languageFolders(root)).filter((language) => language !== code);
  throwProblems(
    dateProblems(
      read(root, code),
      others.map((language) => read(root, language)),
    ),
  );
}
