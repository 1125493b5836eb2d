import { valueOf } from '../../core/content-file.ts';
import type { Feature } from '../../core/feature.ts';
import { fill } from '../../core/fill.ts';
import { grouped } from '../../core/launch/find-rows.ts';
import type { LaunchFacts, Row } from '../../core/launch/row.ts';
import { withCheckedCodes } from './checked-codes.ts';
import * as fields from './content.ts';
import { checkedCode } from './schemas/mobile-money/checked-code.ts';

/** Numbers of mobile money that were changed after they were checked. */
export function unverifiedRows({ project, fields: all }: LaunchFacts): Row[] {
  const settings = project.organisation();
  const entries = settings ? valueOf(fields.GIVING, settings).mobileMoney : [];
  const rows = all.flatMap(({ path, value, about: { launch }, file, line }): Row[] => {
    const entry = launch?.while === 'unverified' && entries[Number(path.at(-2))];
    const code = entry && checkedCode(entry);
    if (!code || value === code) return [];
    const { severity, today, inFile = '' } = launch;
    return [{ severity, today, inFile: fill(inFile, { code }), file, line, path }];
  });
  return grouped(rows);
}

/** Ways to give: payment pages, bank accounts and mobile money. */
export const giving: Feature = {
  name: 'giving',
  fields: [
    fields.GIVING,
    fields.PROVIDER,
    fields.BUTTON_OF_SEVERAL,
    fields.EXAMPLES,
    fields.MOBILE_MONEY_WORDS,
    fields.ABROAD_WORDS,
    fields.POSTER_WORDS,
    fields.GIVING_PRIVACY,
  ],
  launchRows: unverifiedRows,
  published: (file, data) => (file === fields.GIVING.file ? withCheckedCodes(data) : data),
};
