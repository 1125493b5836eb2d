import { expect, test } from './support/test.ts';
import { typefacesOf } from './support/typefaces.ts';

/** What letters of ours a heading asks for beyond the plain ones. */
const LANGUAGES: [language: string, words: string, ...brings: string[]][] = [
  ['English', 'Music – “for all”'],
  ['French', 'À l’œuvre, forêts où ça naît, Noël, sûr', 'european'],
  ['Portuguese', 'Canções, pão, três, avó, lá, Índia', 'european'],
  ['Hausa', 'Ƙwarai, ɗan, ɓera, ƴa', 'african'],
  ['Yoruba', 'Òjó, Adébáyò, Ìyá, ìlú, È, è, Ù, ù, À, à', 'european'],
  ['Yoruba with dots', 'Ẹgbẹ́ olórin, ọ̀rọ̀, Ọ̀, Ṣẹ́, ṣe, ẹ̄, ǹ, ń, ḿ', 'african', 'dotted', 'european'],
  ['Igbo', 'Ndị ọkwụ, ụlọ egwu, Ịkụ', 'dotted', 'dotted-i'],
  ['Igbo with tones', 'Ọ́, ọ̄, ụ̀, Ị́, ṅ, Ṅ, ā, ē, ī, ō, ū, ñ', 'african', 'dotted', 'european'],
  ['Yoruba and Igbo nasals', 'm̀, M̀, m̄, n̄, ò́, o̩, E̩, s̩', 'dotted', 'european', 'marked', 'open-o'],
  ['Kikuyu', 'Mũgĩthi wa rwĩmbo', 'african'],
  ['Ewe', 'Ŋɔŋlɔ, ɖe, ƒo, ɣe, Ʋu, ʋu, Ɛ, ɛ', 'african'],
  [
    'Ewe with tones',
    'ɔ̀, Ɔ́, ɔ̃, ã, ẽ, ĩ, õ, ũ',
    'african',
    'dotted',
    'dotted-i',
    'european',
    'open-o',
  ],
  ['Twi', 'Ɔdɔ, ɛyɛ, Ɛno', 'african'],
  ['Lingala', 'mɔ́kɔ́, ndáko, ngáí, mbôté, ǎ, ě, ǐ, ǒ, ǔ', 'african', 'dotted', 'european', 'open-o'],
  ['Wolof', 'Ñaata, ŋ, Ŋaay, ëtt, jàng, séet, góor', 'african', 'european'],
  ['Bambara', 'ɲɛ, Ɲɔ, ŋɔ, sánga, fànga', 'african', 'european'],
];

test("a heading in each language is drawn by the site's typeface throughout, with the letters that it needs", async ({
  page,
  open,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, letters] = /ojuju-([\w-]+?)\./.exec(request.url()) ?? [];
    if (letters) asked.add(letters);
  });
  for (const [language, words, ...brings] of LANGUAGES) {
    asked.clear();
    await open('/donate');
    const before = new Set(asked);
    // As a browser's own translation does it.
    await page.locator('h1').evaluate((it, text) => {
      it.textContent = text;
      // Their style is computed, so the typefaces are asked for.
      it.getBoundingClientRect();
      return document.fonts.ready.then(() => undefined);
    }, words);
    for (const name of await typefacesOf(page, 'h1')) expect.soft(name, language).toMatch(/^Ojuju/);
    // The page's own words may have brought some before.
    const more = [...asked].filter((letters) => !before.has(letters) || brings.includes(letters));
    expect.soft(more.sort(), language).toEqual(brings);
  }
});
