import type { LaunchFacts, Row } from '../../../core/launch/row.ts';
import { isKind } from '../../../core/block-kind.ts';
import { PRIVACY } from '../content.ts';

const TODAY =
  'Messages are delivered, but no published page tells visitors what happens to them (privacy notice).';

/**
 * What is missing once messages are delivered: a page that says what happens to them.
 */
export function privacyRows({ project, fields, pages }: LaunchFacts): Row[] {
  return fields.flatMap(({ path, value, file, line }) => {
    if (path.join('.') !== 'contact.delivery' || value === 'none') return [];
    const notices = pages.filter(({ blocks }) => blocks.some(isKind(PRIVACY)));
    if (notices.some(({ publish }) => publish)) return [];
    const [draft] = notices;
    const row = { severity: 'blocker', today: TODAY } as const;
    if (!draft) return [{ ...row, file, line, path }];
    const { line: at = 1, ...place } = project.locate(draft.file, ['publish']);
    return [{ ...row, ...place, line: at }];
  });
}
