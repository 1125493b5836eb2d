/**
 * Makes the files in src/fonts/ from the typeface Ojuju (Afrotype, SIL Open Font License):
 * one weight instead of the whole range, and only the letters the site's languages use.
 * Run with `npm run font` after changing a list below; the files are checked in. A letter that its source lacks is left
 * out without a word: tests/typeface.spec.ts asks the browser what draws the letters of each language.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const WEIGHT = 760;
const SOURCE = new URL('../node_modules/@fontsource-variable/ojuju/', import.meta.url);
const TARGET = new URL('../src/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const FILES = [
  // English, with quotation marks and dashes. Below 14,100 bytes, so that it comes in the first flight of a connection.
  {
    source: 'latin',
    target: 'ojuju',
    letters: `${range(0x20, 0x7e)}\u00a0«»·–—‘’“”…`,
  },
  // The others are downloaded only by a page that shows one of their letters: those of French and Portuguese;
  {
    source: 'latin',
    target: 'ojuju-european',
    letters: 'ÀÁÂÃÇÈÉÊËÍÎÏÑÓÔÕÚÙÛÜàáâãçèéêëíîïñóôõúùûüÆæŒœŸÿ',
  },
  // of Hausa, Ewe, Kikuyu, Chewa, Sotho and their neighbours;
  {
    source: 'latin-ext',
    target: 'ojuju-african',
    letters: 'ƁɓĐđƉɖƊɗƏəƎǝƐɛƑƒƔɣƘƙƖɩƝɲŊŋƆɔŠšṢṣƱʊƲʋŴŵƳƴƷʒʼĀāĒēĪīŌōŪūĨĩŨũŃńǸǹḾḿ',
  },
  // and the dotted vowels of Yoruba and Igbo with the marks of their tones, which the source keeps with Vietnamese.
  {
    source: 'vietnamese',
    target: 'ojuju-dotted',
    letters: 'ẸẹẠạỌọỊịỤụ\u0300\u0301\u0304',
  },
];

await mkdir(TARGET, { recursive: true });
for (const { source, target, letters } of FILES) {
  const font = await readFile(new URL(`files/ojuju-${source}-wght-normal.woff2`, SOURCE));
  const subset = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // Stylistic alternates are never used and would nearly double the file.
    noLayoutClosure: true,
  });
  await writeFile(new URL(`${target}.woff2`, TARGET), subset);
  console.log(`src/fonts/${target}.woff2: ${subset.length} bytes`);
}
