import { CONTENT_FILES } from '../files/content-files.ts';
import type { LaunchIssue } from '../project/launch-issue.ts';
import type { Project } from '../project/project.ts';
import { compareLanguage } from '../translations/translations.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** What is left to translate in a language. */
export function translationIssues(project: Project, code: string): LaunchIssue[] {
  const language = names.of(code);
  const first = names.of(project.first);
  const outdated = `The ${first} text has changed since this was translated.`;
  const today = `These words are not translated into ${language}, or are the same as in ${first}.`;
  const issues = compareLanguage(project, code).flatMap(({ path, texts, isOutdated }) => {
    const [gap, ...others] = texts.filter((text) => text.gap);
    const issues: LaunchIssue[] = [];
    if (isOutdated) issues.push({ severity: 'advice', today: outdated, file: path, path: [] });
    if (gap)
      issues.push({
        severity: 'advice',
        today,
        ...project.locate(path, gap.path),
        more: others.length,
      });
    return issues;
  });
  const review: LaunchIssue = {
    severity: project.publishedLanguages().includes(code) ? 'blocker' : 'advice',
    today: `No native speaker has checked ${language} yet.`,
    ...project.locate(project.model.pathOf('language', code), ['nativeReview']),
  };
  const isReviewed = project.of(CONTENT_FILES.language, code)?.nativeReview !== undefined;
  return isReviewed ? issues : [...issues, review];
}
