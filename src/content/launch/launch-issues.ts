import type { Feature } from '../project/feature.ts';
import type { LaunchIssue } from '../project/launch-issue.ts';
import type { Project } from '../project/project.ts';
import { fieldIssues } from './field-issues.ts';
import { leftoverIssues } from './leftover-issues.ts';
import { locatedFieldsOf } from './located-fields.ts';
import { isShipped } from './shipped.ts';
import { translationIssues } from './translation-issues.ts';
import { unlinkedIssues } from './unlinked-issues.ts';

/** Sorts blockers before advice and keeps the order within each. */
export const blockersFirst = (issues: readonly LaunchIssue[]): LaunchIssue[] =>
  issues.toSorted((a, b) => b.severity.localeCompare(a.severity));

/**
 * Everything to decide before going live, blockers first.
 * @param samples names of the sample pictures in content/images
 * @param now in ms since 1970
 * @param areAllLanguages whether to include languages that are not published
 */
export function launchIssues(
  project: Project<Feature>,
  samples: ReadonlySet<string>,
  now: number,
  areAllLanguages = false,
): LaunchIssue[] {
  const published = project.publishedLanguages();
  const fields = locatedFieldsOf(project, published);
  const input = { project, fields, customPages: project.customPages(published), now };
  const translated = project
    .codes()
    .filter((code) => code !== project.first && (areAllLanguages || published.includes(code)));
  return blockersFirst([
    ...fieldIssues(fields, (field) => isShipped(field, samples), now),
    ...project.model.features.flatMap((feature) => feature.launchIssues?.(input) ?? []),
    ...unlinkedIssues(input),
    ...leftoverIssues(input),
    ...translated.flatMap((code) => translationIssues(project, code)),
  ]);
}
