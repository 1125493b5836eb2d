/**
 * Formats a whole number: 2000 is "2,000" in English, "٢٬٠٠٠" in Egypt.
 * @param language of the reader (BCP 47)
 */
export function numberIn(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Whether a language writes other digits than 0–9, such as `١ ٢ ٣`. */
export const hasOtherFigures = (language: string): boolean => numberIn(1, language) !== '1';
