import type { Site } from '../disk/read-site.ts';
/**
 * The checks of content/, in the order of a build. First each file by itself: its schema, the name
 * of an own page, and language-problems.ts the folders of languages. Without mistakes in them, what
 * stands between files: link-problems.ts links to pages and files, and whatever features check.
 *
 * Two more are not here, because they need more than texts: pictures and music, which
 * src/site/loading/check-content.ts reads, and links to parts of pages, which fragment-problems.ts
 * compares with the ids of drawn pages (check-fragments.ts gives it those of a build).
 */
import { fileNameProblem } from '../project/file-name.ts';
import type { Project } from '../project/project.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { languageProblems } from './language-problems.ts';
import { linkProblems } from './link-problems.ts';

/** What is wrong with a file of the model. @param code see fileIn */
function problemsOfFile(project: Project, name: string, code: string): readonly ContentProblem[] {
  const file = project.model.pathOf(name, code);
  if (project.has(file)) return project.check(file).problems ?? [];
  if (project.model.files.get(name)?.isOptional) return [];
  const message = `This file is missing; ${code ? 'every language folder' : 'the site'} needs it.`;
  return [{ file, path: [], missing: true, message }];
}

function problemsOfLanguage(project: Project, code: string, reservedSlugs: Site['reservedSlugs']) {
  const words = project.model.words.flatMap((name) => problemsOfFile(project, name, code));
  const pageProblems = project.customPages(code).flatMap((inside): readonly ContentProblem[] => {
    const file = `content/${code}/${inside}`;
    const message = fileNameProblem(inside.replace(/^[^/]*\//, ''), reservedSlugs);
    return message ? [{ file, path: [], message }] : (project.check(file).problems ?? []);
  });
  // Nobody sees a language that is not published: the launch check reports what it lacks.
  const isPublished = project.published().includes(code);
  return [...words.filter(({ missing }) => isPublished || !missing), ...pageProblems];
}

function fileProblems(project: Project, { reservedSlugs }: Site): ContentProblem[] {
  const names = new Set([...reservedSlugs, ...project.codes()]);
  return [
    ...project.model.facts.flatMap((name) => problemsOfFile(project, name, '')),
    ...languageProblems(project),
    ...project.codes().flatMap((code) => problemsOfLanguage(project, code, names)),
  ];
}

const problemsBetween = (project: Project, { files }: Site): ContentProblem[] => [
  ...linkProblems(project, files),
  ...project.model.features.flatMap(({ problems }) => problems?.(project) ?? []),
];

/** All that keeps the site from being built but links to parts of pages, pictures and music. */
export const projectProblems = (project: Project, site: Site): ContentProblem[] => [
  ...fileProblems(project, site),
  ...problemsBetween(project, site),
];

/** @throws ContentError with the problems of all files; without any, with those between files */
export function checkProject(project: Project, site: Site): void {
  throwProblems(fileProblems(project, site));
  throwProblems(problemsBetween(project, site));
}
