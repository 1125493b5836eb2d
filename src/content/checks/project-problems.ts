/**
 * The checks of content/: of each file by itself its schema, the name of a custom page, and the
 * language folders (language-problems.ts); then what files say of each other: links to pages and
 * files (link-problems.ts), and the checks of features. A build makes these once the first find nothing.
 *
 * Two checks are elsewhere because they need more than texts: src/site/loading/check-content.ts
 * reads pictures and music, and fragment-problems.ts compares links to parts of pages with the ids
 * of rendered pages, which check-fragments.ts there reads from a build.
 */
import { type ContentFile, fileIn } from '../files/content-file.ts';
import { sourcePath } from '../languages/language.ts';
import { fileNameProblem } from '../project/custom-page-file.ts';
import type { Feature } from '../project/feature.ts';
import type { Project } from '../project/project.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { languageProblems } from './language-problems.ts';
import { linkProblems } from './link-problems.ts';

/** What the site contains besides content/. */
export interface Site {
  /** Paths of all files that are not pages. */
  files: ReadonlySet<string>;
  /** First parts of the site's own addresses, which no custom page can have. */
  reservedSlugs: ReadonlySet<string>;
}

/** The problems of a file in one language, or that it is missing. */
function problemsOfFile(
  project: Project,
  definition: ContentFile,
  code: string,
): readonly ContentProblem[] {
  const file = fileIn(definition, code);
  if (project.has(file)) return project.checkedData(file).problems ?? [];
  if (definition.isOptional) return [];
  const message = `This file is missing; ${code ? 'every language folder' : 'the site'} needs it.`;
  return [{ file, path: [], missing: true, message }];
}

function problemsOfLanguage(project: Project, code: string, reservedSlugs: Site['reservedSlugs']) {
  const words = project.model.words.flatMap((file) => problemsOfFile(project, file, code));
  const pageProblems = project
    .customPageNames(code)
    .flatMap((inside): readonly ContentProblem[] => {
      const file = `content/${code}/${inside}`;
      const message = fileNameProblem(inside.replace(/^[^/]*\//, ''), reservedSlugs);
      return message ? [{ file, path: [], message }] : (project.checkedData(file).problems ?? []);
    });
  // Visitors do not see an unpublished language; the launch check reports what it lacks.
  const isPublished = project.publishedLanguages().includes(code);
  return [...words.filter(({ missing }) => isPublished || !missing), ...pageProblems];
}

/** Reports a second translation of the same page in one language: no link would lead to it. */
const doubleTranslations = (project: Project): ContentProblem[] =>
  project.codes().flatMap((code) => {
    const pages = project.customPages([code]);
    return pages.flatMap((page, index) => {
      const first = pages.slice(0, index).find((before) => sourcePath(before) === sourcePath(page));
      const message = `${first?.file} translates ${sourcePath(page)}, too. Keep one of them.`;
      return first ? [{ ...project.locate(page.file, ['translates']), message }] : [];
    });
  });

function fileProblems(project: Project, { reservedSlugs }: Site): ContentProblem[] {
  const names = new Set([...reservedSlugs, ...project.codes()]);
  return [
    ...project.model.facts.flatMap((file) => problemsOfFile(project, file, '')),
    ...languageProblems(project),
    ...project.codes().flatMap((code) => problemsOfLanguage(project, code, names)),
  ];
}

const problemsBetween = (project: Project<Feature>, { files }: Site): ContentProblem[] => [
  ...linkProblems(project, files),
  ...doubleTranslations(project),
  ...project.model.features.flatMap(({ problems }) => problems?.(project) ?? []),
];

/** All that stops a build, except pictures, music and links to parts of pages. */
export const projectProblems = (project: Project<Feature>, site: Site): ContentProblem[] => [
  ...fileProblems(project, site),
  ...problemsBetween(project, site),
];

/**
 * @throws ContentError for problems within files; if there are none, for problems between files
 */
export function checkProject(project: Project<Feature>, site: Site): void {
  throwProblems(fileProblems(project, site));
  throwProblems(problemsBetween(project, site));
}
