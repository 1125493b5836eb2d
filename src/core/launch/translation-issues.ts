import type { Translation } from '../languages/translations.ts';
import type { LaunchIssue } from './issue.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const OUTDATED = 'The first language has changed since this was translated.';

/** What is still to be done in a language. */
export function translationIssues(translation: Translation): LaunchIssue[] {
  const { project, code, files, isPublished, nativeReview } = translation;
  const language = names.of(code);
  const severity = isPublished ? 'blocker' : 'advice';
  const ofFiles = files.flatMap(({ path, texts, isOutdated }) => {
    const [first, ...others] = texts.filter(({ gap }) => gap);
    const issues: LaunchIssue[] = [];
    const today = `These words are not translated into ${language}, or are the same as in the first language.`;
    const more = others.length;
    if (isOutdated) issues.push({ severity, today: OUTDATED, file: path, path: [] });
    if (first)
      issues.push({ severity: 'advice', today, ...project.locate(path, first.path), more });
    return issues;
  });
  const review: LaunchIssue = {
    severity,
    today: `No native speaker has checked ${language} yet.`,
    ...project.locate(`content/${code}/language.yaml`, ['nativeReview']),
  };
  return [...ofFiles, ...(nativeReview ? [] : [review])];
}
