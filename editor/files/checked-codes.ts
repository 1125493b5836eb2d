import { renewedCode } from '../../src/content/schemas/mobile-money/checked-code.ts';
import { mobileMoney } from '../../src/content/schemas/mobile-money/entry.ts';
import { isData, type Data } from '../form/values.ts';

const entriesIn = ({ donate }: Data) => (isData(donate) ? donate['mobileMoney'] : undefined);

/**
 * The values of a form with a code beside each number of mobile money whose check is new, by which
 * the launch check notices that it was changed later. What cannot be saved stays as it is.
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
