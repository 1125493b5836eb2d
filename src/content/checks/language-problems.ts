import { CONTENT_FILES } from '../fields/content-files.ts';
import { languageCodeProblem } from '../fields/language.ts';
import { fileIn } from '../project/content-file.ts';
import type { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { closestName } from '../text/closest-name.ts';

/** A file name without any endings, including ones another program added: `home.yaml.txt`. */
const stem = (path: string) => path.replace(/(\.\w+)+~?$/, '').toLowerCase();

/**
 * The problem of a file that no page reads, such as a duplicate `.yml`.
 * @param folder the folder of its language, or `content/`
 * @param read the files that pages do read there
 */
function unreadProblem(project: Project, path: string, folder: string, read: readonly string[]) {
  const inside = path.slice(folder.length);
  const translation = read.find((file) => stem(file) === stem(inside));
  if (translation !== undefined && project.has(folder + translation))
    return `${folder}${translation} is the same file under another name, and the site uses that one. Remove this one.`;
  const meant = translation ?? closestName(inside, read);
  return `The site does not use a file with this name.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
}

/**
 * What to do about a published language without a folder. `fr-CI` is regional French: it needs no
 * folder, but `region` in the folder of `fr`.
 */
function remedyFor(code: string, folders: readonly string[]): string {
  const [own = '', region = ''] = code.split('-');
  if (!folders.includes(own) || !/^[A-Z]{2}$/.test(region))
    return `Put its words into content/${code}`;
  return `Write "${own}", with "region: ${region}" in ${fileIn(CONTENT_FILES.language, own)}`;
}

/** Reports files directly in content/ that look like facts. Any others may be notes. */
function unreadFacts(project: Project): ContentProblem[] {
  const folder = 'content/';
  const read = project.model.facts.map((name) =>
    project.model.pathOf(name, '').slice(folder.length),
  );
  return project
    .files()
    .filter(({ path, name }) => name === 'unknown' && /^content\/[^/]+\.ya?ml[^/]*$/i.test(path))
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
  const files = ['language.yaml', ...project.model.translated];
  const unpublishable = project.published().filter((code) => !codes.includes(code));
  return [
    ...unpublishable.map((code) => ({
      ...project.locate(fileIn(CONTENT_FILES.organisation, code), ['languages']),
      message: `"${code}" has no folder. ${remedyFor(code, codes)}, see docs/languages.md.`,
    })),
    ...unreadFacts(project),
    ...codes.flatMap((code): ContentProblem[] => {
      const wrong = languageCodeProblem(code);
      if (wrong) return [{ file: `content/${code}`, path: [], message: `${wrong}.` }];
      return project
        .files()
        .filter((file) => file.code === code && file.name === 'unknown')
        .map(({ path }) => ({
          file: path,
          path: [],
          message: unreadProblem(project, path, `content/${code}/`, files),
        }));
    }),
  ];
}
