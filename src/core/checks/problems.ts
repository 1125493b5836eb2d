import { fileNameProblem } from '../own-pages/file-name.ts';
import { FACT_NAMES, WORD_NAMES, pathOf } from '../project/file-place.ts';
import type { Project } from '../project/project.ts';
import type { Site } from '../project/read-site.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { isOptionalFile } from '../schemas/index.ts';
import { dateProblems } from '../../features/dates/problems.ts';
import { idProblems } from './id-problems.ts';
import { languageProblems } from './language-problems.ts';
import { linkProblems } from './link-problems.ts';
import { linksOf } from './links.ts';
import { statementProblems } from '../../features/accessibility/problems.ts';

/** The problems of the files of a language that has a folder. */
function problemsOfLanguage(project: Project, code: string, taken: Site['taken']) {
  const words = WORD_NAMES.flatMap((name): readonly ContentProblem[] => {
    const file = pathOf(name, code);
    if (project.has(file)) return project.check(file).problems ?? [];
    if (name !== 'biography' && isOptionalFile(name)) return [];
    const message = 'this file is missing; every language folder needs it.';
    return [{ file, path: [], missing: true, message }];
  });
  const own = project.own(code).flatMap((inside): readonly ContentProblem[] => {
    const file = `content/${code}/${inside}`;
    const message = fileNameProblem(inside.replace(/^[^/]*\//, ''), taken);
    return message ? [{ file, path: [], message }] : (project.check(file).problems ?? []);
  });
  // Nobody sees a language that is not published: the launch check reports what it lacks.
  const isPublished = project.published().includes(code);
  return [...words.filter(({ missing }) => isPublished || !missing), ...own];
}

/** What is wrong with each file, and with the folders of languages. */
function fileProblems(project: Project, { taken }: Site): ContentProblem[] {
  const names = new Set([...taken, ...project.codes()]);
  return [
    ...FACT_NAMES.flatMap((name) => project.check(pathOf(name, '')).problems ?? []),
    ...languageProblems(project),
    ...project.codes().flatMap((code) => problemsOfLanguage(project, code, names)),
  ];
}

/** What is wrong with the accessibility statement, if it is published. */
function statementMistakes(project: Project): ContentProblem[] {
  const organisation = project.data('organisation', '');
  if (!organisation?.accessibilityStatement.publish) return [];
  return project.published().flatMap((code) => {
    const accessibility = project.data('accessibility', code);
    return accessibility ? statementProblems({ code, organisation, accessibility }) : [];
  });
}

/** What is wrong between files. */
const problemsBetween = (project: Project, { files }: Site): ContentProblem[] => [
  ...linkProblems(linksOf(project), files),
  ...dateProblems(project),
  ...idProblems(project),
  ...statementMistakes(project),
];

/**
 * Everything that keeps the site from being built, but for links to parts of pages, pictures and
 * music.
 */
export const projectProblems = (project: Project, site: Site): ContentProblem[] => [
  ...fileProblems(project, site),
  ...problemsBetween(project, site),
];

/**
 * @throws ContentError with every problem of every file; if there is none, with those between files
 */
export function checkProject(project: Project, site: Site): void {
  throwProblems(fileProblems(project, site));
  throwProblems(problemsBetween(project, site));
}
