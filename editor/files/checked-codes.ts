import { renewedCode } from '../../src/features/giving/schemas/mobile-money/checked-code.ts';
import { mobileMoney } from '../../src/features/giving/schemas/mobile-money/entry.ts';
import { isData, type Data } from '../form/values.ts';

const entriesIn = ({ donate }: Data) => (isData(donate) ? donate['mobileMoney'] : undefined);

/**
 * Adds a code to each number of mobile money that was checked anew. By the code the launch check
 * notices when a number is changed later. Values that cannot be saved stay as they are.
 * @param data what the values stand for
 */
export function withCheckedCodes<Values extends Data>(values: Values, data: unknown): Values {
  const entries = isData(data) && mobileMoney.safeParse(entriesIn(data)).data;
  if (!entries) return values;
  const coded = (entriesIn(values) as Data[]).map((entry, index) => {
    const read = entries[index];
    return read ? { ...entry, checkedCode: renewedCode(read) } : entry;
  });
  return { ...values, donate: { ...(values['donate'] as Data), mobileMoney: coded } };
}
