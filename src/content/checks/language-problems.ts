import { fileIn } from '../files/content-file.ts';
import { CONTENT_FILES } from '../files/content-files.ts';
import { languageCodeProblem } from '../files/language.ts';
import type { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';

/** A file name without any endings, including ones another program added: `home.yaml.txt`. */
const stem = (path: string) => path.replace(/(\.\w+)+~?$/, '').toLowerCase();

/**
 * The problem of a file that no page reads, such as a duplicate `.yml`.
 * @param folder the folder of its language, or `content/`
 * @param read the files that pages do read there
 */
function unreadProblem(project: Project, path: string, folder: string, read: readonly string[]) {
  const inside = path.slice(folder.length);
  const match = read.find((file) => stem(file) === stem(inside));
  if (match === undefined)
    return `The site does not use a file with this name. It uses ${read.join(', ')}.`;
  return project.has(folder + match)
    ? `${folder}${match} is the same file under another name, and the site uses that one. Remove this one.`
    : `The site does not use a file with this name. Call it ${match}.`;
}

/** Reports files directly in content/ that look like facts. Any others may be notes. */
function unreadFacts(project: Project): ContentProblem[] {
  const folder = 'content/';
  const read = project.model.facts.map(({ path }) => path);
  return project
    .files()
    .filter(({ path, kind }) => kind === 'other' && /^content\/[^/]+\.ya?ml[^/]*$/i.test(path))
    .map(({ path }) => ({
      file: path,
      path: [],
      message: unreadProblem(project, path, folder, read),
    }));
}

/**
 * Problems of the list of published languages, and of files in content/ and in language folders
 * that no page reads.
 */
export function languageProblems(project: Project): ContentProblem[] {
  const codes = project.codes();
  const files = project.model.words.map(({ path }) => path);
  const unpublishable = project.publishedLanguages().filter((code) => !codes.includes(code));
  return [
    ...unpublishable.map((code) => ({
      ...project.locate(fileIn(CONTENT_FILES.organisation, code), ['languages']),
      message: `"${code}" has no folder. Put its words into content/${code}, see docs/languages.md.`,
    })),
    ...unreadFacts(project),
    ...codes.flatMap((code): ContentProblem[] => {
      const wrong = languageCodeProblem(code);
      if (wrong) return [{ file: `content/${code}`, path: [], message: `${wrong}.` }];
      return project
        .files()
        .filter((file) => file.code === code && file.kind === 'other')
        .map(({ path }) => ({
          file: path,
          path: [],
          message: unreadProblem(project, path, `content/${code}/`, files),
        }));
    }),
  ];
}
