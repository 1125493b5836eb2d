import { crc32 } from '../../../../core/text/crc32.ts';
import { comparableNumber, type Recipient } from './numbers.ts';

/** What somebody checked by sending money, and when. */
interface CheckedEntry extends Recipient {
  account?: string | undefined;
  name: string;
  /** Year-month-day. */
  checked: string;
  checkedCode?: string | undefined;
}

/** The form of the code: its day and the checksum of the entry. */
export const CHECKED_CODE = /^\d{4}-\d\d-\d\d [0-9a-f]{8}$/;

/**
 * A checksum of the checked fields and the day. Stored beside them, it shows when one of them was
 * changed afterwards.
 */
export function checkedCode(entry: CheckedEntry): string {
  const { kind, country, service, account = '', name, checked } = entry;
  const fields = [kind, country, service, comparableNumber(entry), account, name].join('\n');
  return `${checked} ${crc32(fields).toString(16).padStart(8, '0')}`;
}

/**
 * The code to store when an entry is saved: computed anew on the day of the check, and unchanged
 * afterwards, so that a later change of the entry shows.
 * @param today year-month-day
 */
export function renewedCode(
  entry: CheckedEntry,
  today = new Date().toISOString().slice(0, 10),
): string {
  const { checked, checkedCode: known = '' } = entry;
  return known.startsWith(checked) && checked < today ? known : checkedCode(entry);
}
