import { type ContentFile, fileIn } from '../files/content-file.ts';
import { CONTENT_FILES } from '../files/content-files.ts';
import { languageCodeProblem } from '../files/language.ts';
import type { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import type { TextFile } from '../reading/text-file.ts';

/** The file name without its extensions, also those that another program added: `home.yaml.txt`. */
const stem = (path: string) => path.replace(/(\.\w+)+~?$/, '').toLowerCase();

/**
 * Reports files that no page reads, such as a duplicate `.yml`.
 * @param folder the folder of a language, or `content/`
 * @param definitions of the files that pages do read there
 */
function unreadProblems(
  project: Project,
  folder: string,
  isIn: (file: TextFile) => boolean,
  definitions: readonly ContentFile[],
): ContentProblem[] {
  const read = definitions.map(({ path }) => path);
  const messageFor = (path: string) => {
    const match = read.find((file) => stem(file) === stem(path.slice(folder.length)));
    if (match === undefined)
      return `The site does not use a file with this name. It uses ${read.join(', ')}.`;
    return project.has(folder + match)
      ? `${folder}${match} is the same file under another name, and the site uses that one. Remove this one.`
      : `The site does not use a file with this name. Call it ${match}.`;
  };
  return project
    .files()
    .filter((file) => file.kind === 'other' && isIn(file))
    .map(({ path }) => ({ file: path, path: [], message: messageFor(path) }));
}

/** Files directly in content/ that look like facts. Other files may be notes. */
const LIKE_FACTS = /^content\/[^/]+\.ya?ml[^/]*$/i;

/**
 * Problems of the list of published languages, and of files in content/ and in language folders
 * that no page reads.
 */
export function languageProblems(project: Project): ContentProblem[] {
  const { model } = project;
  const codes = project.codes();
  const published = project.languages();
  const names = published.map(({ ownName }) => ownName);
  const unnamed = published.filter(({ ownName }, index) => names.indexOf(ownName) < index);
  const unpublishable = project.publishedLanguages().filter((code) => !codes.includes(code));
  return [
    ...unpublishable.map((code) => ({
      ...project.locate(fileIn(CONTENT_FILES.organisation, code), ['languages']),
      message: `"${code}" has no folder. Put its words into content/${code}, see docs/languages.md.`,
    })),
    ...unnamed.map(({ code, ownName }) => ({
      ...project.locate(fileIn(CONTENT_FILES.language, code), ['ownName']),
      message: `Write the name of this language as its speakers write it: "${ownName}" is another one.`,
    })),
    ...unreadProblems(project, 'content/', ({ path }) => LIKE_FACTS.test(path), model.facts),
    ...codes.flatMap((code): ContentProblem[] => {
      const wrong = languageCodeProblem(code);
      if (wrong) return [{ file: `content/${code}`, path: [], message: `${wrong}.` }];
      return unreadProblems(project, `content/${code}/`, (file) => file.code === code, model.words);
    }),
  ];
}
