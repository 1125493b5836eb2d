import { foreignLinks } from '../checks/link-problems.ts';
import { translationsIn, type Translation } from '../languages/translations.ts';
import type { Project } from '../project/project.ts';
import { blockersFirst, findRows } from './find-rows.ts';
import type { Row } from './row.ts';
import { findTranslationRows, languageName, summaryRow } from './find-translation-rows.ts';
import { fieldsOfProject } from './placed-fields.ts';
import { shippedWith } from './shipped.ts';
import { reachedPages, unlinkedRows } from './unlinked-rows.ts';

/** A row for each link to a page in the first language that another language does not have. */
function findLinkRows(project: Project): Row[] {
  return foreignLinks(project).map(({ file, line = 1, path, address, from, to }) => ({
    severity: 'advice',
    today: `The ${languageName(from)} link to ${address} leads to the ${languageName(to)} page, because there is no ${languageName(from)} one.`,
    file,
    line,
    path,
  }));
}

/** What is still to be translated. @param rowsOf those of a language that is not published */
export const translationRows = (
  project: Project,
  rowsOf: (translation: Translation) => Row[] = (translation) => [summaryRow(translation)],
): Row[] =>
  translationsIn(project).flatMap((translation) =>
    translation.isPublished ? findTranslationRows(translation) : rowsOf(translation),
  );

/**
 * All that is to be decided before going live, blockers first.
 * @param samples names of the files in content/images that the site was shipped with
 * @param translations see {@link translationRows}
 * @param now in ms since 1970
 */
export function launchRows(
  project: Project,
  samples: ReadonlySet<string>,
  translations: readonly Row[],
  now: number,
): Row[] {
  const published = project.published();
  const fields = fieldsOfProject(project, published);
  const pages = project.pages(published);
  const facts = { project, fields, pages, reached: reachedPages(project), now };
  return blockersFirst([
    ...findRows(fields, shippedWith(samples)),
    ...findLinkRows(project),
    ...project.model.features.flatMap(({ launchRows: rows }) => rows?.(facts) ?? []),
    ...unlinkedRows(facts),
    ...translations,
  ]);
}
