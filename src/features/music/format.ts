import { fill } from '../../core/fill.ts';
import { formatNumber } from '../../core/text/format-number.ts';
import type { MusicWords } from './content.ts';

/**
 * Formats a length, such as "2 min 10 s".
 * @param language of the page (BCP 47), whose digits are used
 */
export function lengthIn(
  length: number,
  words: Pick<MusicWords, 'seconds' | 'minutes' | 'hours'>,
  language: string,
): string {
  const all = Math.max(1, Math.round(length));
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60)];
  const number = (value: number) => formatNumber(value, language);
  if (hours > 0)
    return fill(words.hours, { hours: number(hours), minutes: number(minutes - hours * 60) });
  const seconds = number(all - minutes * 60);
  return minutes > 0
    ? fill(words.minutes, { minutes: number(minutes), seconds })
    : fill(words.seconds, { seconds });
}

/** Formats the size of a piece, such as "0.7 MB", rounded up. */
export function sizeIn(bytes: number, { size }: Pick<MusicWords, 'size'>, language: string) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = Math.max(0.1, Math.ceil(bytes / 100_000) / 10);
  return fill(size, { megabytes: new Intl.NumberFormat(language, digits).format(megabytes) });
}

/** The seconds of a length as people write it, such as `4:10` or `1:02:30`. */
export const secondsOf = (length: string): number =>
  length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
