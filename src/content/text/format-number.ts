/** Formats a whole number: 2000 is "2,000" in English, "٢٬٠٠٠" in Egypt. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Whether a language uses digits other than 0–9, such as `١ ٢ ٣`. */
export const hasOwnDigits = (language: string): boolean => formatNumber(1, language) !== '1';
