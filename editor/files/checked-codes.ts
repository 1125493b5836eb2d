import { renewedCode } from '../../src/features/giving/schemas/mobile-money/checked-code.ts';
import { mobileMoney } from '../../src/features/giving/schemas/mobile-money/entry.ts';
import { isData, type Data } from '../form/values.ts';

/**
 * The facts with a code for each number of mobile money that was checked anew. By the code the launch
 * check notices when a number is changed later. Data with mistakes stays as it is.
 */
export function withCheckedCodes(data: Data): Data {
  const { donate } = data;
  const entries = isData(donate) ? donate['mobileMoney'] : undefined;
  const { data: read } = mobileMoney.safeParse(entries);
  if (!isData(donate) || !Array.isArray(entries) || !read) return data;
  const coded = entries.map((entry: object, index) => {
    const one = read[index];
    return one ? { ...entry, checkedCode: renewedCode(one) } : entry;
  });
  return { ...data, donate: { ...donate, mobileMoney: coded } };
}
