import type { OwnPageSource } from '../../core/own-pages/check.ts';
import { lineFinder } from '../../core/reading/yaml/field-lines.ts';
import type { Row } from '../../core/launch/find-rows.ts';
import type { Field } from '../../core/launch/placed-fields.ts';

const TODAY =
  'Messages are delivered, but no published page tells visitors what happens to them (privacy notice).';

/** Whether a page is a privacy notice: whether it has the block for it. */
const isNotice = ({ data }: OwnPageSource) => data.blocks.some(({ block }) => block === 'privacy');

/**
 * What is missing once messages are delivered: a page that says what happens to them.
 * @param fields every field of content/
 * @param pages the own pages of the published languages, drafts too
 */
export function privacyRows(fields: readonly Field[], pages: readonly OwnPageSource[]): Row[] {
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
