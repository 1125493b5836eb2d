import { valueAt } from '../../core/schemas/json-schema.ts';
import { renewedCode } from './schemas/mobile-money/checked-code.ts';
import { mobileMoney } from './schemas/mobile-money/entry.ts';

/**
 * The facts with a code for each number of mobile money that was checked anew. By the code the launch
 * check notices when a number is changed later. Data with mistakes stays as it is.
 */
export function withCheckedCodes(data: unknown): unknown {
  const donate = valueAt(data, ['donate']);
  const entries = valueAt(donate, ['mobileMoney']);
  const { data: read } = mobileMoney.safeParse(entries);
  if (!read || !Array.isArray(entries) || typeof data !== 'object' || typeof donate !== 'object')
    return data;
  const coded = entries.map((entry: object, index) => {
    const one = read[index];
    return one ? { ...entry, checkedCode: renewedCode(one) } : entry;
  });
  return { ...data, donate: { ...donate, mobileMoney: coded } };
}
