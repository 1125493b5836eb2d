import type { LaunchFacts, LaunchIssue } from '#content/launch';
import { isKind } from '#content/project';
import { PRIVACY } from './content.ts';

const TODAY =
  'Messages are delivered, but no published page tells visitors what happens to them (privacy notice).';

/**
 * What is missing once messages are delivered: a page that says what happens to them.
 */
export function privacyIssues({ project, fields, pages }: LaunchFacts): LaunchIssue[] {
  return fields.flatMap(({ path, value, file, line }) => {
    if (path.join('.') !== 'contact.delivery' || value === 'none') return [];
    const notices = pages.filter(({ blocks }) => blocks.some(isKind(PRIVACY)));
    if (notices.some(({ publish }) => publish)) return [];
    const [draft] = notices;
    const location = draft ? project.locate(draft.file, ['publish']) : { file, line, path };
    return [{ severity: 'blocker', today: TODAY, ...location }];
  });
}
