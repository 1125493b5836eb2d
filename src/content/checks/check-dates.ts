import { readFileSync } from 'node:fs';
import { languageFolders } from '../languages/folders.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import { throwProblems } from '../reading/content-error.ts';
import { contentPath } from '../schemas/index.ts';
import { dateProblems, readDates } from './date-problems.ts';
import { idProblems } from './id-problems.ts';

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

/**
 * Checks that nothing on an own page has the id of anything else there, see {@link idProblems}.
 * @param root the project's folder, with a slash at its end
 * @param pages the team's own pages, drafts too
 * @throws ContentError with every problem
 */
export function checkIds(root: URL, pages: readonly OwnPageSource[]): void {
  const published = publishedIn(root);
  const shown = pages.filter(({ language }) => published.includes(language));
  throwProblems(idProblems(shown, read(root, published[0] ?? '')));
}
