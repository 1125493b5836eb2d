import type { OwnPageSource } from '../../../core/own-pages/check.ts';
import { lineFinder } from '../../../core/reading/yaml/field-lines.ts';
import type { LaunchFacts, Row } from '../../../core/launch/row.ts';
import { isKind } from '../../../core/block-kind.ts';
import { PRIVACY } from '../content.ts';

const TODAY =
  'Messages are delivered, but no published page tells visitors what happens to them (privacy notice).';

const isNotice = ({ data }: OwnPageSource) => data.blocks.some(isKind(PRIVACY));

/**
 * What is missing once messages are delivered: a page that says what happens to them.
 */
export function privacyRows({ fields, pages }: Pick<LaunchFacts, 'fields' | 'pages'>): Row[] {
  return fields.flatMap(({ path, value, file, line }) => {
    if (path.join('.') !== 'contact.delivery' || value === 'none') return [];
    const notices = pages.filter(isNotice);
    if (notices.some(({ data }) => data.publish)) return [];
    const [draft] = notices;
    const row = { severity: 'blocker', today: TODAY } as const;
    if (!draft) return [{ ...row, file, line, path }];
    const at = lineFinder(draft.source)(['publish']) ?? 1;
    return [{ ...row, file: draft.file, line: at, path: ['publish'] }];
  });
}
