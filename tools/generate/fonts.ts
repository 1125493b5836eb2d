import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { GeneratedFiles } from '../generate.ts';

const WEIGHT = 760;
const PACKAGES = new URL('../../node_modules/', import.meta.url);
const ojuju = (letters: string) =>
  `@fontsource-variable/ojuju/files/ojuju-${letters}-wght-normal.woff2`;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Grave, acute, tilde and macron. */
const MARKS = '\u0300\u0301\u0303\u0304';

/** File in src/site/shared/fonts, file of the package, and the letters to keep. */
const FONTS: [target: string, source: string, letters: string][] = [
  // English with quotation marks and dashes. Below 14,100 bytes, to fit into the initial congestion
  // window of a connection.
  ['ojuju', ojuju('latin'), `${range(0x20, 0x7e)}\u00a0«»·–—‘’“”…`],
  // Pages download the others only if they show one of their letters. French and Portuguese, and
  // Yoruba with grave accents:
  ['ojuju-european', ojuju('latin'), 'ÀÁÂÃÇÈÉÊËÌÍÎÏÑÒÓÔÕÚÙÛÜàáâãçèéêëìíîïñòóôõúùûüÆæŒœŸÿ'],
  // Hausa, Ewe, Twi, Lingala, Bambara, Kikuyu, Chewa, Sotho and their neighbours:
  [
    'ojuju-african',
    ojuju('latin-ext'),
    'ƁɓĐđƉɖƊɗƏəƎǝƐɛƑƒƔɣƘƙƖɩƝɲŊŋƆɔŠšṢṣƱʊƲʋŴŵƳƴƷʒʼĀāĒēĪīŌōŪūĨĩŨũŃńǸǹḾḿṄṅǍǎĚěǏǐǑǒǓǔ',
  ],
  // The dotted vowels of Yoruba and Igbo, from the source's Vietnamese file. The typeface places
  // tone marks over all of them except ị, and over ɔ but not over ɛ. A file with marks contains no
  // letter that would lose its mark, so that browsers use a fallback font for such a letter.
  ['ojuju-dotted', ojuju('vietnamese'), `ẸẹẠạỌọỊỤụ${MARKS}`],
  ['ojuju-dotted-i', ojuju('vietnamese'), 'ịẼẽ'],
  ['ojuju-open-o', ojuju('latin-ext'), `Ɔɔ${MARKS}`],
  // Combinations that have no precomposed character: m̀, n̄, o̩, ò́.
  ['ojuju-marked', ojuju('latin'), `EMNOSemnosÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú${MARKS}\u0329`],
  // Arabic, with the letters of foreign names (پ چ ڤ گ), vowel marks and punctuation. Digits come
  // from Ojuju.
  [
    'lalezar',
    '@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2',
    `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670پچڤگ،؛؟`,
  ],
];

/**
 * Generates the files in src/site/shared/fonts/ from the typefaces Ojuju (the Ojuju Project
 * Authors) and, for Arabic, Lalezar (Borna Izadpanah), both under the SIL Open Font License: one
 * weight, and only the letters of the site's languages. A letter that the source lacks is left out
 * without a warning; tests/heading-letters.spec.ts checks in the browser which font draws each
 * letter.
 */
export async function generate(): Promise<GeneratedFiles> {
  const files: GeneratedFiles = {};
  for (const [target, source, letters] of FONTS) {
    // Arabic needs its joining forms; its source has only one weight.
    const joins = target === 'lalezar';
    const data = await readFile(new URL(source, PACKAGES));
    files[`src/site/shared/fonts/${target}.woff2`] = await subsetFont(data, letters, {
      targetFormat: 'woff2',
      ...(joins ? {} : { variationAxes: { wght: WEIGHT } }),
      // For other scripts, leaves out stylistic alternates, which nearly double a file.
      noLayoutClosure: !joins,
    });
  }
  return files;
}
