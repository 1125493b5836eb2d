import { crc32 } from '../../text/crc32.ts';
import { sameForm, type PlaceToSend } from './numbers.ts';

/** What somebody checked by sending money, and when. */
export interface Checked extends PlaceToSend {
  account?: string | undefined;
  name: string;
  /** Year-month-day. */
  checked: string;
  checkedCode?: string | undefined;
}

/** The form of the code: its day and what stands for the entry. */
export const CHECKED_CODE = /^\d{4}-\d\d-\d\d [0-9a-f]{8}$/;

/**
 * Stands for what was checked on that day: where money goes, and the name that the phone shows.
 * Kept beside it, it tells that something was changed later.
 */
export function checkedCode(entry: Checked): string {
  const { kind, country, service, account = '', name, checked } = entry;
  const said = [kind, country, service, sameForm(entry), account, name].join('\n');
  return `${checked} ${crc32(said).toString(16).padStart(8, '0')}`;
}

/**
 * The code of an entry that is saved: a new one where its day is new, or as long as that day is
 * today; otherwise the one that it has, which tells of a later change.
 * @param today year-month-day
 */
export function renewedCode(entry: Checked, today = new Date().toISOString().slice(0, 10)): string {
  const { checked, checkedCode: known = '' } = entry;
  return known.startsWith(checked) && checked < today ? known : checkedCode(entry);
}
