import { expect, test } from './support/test.ts';
import { drawnByOurs } from './support/typefaces.ts';

/** What letters of ours a heading asks for beyond the plain ones. */
const LANGUAGES: { language: string; words: string; brings: string[] }[] = [
  { language: 'English', words: 'Music – “for all”', brings: [] },
  { language: 'French', words: 'À l’œuvre, forêts où ça naît, Noël, sûr', brings: ['european'] },
  { language: 'Portuguese', words: 'Canções, pão, três, avó, lá, Índia', brings: ['european'] },
  { language: 'Hausa', words: 'Ƙwarai, ɗan, ɓera, ƴa', brings: ['african'] },
  { language: 'Yoruba', words: 'Òjó, Adébáyò, Ìyá, ìlú, È, è, Ù, ù, À, à', brings: ['european'] },
  {
    language: 'Yoruba with dots',
    words: 'Ẹgbẹ́ olórin, ọ̀rọ̀, Ọ̀, Ṣẹ́, ṣe, ẹ̄, ǹ, ń, ḿ',
    brings: ['african', 'dotted', 'european'],
  },
  { language: 'Igbo', words: 'Ndị ọkwụ, ụlọ egwu, Ịkụ', brings: ['dotted', 'dotted-i'] },
  {
    language: 'Igbo with tones',
    words: 'Ọ́, ọ̄, ụ̀, Ị́, ṅ, Ṅ, ā, ē, ī, ō, ū, ñ',
    brings: ['african', 'dotted', 'european'],
  },
  {
    language: 'Yoruba and Igbo nasals, Yoruba in its other spelling',
    words: 'm̀, M̀, m̄, n̄, ò́, o̩, E̩, s̩',
    brings: ['dotted', 'european', 'marked', 'open-o'],
  },
  { language: 'Kikuyu', words: 'Mũgĩthi wa rwĩmbo', brings: ['african'] },
  { language: 'Ewe', words: 'Ŋɔŋlɔ, ɖe, ƒo, ɣe, Ʋu, ʋu, Ɛ, ɛ', brings: ['african'] },
  {
    language: 'Ewe with tones',
    words: 'ɔ̀, Ɔ́, ɔ̃, ã, ẽ, ĩ, õ, ũ',
    brings: ['african', 'dotted', 'dotted-i', 'european', 'open-o'],
  },
  { language: 'Twi', words: 'Ɔdɔ, ɛyɛ, Ɛno', brings: ['african'] },
  {
    language: 'Lingala',
    words: 'mɔ́kɔ́, ndáko, ngáí, mbôté, ǎ, ě, ǐ, ǒ, ǔ',
    brings: ['african', 'dotted', 'european', 'open-o'],
  },
  {
    language: 'Wolof',
    words: 'Ñaata, ŋ, Ŋaay, ëtt, jàng, séet, góor',
    brings: ['african', 'european'],
  },
  { language: 'Bambara', words: 'ɲɛ, Ɲɔ, ŋɔ, sánga, fànga', brings: ['african', 'european'] },
];

// As a browser's own translation does it.
for (const { language, words, brings } of LANGUAGES)
  test(`a heading in ${language} is drawn by the site's typeface throughout`, async ({
    page,
    open,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, letters] = /ojuju-([\w-]+?)\./.exec(request.url()) ?? [];
      if (letters) asked.add(letters);
    });
    await open('/donate');
    const before = new Set(asked);
    await page.locator('h1').evaluate((it, text) => {
      it.textContent = text;
      // Their style is computed, so the typefaces are asked for.
      it.getBoundingClientRect();
    }, words);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await drawnByOurs(page, 'h1')).not.toContain(false);
    // The page's own words may have brought some before.
    const more = [...asked].filter((letters) => !before.has(letters) || brings.includes(letters));
    expect.soft(more.sort()).toEqual(brings);
  });
