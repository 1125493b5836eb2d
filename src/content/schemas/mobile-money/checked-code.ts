import { crc32 } from '../../text/crc32.ts';
import { sameForm, type PlaceToSend } from './numbers.ts';

/** What somebody checked by sending money. */
type Checked = PlaceToSend & { account?: string | undefined; name: string };

/**
 * A code that stands for what was checked: where money goes, and the name that the phone shows. Kept beside it, it tells
 * that something was changed later.
 */
export function checkedCode(entry: Checked): string {
  const { kind, country, service, account = '', name } = entry;
  const said = [kind, country, service, sameForm(entry), account, name].join('\n');
  return crc32(said).toString(16).padStart(8, '0');
}
