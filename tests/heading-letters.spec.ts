import { expect, test } from './support/test.ts';
import { typefacesOf } from './support/typefaces.ts';

/** Headings in languages whose letters lie in files of their own. */
const HEADINGS = {
  English: 'Music – “for all”',
  French: 'À l’œuvre, forêts où ça naît, Noël, sûr',
  Portuguese: 'Canções, pão, três, avó, lá, Índia',
  Hausa: 'Ƙwarai, ɗan, ɓera, ƴa',
  Yoruba:
    'Òjó, Adébáyò, Ìyá, ìlú, È, è, Ù, ù, À, à, Ẹgbẹ́, ọ̀rọ̀, Ọ̀, Ṣẹ́, ṣe, ẹ̄, ǹ, ń, ḿ, m̀, M̀, ò́, E̩, s̩',
  Igbo: 'Ndị ọkwụ, ụlọ egwu, Ịkụ, Ọ́, ọ̄, ụ̀, Ị́, ṅ, Ṅ, ā, ē, ī, ō, ū, ñ, m̄, n̄, o̩',
  Kikuyu: 'Mũgĩthi wa rwĩmbo',
  Ewe: 'Ŋɔŋlɔ, ɖe, ƒo, ɣe, Ʋu, ʋu, Ɛ, ɛ, ɔ̀, Ɔ́, ɔ̃, ã, ẽ, ĩ, õ, ũ',
  Twi: 'Ɔdɔ, ɛyɛ, Ɛno',
  Lingala: 'mɔ́kɔ́, ndáko, ngáí, mbôté, ǎ, ě, ǐ, ǒ, ǔ',
  Wolof: 'Ñaata, ŋ, Ŋaay, ëtt, jàng, séet, góor',
  Bambara: 'ɲɛ, Ɲɔ, ŋɔ, sánga, fànga',
};

test("a heading in each language is drawn by the site's typeface throughout", async ({
  page,
  open,
}) => {
  await open('/donate');
  for (const [language, words] of Object.entries(HEADINGS)) {
    // As a browser's own translation does it.
    await page.locator('h1').evaluate((it, text) => {
      it.textContent = text;
      // Their style is computed, so the typefaces are asked for.
      it.getBoundingClientRect();
      return document.fonts.ready.then(() => undefined);
    }, words);
    for (const name of await typefacesOf(page, 'h1')) expect.soft(name, language).toMatch(/^Ojuju/);
  }
});
