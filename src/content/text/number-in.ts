/** A whole number in the digits and with the signs of its reader: 2000 is "2,000" in English, "٢٬٠٠٠" in Egypt. @param language BCP 47 */
export function numberIn(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Whether a language counts in other figures than scripts do: `١ ٢ ٣`. */
export const hasOtherFigures = (language: string): boolean => numberIn(1, language) !== '1';
