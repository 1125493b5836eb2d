import { isScalar } from 'yaml';
import { isWords } from '../fields/field.ts';
import { CONTENT_FILES } from '../files/content-files.ts';
import type { LaunchInput, LaunchIssue } from '../project/launch-issue.ts';
import type { Project } from '../project/project.ts';
import { documentOf } from '../reading/text-file.ts';

/** The name that the site was shipped with, in small letters. */
const SHIPPED_NAME = 'haven network';
const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Texts that name the organisation for which this site was made. */
function otherNames({ project, fields }: LaunchInput): LaunchIssue[] {
  const name = project.organisation()?.name;
  const isNamed = (text: unknown) => String(text).toLowerCase().includes(SHIPPED_NAME);
  // Such as "The Haven Network", whose texts rightly name it.
  if (!name || isNamed(name)) return [];
  return fields
    .filter(({ value, field }) => isWords(field) && isNamed(value))
    .map(({ value, file, line, path }) => ({
      severity: 'advice',
      today: `Visitors of ${name} read “${String(value).slice(0, 100)}”, the name of another organisation.`,
      file,
      line,
      path,
    }));
}

/** Unquoted texts that YAML cuts off at a `#`. */
const cutTexts = ({ project, fields }: LaunchInput): LaunchIssue[] =>
  fields.flatMap(({ file: path, line, path: keys, value }) => {
    const file = project.file(path);
    const node = file && keys.length > 0 ? documentOf(file).getIn(keys, true) : undefined;
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || typeof value !== 'string')
      return [];
    return {
      severity: 'advice',
      today: `The text “${value}” ends before “#${node.comment}”, which nobody sees. If that belongs to it, put the text between quotation marks.`,
      file: path,
      line,
      path: keys,
    };
  });

/** Languages that were copied from another one and still have its name or its country. */
function copiedLanguages(project: Project): LaunchIssue[] {
  const languages = project.publishedLanguages().map((code) => ({
    code,
    file: project.model.pathOf('language', code),
    ...project.of(CONTENT_FILES.language, code),
  }));
  return languages.flatMap(({ code, file, ownName = '', region }, index) => {
    const before = languages.slice(0, index);
    const issues: LaunchIssue[] = [];
    if (before.some((language) => language.ownName === ownName))
      issues.push({
        severity: 'blocker',
        today: `Two languages of the menu are called “${ownName}”.`,
        ...project.locate(file, ['ownName']),
      });
    const isElsewhere = new Intl.Locale(code).maximize().region !== region;
    if (region && isElsewhere && before.some((language) => language.region === region))
      issues.push({
        severity: 'advice',
        today: `Pages in “${ownName}” have the dates and the voice of ${countries.of(region)}, as in the language before it.`,
        ...project.locate(file, ['region']),
      });
    return issues;
  });
}

/** What is left of another organisation, of a copied language, or of a text that is cut off. */
export const leftoverIssues = (input: LaunchInput): LaunchIssue[] => [
  ...otherNames(input),
  ...copiedLanguages(input.project),
  ...cutTexts(input),
];
