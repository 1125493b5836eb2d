/** Units in letters. Arabic has them as words: nobody reads its single letters as units. */
const unitDisplay = (language: string) => (/^ar\b/.test(language) ? 'long' : 'short');

/**
 * Formats a length, such as "2 min 10 sec". @param length in seconds
 * @param language of the page (BCP 47), whose digits and units are used
 */
export function formatLength(length: number, language: string): string {
  const total = Math.max(1, Math.round(length));
  const [hours, minutes, seconds] = [
    Math.floor(total / 3600),
    Math.floor(total / 60) % 60,
    total % 60,
  ];
  const amount = (value: number, unit: string) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay: unitDisplay(language),
    }).format(value);
  const parts = [
    { value: hours, unit: 'hour' },
    { value: minutes, unit: 'minute' },
    { value: hours > 0 ? 0 : seconds, unit: 'second' },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, unit }) => amount(value, unit));
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts);
}

/** Formats the size of a track, such as "0.7 MB", rounded up. */
export function formatSize(bytes: number, language: string): string {
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: unitDisplay(language),
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'ceil',
  });
  return megabytes.format(bytes / 1_000_000);
}

/** Reads a length such as `4:10` or `1:02:30`, in seconds. */
export const parseLength = (length: string): number =>
  length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
