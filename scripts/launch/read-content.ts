import { checkDates, checkIds } from '../../src/content/checks/check-dates.ts';
import { checkLanguages } from '../../src/content/checks/check-languages.ts';
import { checkLinks, readLinks } from '../../src/content/checks/check-links.ts';
import {
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../../src/content/reading/content-error.ts';
import {
  fieldsIn,
  logoField,
  placedFields,
  readParagraphs,
  type Field,
} from '../../src/content/launch/placed-fields.ts';
import { readOwnPages } from '../../src/content/own-pages/read.ts';
import { readContentText, readText } from '../../src/content/reading/read-text.ts';
import {
  FACT_FILES,
  OTHER_FILES,
  WORD_FILES,
  contentPath,
  type ContentName,
  type FactName,
  type WordName,
} from '../../src/content/schemas/index.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';
import { checkOwnPictures, checkPictureFields } from '../../src/pictures/check-picture-fields.ts';

/**
 * Reads and checks the content of some languages, as the build does.
 * @param root the project's folder, with a slash at its end
 * @param codes the languages
 * @throws ContentError with every problem of every file
 */
export async function readContent(root: URL, codes: readonly string[]): Promise<Field[]> {
  const fields: Field[] = [logoField()];
  const problems: ContentProblem[] = [];
  const collect = async (read: () => Promise<Field[]>) =>
    problems.push(...(await problemsOf(async () => fields.push(...(await read())))));
  const collectFile = (name: ContentName, language: string) =>
    collect(async () => {
      const file = contentPath(name, language);
      const source = await readContentText(root, name, file);
      const fields = placedFields(name, file, source);
      await checkPictureFields(name, fields[0]?.value, file, root, source);
      return fields;
    });
  for (const name of Object.keys(FACT_FILES)) await collectFile(name as FactName, '');
  for (const language of codes) {
    for (const name of Object.keys(WORD_FILES)) await collectFile(name as WordName, language);
    const file = `content/${language}/${OTHER_FILES.biography.path}`;
    await collect(async () => readParagraphs(file, await readText(root, file)));
  }
  await collect(async () => {
    const pages = await readOwnPages(root);
    checkLinks(root, await readLinks(root, pages));
    checkIds(root, pages);
    for (const page of pages) await checkOwnPictures(page, root);
    return pages
      .filter(({ data, language }) => data.publish && codes.includes(language))
      .flatMap(({ data, file, source }) => fieldsIn(ownPage, data, file, source));
  });
  await collect(() => checkLanguages(root).then(() => []));
  await collect(() => checkDates(root).then(() => []));
  throwProblems(problems);
  return fields;
}
