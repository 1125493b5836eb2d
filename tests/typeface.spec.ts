import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { drawnByOurs } from './support/typefaces.ts';

/** Headings, and the letters of ours that some of them ask for beyond the plain ones. */
const LANGUAGES: [language: string, words: string, brings?: string[]][] = [
  ['English', 'Music – “for all”', []],
  ['French', 'À l’œuvre, forêts où ça naît, Noël, sûr', ['european']],
  ['Portuguese', 'Canções, pão, três, avó, lá, Índia'],
  ['Hausa', 'Ƙwarai, ɗan, ɓera, ƴa', ['african']],
  ['Yoruba', 'Òjó, Adébáyò, Ìyá, ìlú, È, è, Ù, ù, À, à'],
  ['Yoruba with dots', 'Ẹgbẹ́ olórin, ọ̀rọ̀, Ọ̀, Ṣẹ́, ṣe, ẹ̄, ǹ, ń, ḿ'],
  ['Igbo', 'Ndị ọkwụ, ụlọ egwu, Ịkụ', ['dotted', 'dotted-i']],
  ['Igbo with tones', 'Ọ́, ọ̄, ụ̀, Ị́, ṅ, Ṅ, ā, ē, ī, ō, ū, ñ', ['african', 'dotted', 'european']],
  [
    'Yoruba and Igbo nasals, Yoruba in its other spelling',
    'm̀, M̀, m̄, n̄, ò́, o̩, E̩, s̩',
    ['dotted', 'european', 'marked', 'open-o'],
  ],
  ['Kikuyu', 'Mũgĩthi wa rwĩmbo'],
  ['Ewe', 'Ŋɔŋlɔ, ɖe, ƒo, ɣe, Ʋu, ʋu, Ɛ, ɛ'],
  ['Ewe with tones', 'ɔ̀, Ɔ́, ɔ̃, ã, ẽ, ĩ, õ, ũ'],
  ['Twi', 'Ɔdɔ, ɛyɛ, Ɛno'],
  ['Lingala', 'mɔ́kɔ́, ndáko, ngáí, mbôté, ǎ, ě, ǐ, ǒ, ǔ'],
  ['Wolof', 'Ñaata, ŋ, Ŋaay, ëtt, jàng, séet, góor'],
  ['Bambara', 'ɲɛ, Ɲɔ, ŋɔ, sánga, fànga'],
];

/** Changes the heading, as a browser's own translation does it. */
const say = (page: Page, words: string) =>
  page.locator('h1').evaluate((heading, text) => {
    heading.textContent = text;
    // Their style is computed, so the typefaces are asked for.
    heading.getBoundingClientRect();
    return document.fonts.ready.then(() => undefined);
  }, words);

test('a heading of every language is drawn by the site’s typeface throughout', async ({
  page,
  open,
}) => {
  await open('/donate');
  for (const [language, words] of LANGUAGES) {
    await say(page, words);
    expect.soft(await drawnByOurs(page, 'h1'), language).not.toContain(false);
  }
});

for (const [language, words, brings] of LANGUAGES)
  if (brings)
    test(`a heading in ${language} brings no letters that it lacks`, async ({ page, open }) => {
      const asked = new Set<string>();
      page.on('request', (request) => {
        const [, letters] = /ojuju-([\w-]+?)\./.exec(request.url()) ?? [];
        if (letters) asked.add(letters);
      });
      await open('/donate');
      // The page's own words may bring some.
      const before = new Set(asked);
      await say(page, words);
      const more = [...asked].filter((letters) => !before.has(letters) || brings.includes(letters));
      expect(more.sort()).toEqual(brings);
    });
