import { fileIn } from '../content-file.ts';
import type { ContentProblem } from '../reading/content-error.ts';
import { CONTENT_FILES } from '../schemas/index.ts';
import { languageCodeProblem } from '../schemas/language.ts';
import { closestName } from '../text/closest-name.ts';
import type { Project } from '../project/project.ts';

const stem = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

/** What is wrong with a file of a language folder that no page reads, such as a duplicate `.yml`. */
function unreadProblem(project: Project, code: string, inside: string): string {
  const files = ['language.yaml', ...project.model.translated];
  const own = files.find((file) => stem(file) === stem(inside));
  if (own !== undefined && project.has(`content/${code}/${own}`))
    return `content/${code}/${own} is the same file under another name, and the site uses that one. Remove this one.`;
  const meant = own ?? closestName(inside, files);
  return `The site does not use a file with this name.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
}

/**
 * What a published language without a folder needs. One such as `fr-CI` is French of a country: it
 * has no folder, but a `region` in that of `fr`.
 */
function expectedFor(code: string, folders: readonly string[]): string {
  const [own = '', region = ''] = code.split('-');
  if (!folders.includes(own) || !/^[A-Z]{2}$/.test(region)) return `its words in content/${code}`;
  return `"${own}", with "region: ${region}" in ${fileIn(CONTENT_FILES.language, own)}`;
}

/** What is wrong with the list of published languages, and with the folders of languages. */
export function languageProblems(project: Project): ContentProblem[] {
  const codes = project.codes();
  const unpublishable = project.published().filter((code) => !codes.includes(code));
  return [
    ...unpublishable.map((code) => ({
      file: fileIn(CONTENT_FILES.organisation, code),
      path: ['languages'],
      message: `"${code}" has no folder. This needs ${expectedFor(code, codes)}, see docs/languages.md.`,
    })),
    ...codes.flatMap((code): ContentProblem[] => {
      const wrong = languageCodeProblem(code);
      if (wrong) return [{ file: `content/${code}`, path: [], message: `${wrong}.` }];
      return project
        .files()
        .filter((file) => file.code === code && file.name === 'unknown')
        .map(({ path, inside }) => ({
          file: path,
          path: [],
          message: unreadProblem(project, code, inside),
        }));
    }),
  ];
}
