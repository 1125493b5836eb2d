/** Formats a number with its unit, in letters. Arabic has words: nobody reads its letters as units. */
function withUnit(
  value: number,
  unit: string,
  language: string,
  options?: Intl.NumberFormatOptions,
): string {
  const unitDisplay = /^ar\b/.test(language) ? 'long' : 'short';
  const format = { style: 'unit', unit, unitDisplay, ...options } as const;
  return new Intl.NumberFormat(language, format).format(value);
}

/**
 * Formats a length, such as "2 min 10 sec". @param length in seconds
 * @param language of the page (BCP 47), whose digits and units are used
 */
export function formatLength(length: number, language: string): string {
  const total = Math.max(1, Math.round(length));
  const hour = Math.floor(total / 3600);
  const amounts = {
    hour,
    minute: Math.floor(total / 60) % 60,
    second: hour > 0 ? 0 : total % 60,
  };
  const parts = Object.entries(amounts)
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => withUnit(value, unit, language));
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts);
}

/** Formats the size of a track, such as "0.7 MB", rounded up. */
export const formatSize = (bytes: number, language: string): string =>
  withUnit(bytes / 1_000_000, 'megabyte', language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'ceil',
  });

/** Reads a length such as `4:10` or `1:02:30`, in seconds. */
export const parseLength = (length: string): number =>
  length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
