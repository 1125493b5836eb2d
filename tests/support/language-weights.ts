import { statSync } from 'node:fs';
import { pagesOf } from '../../hosting/pages.ts';
import { directionOf, pathIn } from '../../src/content/languages/language.ts';

export interface LanguageWeight {
  code: string;
  path: string;
  /** Bytes of the page, compressed with brotli. */
  bytes: number;
  /** Bytes of the same page in the first language. */
  ofFirst: number;
  /** The most bytes it may have. */
  allowed: number;
}

/**
 * The allowed ratio to the first language: Arabic letters take two bytes and a typeface of their
 * own.
 */
const MORE = { ltr: 1.15, rtl: 1.3 };

/** Weighs every page of every other language. */
export function languageWeights(dist: URL, [first = '', ...others]: readonly string[]) {
  const pages = pagesOf(dist).flatMap(({ address, file }) => (address ? [{ address, file }] : []));
  const bytesOf = (file: string) => statSync(new URL(`${file}.br`, dist)).size;
  const ofLanguage = (code: string) => (address: string) =>
    address === `/${code}` || address.startsWith(`/${code}/`);
  const own = pages.filter(({ address }) => !others.some((code) => ofLanguage(code)(address)));
  return [first, ...others].flatMap((code) =>
    own.flatMap(({ address, file }): LanguageWeight[] => {
      const path = code === first ? address : pathIn(`/${code}`, address);
      const same = pages.find((page) => page.address === path);
      if (!same) return [];
      const ofFirst = bytesOf(file);
      const allowed = Math.round(ofFirst * MORE[directionOf(code)]);
      return [{ code, path, bytes: bytesOf(same.file), ofFirst, allowed }];
    }),
  );
}
