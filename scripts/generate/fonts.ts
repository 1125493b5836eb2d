import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Files } from '../generate.ts';

const WEIGHT = 760;
const PACKAGES = new URL('../../node_modules/', import.meta.url);
const ojuju = (letters: string) =>
  `@fontsource-variable/ojuju/files/ojuju-${letters}-wght-normal.woff2`;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Grave, acute, tilde and macron. */
const MARKS = '\u0300\u0301\u0303\u0304';

interface FontFile {
  /** In node_modules. */
  source: string;
  /** Name in src/fonts. */
  target: string;
  letters: string;
  /** Letters take other shapes as they join; the source has one weight. */
  joining?: boolean;
}

const FONTS: FontFile[] = [
  // English, with quotation marks and dashes. Below 14,100 bytes, so that it comes in the first
  // flight of a connection.
  {
    source: ojuju('latin'),
    target: 'ojuju',
    letters: `${range(0x20, 0x7e)}\u00a0«»·–—‘’“”…`,
  },
  // The others are downloaded only by a page that shows one of their letters: those of French,
  // Portuguese and, with graves, of Yoruba;
  {
    source: ojuju('latin'),
    target: 'ojuju-european',
    letters: 'ÀÁÂÃÇÈÉÊËÌÍÎÏÑÒÓÔÕÚÙÛÜàáâãçèéêëìíîïñòóôõúùûüÆæŒœŸÿ',
  },
  // of Hausa, Ewe, Twi, Lingala, Bambara, Kikuyu, Chewa, Sotho and their neighbours;
  {
    source: ojuju('latin-ext'),
    target: 'ojuju-african',
    letters: 'ƁɓĐđƉɖƊɗƏəƎǝƐɛƑƒƔɣƘƙƖɩƝɲŊŋƆɔŠšṢṣƱʊƲʋŴŵƳƴƷʒʼĀāĒēĪīŌōŪūĨĩŨũŃńǸǹḾḿṄṅǍǎĚěǏǐǑǒǓǔ',
  },
  // and the dotted vowels of Yoruba and Igbo, which the source keeps with Vietnamese. The typeface
  // places marks of tones over all of them but ị, over ɔ but not ɛ: a file with marks has no letter
  // over which they would be lost, so that browsers draw such a letter in a typeface of their own.
  { source: ojuju('vietnamese'), target: 'ojuju-dotted', letters: `ẸẹẠạỌọỊỤụ${MARKS}` },
  { source: ojuju('vietnamese'), target: 'ojuju-dotted-i', letters: 'ịẼẽ' },
  { source: ojuju('latin-ext'), target: 'ojuju-open-o', letters: `Ɔɔ${MARKS}` },
  // Letters under marks that no single character has: m̀, n̄, o̩, ò́.
  {
    source: ojuju('latin'),
    target: 'ojuju-marked',
    letters: `EMNOSemnosÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú${MARKS}\u0329`,
  },
  // Arabic, with the letters for foreign names (پ چ ڤ گ), vowel marks and punctuation; the shapes
  // in which letters join stay. Its figures are Ojuju's.
  {
    source: '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
    target: 'lalezar',
    letters: `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670پچڤگ،؛؟`,
    joining: true,
  },
];

/**
 * Gives the files in src/fonts/ from the typefaces Ojuju (Afrotype) and, for Arabic, Lalezar (Borna
 * Izadpanah), both under the SIL Open Font License: one weight instead of the whole range, and only
 * the letters the site's languages use. A letter that its source lacks is left out without a word:
 * tests/typeface.spec.ts asks the browser what draws the letters of each language.
 */
export async function generate(): Promise<Files> {
  const files: Files = {};
  for (const { source, target, letters, joining = false } of FONTS) {
    files[`src/fonts/${target}.woff2`] = await subsetFont(
      await readFile(new URL(source, PACKAGES)),
      letters,
      {
        targetFormat: 'woff2',
        ...(joining ? {} : { variationAxes: { wght: WEIGHT } }),
        // Without the shapes of letters that join, also the stylistic alternates stay out, which
        // would nearly double a file.
        noLayoutClosure: !joining,
      },
    );
  }
  return files;
}
