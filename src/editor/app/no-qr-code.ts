/**
 * Takes the place of `qr` in the editor, which shows pages as on a screen: only paper has the code
 * of the poster.
 */
export const encodeQR = (): string[][] => [];
