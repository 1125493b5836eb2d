import { valueOf } from '../../core/content-file.ts';
import { fill } from '../../core/fill.ts';
import { grouped } from '../../core/launch/find-rows.ts';
import type { LaunchFacts, Row } from '../../core/launch/row.ts';
import { GIVING } from './content.ts';
import { checkedCode } from './schemas/mobile-money/checked-code.ts';

/** Numbers of mobile money that were changed after they were checked. */
export function unverifiedRows({ project, fields }: LaunchFacts): Row[] {
  const settings = project.data('organisation', '');
  const entries = settings ? valueOf(GIVING, settings).mobileMoney : [];
  const rows = fields.flatMap(({ path, value, about, file, line }): Row[] => {
    const { launch } = about;
    if (launch?.while !== 'unverified') return [];
    const entry = entries[Number(path.at(-2))];
    const code = entry && checkedCode(entry);
    if (!code || value === code) return [];
    const { severity, today, inFile = '' } = launch;
    return [{ severity, today, inFile: fill(inFile, { code }), file, line, path }];
  });
  return grouped(rows);
}
